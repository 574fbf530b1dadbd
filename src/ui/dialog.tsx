import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { addStyles } from '../lib/styles';
import styles from './dialog.css?inline';
import { Icon } from './icon';
import { toastRoot } from './toaster';

/** Elements, not texts: React fails on a text that the browser translates (https://github.com/facebook/react/issues/11538). */
interface Props extends Record<'picture' | 'title' | 'description' | 'banner' | 'children', ReactElement> {
  /** A selector for the element that gets the focus when the dialog is removed. */
  returnFocusTo: string;
  onClose: () => void;
  closeLabel: string;
}

addStyles(styles);

/** How long a click outside the dialog is ignored, in ms: it may be the second of a double click that opened the dialog. */
const doubleClickTimeout = 500;

/** The delay before the page is made inert, in ms. It lets the browser paint the dialog first. */
const inertDelay = 50;

/** A modal dialog, for as long as it is rendered. It scrolls as a whole: the arrow keys work wherever the focus is. */
export function Dialog({ picture, title, description, banner, children, returnFocusTo, onClose, closeLabel }: Props) {
  const [openedAt] = useState(() => performance.now());
  const content = useRef<HTMLDivElement>(null);
  // Makes the page inert. `modal` of Ark would do so before the dialog is painted, and to the toasts above the dialog, too. In a
  // layout effect the focus returns before React removes the dialog: the browser computes the styles once.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    const timer = setTimeout(() => {
      root.inert = true;
    }, inertDelay);
    return () => {
      clearTimeout(timer);
      root.inert = false;
      document.querySelector<HTMLElement>(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);
  return (
    <ArkDialog.Root
      defaultOpen
      onOpenChange={onClose}
      onInteractOutside={(event) => performance.now() - openedAt < doubleClickTimeout && event.preventDefault()}
      persistentElements={[() => toastRoot]}
      initialFocusEl={() => content.current}
      modal={false}
      preventScroll
      closeOnInteractOutside
    >
      <Portal>
        <ArkDialog.Backdrop className="dialog-backdrop" />
        <ArkDialog.Positioner className="dialog-positioner">
          <ArkDialog.Content ref={content} aria-modal className="panel dialog">
            <div className="dialog-header">
              <div className="flex flex-wrap items-center gap-4 dialog-titles">
                {picture}
                <div>
                  <ArkDialog.Title className="panel-title">{title}</ArkDialog.Title>
                  <ArkDialog.Description className="text-quiet">{description}</ArkDialog.Description>
                </div>
                <ArkDialog.CloseTrigger className="panel-close" aria-label={closeLabel}>
                  <Icon name="close" />
                </ArkDialog.CloseTrigger>
              </div>
              {banner}
            </div>
            <div className="dialog-body">{children}</div>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
