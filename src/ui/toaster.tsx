import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import type { FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { PageLanguage, useActiveLanguage, useLanguage } from '../language/language';
import type { Key } from '../language/words';
import type { Language } from '../languages';
import { Icon } from './icon';

/** A text in every language: a key of the dictionaries, or words that not every build has. */
type Text = Key | ((language: Language) => string);

export interface Notice {
  type: 'success' | 'info';
  title: Text;
  description: Text;
  /** Whether screen readers hear it elsewhere. */
  silent?: boolean;
  /** What the visitor can answer. A notice that asks stays until it is answered. */
  answers?: readonly { label: Key; run: () => void }[];
}

/** How long a toast stays, in ms: agreed on, see `tests/specification.ts`. */
const duration = 5000;

// Where there is room, a toast stands beside what was pressed, not over it.
const placement = matchMedia('(min-width: 48em)').matches ? 'bottom-end' : 'bottom';
const toaster = createToaster({ placement, gap: 12, duration });

/** Words that follow the language while the toast is shown. */
function Words({ text }: { text: Text }) {
  const { t, language } = useLanguage();
  return typeof text === 'string' ? t(text) : text(language);
}

/** What had the focus before the toasts. */
let before: EventTarget | null = null;

function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
}

/** Gives the focus back when the toast that has it goes. Ark leaves it on the body (measured in 5.39, no report found). */
function giveFocusBack() {
  if (document.activeElement?.closest('[data-scope=toast]') && before instanceof HTMLElement)
    before.focus({ preventScroll: true });
}

/** The place where toasts appear: a polite live region. */
function Toasts() {
  const { t } = useLanguage();
  return (
    <Toaster toaster={toaster} aria-label={t('toast.region')} onFocus={noteFocus}>
      {({ title, description, meta }) => (
        <Toast.Root className="toast" tabIndex={-1} {...(meta?.silent && { role: 'group', 'aria-live': 'off' })}>
          <div>
            <Toast.Title className="font-600">{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
          </div>
          <Toast.CloseTrigger className="button-icon -m-10px ml-auto" aria-label={t('toast.close')}>
            <Icon name="close" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

/** Where the toasts are. They have a root of their own, so that a dialog and a fault in the page leave them alone. */
export const toastRoot = document.body.appendChild(document.createElement('div'));

const ToastsInLanguage = () => (
  <PageLanguage value={useActiveLanguage()}>
    <Toasts />
  </PageLanguage>
);

createRoot(toastRoot).render(<ToastsInLanguage />);

// Screen readers speak only what comes into a live region that they know already.
const regionIsKnown = new Promise((resolve) => setTimeout(resolve, 150));

let count = 0;

/** The last toast of each title. */
const last = new Map<Text, string>();

/** The id of the toast for a notice. News reuses the toast that says the same, if it is still seen. */
function toastOf({ type, title }: Notice): string {
  const before = last.get(title);
  const id = type === 'info' && before && toaster.isVisible(before) ? before : `notice-${count++}`;
  last.set(title, id);
  return id;
}

/** Shows a toast. One that asks something stays until it is answered. */
export async function show(notice: Notice): Promise<void> {
  await regionIsKnown;
  const { type, title, description, answers, silent } = notice;
  const id = toastOf(notice);
  const answer = (run: () => void) => {
    toaster.dismiss(id);
    run();
  };
  toaster.create({
    id,
    type,
    title: <Words text={title} />,
    description: (
      <>
        <Words text={description} />
        {answers && (
          <div className="flex flex-wrap gap-3 mt-3">
            {answers.map(({ label, run }) => (
              <button key={label} type="button" className="button-line" onClick={() => answer(run)}>
                <Words text={label} />
              </button>
            ))}
          </div>
        )}
      </>
    ),
    meta: { silent },
    duration: answers ? Number.POSITIVE_INFINITY : duration,
    onStatusChange: ({ status }) => status === 'dismissing' && giveFocusBack(),
  });
}
