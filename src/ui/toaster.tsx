import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import type { FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Key } from '../language/translate';
import { useLanguage } from '../language/use-language';
import { Icon } from './icon';

export interface Notice {
  type: 'success' | 'info' | 'error';
  title: Key;
  description?: Key;
  /** What the visitor can answer. A notice that asks stays until it is answered. */
  answers?: readonly { label: Key; run: () => void }[];
}

/** How long a toast stays, in ms (specification, section 9). */
const duration = 5000;

const toaster = createToaster({ placement: 'bottom', gap: 12, duration });

/** Words that follow the language while the toast is shown. */
const Words = ({ name }: { name: Key }) => useLanguage().t(name);

/** What had the focus before the messages. */
let before: EventTarget | null = null;

function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
}

/** Gives the focus back when a message that has it goes; Ark leaves it on the body. */
function giveFocusBack() {
  if (document.activeElement?.closest('.toasts') && before instanceof HTMLElement)
    before.focus({ preventScroll: true });
}

/** The place where toasts appear: a polite live region. */
function Toasts() {
  const { t } = useLanguage();
  return (
    <Toaster toaster={toaster} aria-label={t('toast.region')} className="toasts" onFocus={noteFocus}>
      {({ type, title, description }) => (
        <Toast.Root className="toast" data-kind={type}>
          <div>
            <Toast.Title className="font-600">{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
          </div>
          <Toast.CloseTrigger className="toast-close" aria-label={t('toast.close')}>
            <Icon name="close" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

// A root of its own: messages outlive a fault in the page, and the page does not know when they come.
createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);

// Screen readers speak what comes into a live region that they know already.
const known = new Promise((resolve) => setTimeout(resolve, 150));

let count = 0;

/** Shows a toast. One that asks something stays until it is answered. */
export async function show({ type, title, description, answers }: Notice): Promise<void> {
  await known;
  const id = `notice-${count++}`;
  const answer = (run: () => void) => {
    toaster.dismiss(id);
    run();
  };
  toaster.create({
    id,
    type,
    title: <Words name={title} />,
    description: (
      <>
        {description && <Words name={description} />}
        {answers && (
          <div className="toast-answers">
            {answers.map(({ label, run }) => (
              <button key={label} type="button" className="toast-answer" onClick={() => answer(run)}>
                <Words name={label} />
              </button>
            ))}
          </div>
        )}
      </>
    ),
    duration: answers ? Number.POSITIVE_INFINITY : duration,
    onStatusChange: ({ status }) => status === 'dismissing' && giveFocusBack(),
  });
}
