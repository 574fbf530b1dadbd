import { getItem, removeItem, setItem } from '../../../lib/storage';

const key = 'contact-draft';

/** The draft, if the browser refuses storage. */
let unstored: string | undefined;

const getFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('.field')];

/** The text of each field of a form, by the name of the field. */
export const getValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(getFields(form).map(({ name, value }) => [name, value]));

/** Whether every field of a form is empty. */
export const isEmpty = (form: HTMLFormElement) => !getFields(form).some(({ value }) => value);

/** The stored draft. A corrupted one is empty. */
function loadDraft(): Record<string, string> {
  try {
    const draft: Record<string, unknown> = Object(JSON.parse(unstored ?? getItem('sessionStorage', key) ?? '{}'));
    const texts = Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Stores what is typed into a form for this tab. */
export function saveDraft(form: HTMLFormElement): void {
  // Before DOMContentLoaded the draft is not restored yet. An empty field must not overwrite it.
  const isRestored = document.readyState !== 'loading';
  const values = Object.entries(getValues(form)).filter(([, text]) => isRestored || text);
  const draft = JSON.stringify({ ...loadDraft(), ...Object.fromEntries(values) });
  unstored = setItem('sessionStorage', key, draft) ? undefined : draft;
}

/** Fills a form with the stored draft. It is newer than what the browser itself restores. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const field of getFields(form)) field.value = draft[field.name] ?? field.value;
}

/** Removes a text that was sent from the storage and from the form. A text that was typed since stays. */
export function discardDraft(form: HTMLFormElement, sent: Record<string, string>): void {
  const isSent = (values: object) => JSON.stringify(values) === JSON.stringify(sent);
  if (isSent(loadDraft())) {
    removeItem('sessionStorage', key);
    unstored = undefined;
  }
  if (isSent(getValues(form))) form.reset();
}

/** Saves the draft of the contact form from the first letter on, and restores it. `boot.ts` calls this. */
export function initDraft(parsed: Promise<unknown>): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) saveDraft(form);
  });
  // A password manager fills in a field without an event.
  addEventListener('pagehide', () => {
    for (const form of document.forms) if (!isEmpty(form)) saveDraft(form);
  });
  // In a task of its own, it does not delay the first paint.
  parsed.then(() => setTimeout(() => [...document.forms].forEach(restoreDraft)));
}
