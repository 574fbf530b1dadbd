import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from './icon';
import { toastRoot } from './toaster';

interface Props extends Record<'picture' | 'title' | 'description' | 'children', ReactNode> {
  onClose: () => void;
  closeLabel: string;
  /** The id of what takes the focus when the dialog is closed. */
  returnFocusTo: string;
}

/** How long the dialog ignores a press outside it, in ms: it may be the second half of the one that opened it. */
const doublePress = 500;

/**
 * Takes the page out of reach, and gives the focus back at the end. Ark's own trap of the focus would keep the toasts
 * out of reach, too, which come over the dialog and may ask something.
 */
function useInertPage(returnFocusTo: string) {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    let isOpen = true;
    const setInert = () => {
      root.inert = isOpen;
    };
    // It changes the styles of the whole page, so the dialog is shown first.
    requestAnimationFrame(() => setTimeout(setInert));
    return () => {
      isOpen = false;
      setInert();
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);
}

/**
 * A modal dialog, open as long as it is rendered. It scrolls as a whole, under its head: the arrow keys scroll it
 * wherever the focus is.
 */
export function Dialog({ onClose, closeLabel, returnFocusTo, picture, title, description, children }: Props) {
  const [openedAt] = useState(() => performance.now());
  useInertPage(returnFocusTo);
  return (
    <Ark.Root
      open
      onOpenChange={(details) => details.open || onClose()}
      onInteractOutside={(event) => performance.now() - openedAt < doublePress && event.preventDefault()}
      persistentElements={[() => toastRoot]}
      modal={false}
      closeOnInteractOutside
    >
      <Portal>
        <Ark.Backdrop className="veil" />
        <Ark.Positioner className="fixed inset-0 z-50 grid place-items-center p-4">
          <Ark.Content className="dialog" aria-modal>
            <div className="dialog-head">
              {picture}
              <div>
                <Ark.Title className="dialog-title">{title}</Ark.Title>
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
