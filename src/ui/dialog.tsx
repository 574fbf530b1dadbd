import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../navigation/after-frame';
import { Icon } from './icon';
import { toastRoot } from './toaster';

/** What a dialog shows. */
export interface Content extends Record<'picture' | 'title' | 'description' | 'body', ReactNode> {
  /** The id of what takes the focus when the dialog is closed. */
  returnFocusTo: string;
}

interface Props {
  /** Nothing while the dialog is closed. */
  content: Content | undefined;
  onClose: () => void;
  closeLabel: string;
}

/** How long the dialog ignores a press outside it, in ms: it may be the second half of the one that opened it. */
const doublePress = 500;

/**
 * A modal dialog. It scrolls as a whole, under its head: the arrow keys scroll it wherever the focus is.
 *
 * It stands in the document before it is opened: a press only fills and shows it. Right after that frame Ark begins to
 * listen, and the page is taken out of reach, which computes all of its styles anew. Ark's own trap of the focus would
 * keep the toasts out of reach, too, which come over the dialog and may ask something.
 */
export function Dialog({ content, onClose, closeLabel }: Props) {
  const [stage, setStage] = useState<'ready' | 'in use' | 'left'>('ready');
  const openedAt = useRef(0);
  const returnFocusTo = content?.returnFocusTo;
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!root || !returnFocusTo) return;
    openedAt.current = performance.now();
    const dismiss = afterFrame(() => {
      root.inert = true;
      setStage((stage) => (stage === 'left' ? stage : 'in use'));
    });
    return () => {
      dismiss();
      root.inert = false;
      setStage('ready');
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);
  // It goes out of sight at once. The page stays out of reach until the step back in the history is done.
  const close = () => {
    if (stage === 'left') return;
    flushSync(() => setStage('left'));
    afterFrame(onClose);
  };
  const isHidden = !content || stage === 'left';
  return (
    <Ark.Root
      open={stage !== 'ready'}
      onOpenChange={(details) => details.open || close()}
      onInteractOutside={(event) => performance.now() - openedAt.current < doublePress && event.preventDefault()}
      persistentElements={[() => toastRoot]}
      modal={false}
      closeOnInteractOutside
    >
      <Portal>
        <div className="veil" hidden={isHidden} />
        <Ark.Positioner className="fixed inset-0 z-50 grid place-items-center p-4" hidden={isHidden}>
          {/* Ark would hide it until it listens. */}
          <Ark.Content className="dialog" aria-modal hidden={false}>
            <div className="dialog-head">
              {content?.picture}
              <div>
                <Ark.Title className="dialog-title">{content?.title}</Ark.Title>
                <Ark.Description className="text-quiet">{content?.description}</Ark.Description>
              </div>
              {/* It may be pressed before Ark listens. */}
              <Ark.CloseTrigger className="dialog-close" aria-label={closeLabel} onClick={close}>
                <Icon name="close" />
              </Ark.CloseTrigger>
            </div>
            <div className="dialog-body">{content?.body}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
