import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { trapFocus } from '@zag-js/focus-trap';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { messages } from './toaster';

interface Props extends Record<'picture' | 'title' | 'description' | 'children', ReactNode> {
  onClose: () => void;
  closeLabel: string;
}

/** If the browser knows CloseWatcher, Android's back gesture closes the dialog and does not leave the page. */
function useBackGesture(close: () => void) {
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [close]);
}

/** How long the rest of a double press on what opens the dialog does not close it, in ms. */
const rest = 500;

/**
 * Keeps the focus in the dialog and in the messages, which come over it and may ask something, and gives it back. The
 * dialog's own trap would keep the messages out of reach.
 */
function useFocusTrap(dialog: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const setReturnFocus = () => (before instanceof HTMLElement ? before : false);
    return trapFocus([() => dialog.current, messages], { setReturnFocus });
  }, [dialog]);
}

/**
 * Whether a scrollbar that goes can leave its room. Ark makes up for one that cannot, and styles the whole page anew; it
 * also knows how to hold a page still under a finger.
 */
const keepsRoom = CSS.supports('scrollbar-gutter', 'stable') && matchMedia('(pointer: fine)').matches;

/** Keeps the page from scrolling under the dialog. */
function useScrollLock() {
  useLayoutEffect(() => {
    if (!keepsRoom) return;
    const { documentElement: html, body } = document;
    if (innerWidth > html.clientWidth) html.style.scrollbarGutter = 'stable';
    body.style.overflow = 'hidden';
    return () => {
      html.style.scrollbarGutter = '';
      body.style.overflow = '';
    };
  }, []);
}

/**
 * A modal dialog, open as long as it is rendered. It scrolls as a whole, under its head: the arrow keys scroll it
 * wherever the focus is. Its look and its greatest height stand in `styles/parts.ts`, under `dialog`.
 */
export function Dialog({ onClose, closeLabel, picture, title, description, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(() => performance.now());
  useBackGesture(onClose);
  useFocusTrap(content);
  useScrollLock();
  return (
    <Ark.Root
      open
      onOpenChange={(details) => details.open || onClose()}
      onInteractOutside={(event) => performance.now() - openedAt < rest && event.preventDefault()}
      persistentElements={[() => messages]}
      trapFocus={false}
      preventScroll={!keepsRoom}
    >
      <Portal>
        <Ark.Backdrop className="fixed inset-0 z-40 bg-veil pointer-events-auto" />
        <Ark.Positioner className="fixed inset-0 z-50 grid place-items-center p-4">
          <Ark.Content ref={content} className="dialog">
            <div className="dialog-head">
              {picture}
              <div>
                <Ark.Title className="text-2xl leading-[1.2]">{title}</Ark.Title>
                <Ark.Description className="text-quiet">{description}</Ark.Description>
              </div>
              <Ark.CloseTrigger
                className="button-icon ml-auto self-start -mt-2 -mr-2 hover:bg-porcelain"
                aria-label={closeLabel}
              >
                <Icon name="close" />
              </Ark.CloseTrigger>
            </div>
            <div className="px-4 sm:px-6 py-2">{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
