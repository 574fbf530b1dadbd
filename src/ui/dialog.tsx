import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useEffect } from 'react';
import { Icon } from './icon';

interface Props extends Record<'picture' | 'title' | 'description' | 'children', ReactNode> {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
}

/** Android's back gesture closes the dialog before it leaves the page, where CloseWatcher is known. */
function useBackGesture(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [open, close]);
}

/** A modal dialog. It scrolls as a whole, under its head, so that the arrow keys scroll it wherever the focus is. */
export function Dialog({ open, onClose, closeLabel, picture, title, description, children }: Props) {
  useBackGesture(open, onClose);
  return (
    <Ark.Root open={open} onOpenChange={(details) => details.open || onClose()} lazyMount unmountOnExit>
      <Portal>
        <Ark.Backdrop className="dialog-veil" />
        <Ark.Positioner className="dialog-place">
          <Ark.Content className="dialog">
            <div className="dialog-head">
              {picture}
              <div>
                <Ark.Title className="title-dialog">{title}</Ark.Title>
                <Ark.Description className="text-quiet">{description}</Ark.Description>
              </div>
              <Ark.CloseTrigger className="dialog-close" aria-label={closeLabel}>
                <Icon name="close" />
              </Ark.CloseTrigger>
            </div>
            <div className="dialog-body">{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
