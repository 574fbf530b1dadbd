import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import {
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../navigation/after-frame';
import { Icon } from './icon';
import { toastRoot } from './toaster';

type Part = 'picture' | 'title' | 'description' | 'body';

/** What a dialog shows. Each part is an element: a browser that translates the page moves texts away from React. */
export interface Content extends Record<Part, ReactElement> {
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

/** What is shown now, for the few parts that a press changes. */
const Shown = createContext<{ content: Content | undefined; isHidden: boolean }>({
  content: undefined,
  isHidden: true,
});

const Show = ({ part }: { part: Part }) => useContext(Shown).content?.[part];

/** The veil over the page, and the place of the dialog over the veil. */
function Layers({ children }: { children: ReactNode }) {
  const { isHidden } = useContext(Shown);
  return (
    <>
      <div className="veil" hidden={isHidden} />
      <Ark.Positioner className="fixed inset-0 z-50 grid place-items-center p-4" hidden={isHidden}>
        {children}
      </Ark.Positioner>
    </>
  );
}

/**
 * A modal dialog. It scrolls as a whole, under its head: the arrow keys scroll it wherever the focus is.
 *
 * It stands in the document before it is opened: a press only fills and shows it. Right after that frame Ark begins to
 * listen, and the page is taken out of reach, which computes all of its styles anew. Ark's own trap of the focus would
 * keep the toasts out of reach, too, which come over the dialog and may ask something.
 */
export function Dialog({ content, onClose, closeLabel }: Props) {
  const [stage, setStage] = useState<'ready' | 'in use' | 'left'>('ready');
  /** When it was opened, in ms. 0 while it is closed, or about to be. */
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
      openedAt.current = 0;
      root.inert = false;
      setStage('ready');
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);
  // It goes out of sight at once. The page stays out of reach until the step back in the history is done.
  const close = useCallback(() => {
    if (!openedAt.current) return;
    openedAt.current = 0;
    flushSync(() => setStage('left'));
    afterFrame(onClose);
  }, [onClose]);
  const isInUse = stage !== 'ready';
  // React takes longest to render Ark: a press does not render it again.
  const ark = useMemo(() => {
    const press = (event: MouseEvent) => {
      // The button may be pressed before Ark listens. Once Ark listens, it would close the dialog a second time.
      close();
      event.preventDefault();
    };
    return (
      <Ark.Root
        open={isInUse}
        onOpenChange={(details) => details.open || close()}
        onInteractOutside={(event) => performance.now() - openedAt.current < doublePress && event.preventDefault()}
        persistentElements={[() => toastRoot]}
        modal={false}
        closeOnInteractOutside
      >
        <Portal>
          <Layers>
            {/* Ark would hide it until it listens. */}
            <Ark.Content className="dialog" aria-modal hidden={false}>
              <div className="dialog-head">
                <Show part="picture" />
                <div>
                  <Ark.Title className="dialog-title">
                    <Show part="title" />
                  </Ark.Title>
                  <Ark.Description className="text-quiet">
                    <Show part="description" />
                  </Ark.Description>
                </div>
                <Ark.CloseTrigger className="dialog-close" aria-label={closeLabel} onClick={press}>
                  <Icon name="close" />
                </Ark.CloseTrigger>
              </div>
              <div className="dialog-body">
                <Show part="body" />
              </div>
            </Ark.Content>
          </Layers>
        </Portal>
      </Ark.Root>
    );
  }, [isInUse, close, closeLabel]);
  return <Shown value={{ content, isHidden: !content || stage === 'left' }}>{ark}</Shown>;
}
