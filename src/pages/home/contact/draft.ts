import { getItem, removeItem, setItem } from '../../../lib/storage';
import { keepId } from './message-id';

const key = 'contact-draft';

/** The draft, if the browser refuses storage. */
let unstored: string | undefined;

const fieldsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(':required')];

/** What is typed in a form, by the name of the field. */
const textsIn = (form: HTMLFormElement) => Object.fromEntries(fieldsIn(form).map(({ name, value }) => [name, value]));

/** Whether nothing is typed in a form. */
export const isEmpty = (form: HTMLFormElement) => !Object.values(textsIn(form)).some(Boolean);

/** What is typed in a form, as one text that can be compared. */
export const typedIn = (form: HTMLFormElement) => JSON.stringify(textsIn(form));

/** The same of a message, by its fields. */
export const typedOf = ({ name, email, message }: Record<string, string>) => JSON.stringify({ name, email, message });

/** What was typed, by the name of the field. A draft that is damaged has no texts. */
function loadDraft(): Record<string, string> {
  try {
    const draft: object = JSON.parse(unstored ?? getItem('sessionStorage', key) ?? '{}');
    return Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function storeDraft(fields: object): void {
  const draft = JSON.stringify(fields);
  unstored = setItem('sessionStorage', key, draft) ? undefined : draft;
}

/**
 * Keeps the unsent text in this tab, if the browser allows. Until the document is parsed the kept text is not back in the
 * fields: an empty field does not mean that it was deleted.
 */
export function saveDraft(form: HTMLFormElement): void {
  const isBack = document.readyState !== 'loading';
  const typed = Object.entries(textsIn(form)).filter(([, text]) => isBack || text);
  storeDraft({ ...(!isBack && loadDraft()), ...Object.fromEntries(typed) });
}

/** Forgets a text that was sent, and empties the form. Another text, typed since, stays. */
export function forgetDraft(typed: string): void {
  if (JSON.stringify(loadDraft()) === typed) {
    removeItem('sessionStorage', key);
    unstored = undefined;
  }
  for (const form of document.querySelectorAll('form')) if (typedIn(form) === typed) form.reset();
}

/** Puts the kept text back into its fields. It is newer than what a browser may have put there itself. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const field of fieldsIn(form)) field.value = draft[field.name] ?? field.value;
}

/** Gives back a message that was not accepted after all. What is typed by now stays in front of it. */
export function giveBack(fields: Record<string, string>): void {
  const draft = loadDraft();
  const texts = [...new Set([draft.message, fields.message])].filter(Boolean).join('\n\n');
  storeDraft({ name: draft.name || fields.name, email: draft.email || fields.email, message: texts });
  keepId(fields.message_id ?? '', typedOf(fields));
  document.querySelectorAll('form').forEach(restoreDraft);
}
