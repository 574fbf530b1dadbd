import { forget, keep, recall } from '../storage';

const key = 'contact-draft';

/** What is typed in a form, by the name of the field. */
const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...form.querySelectorAll<HTMLInputElement>(':required')].map(({ name, value }) => [name, value]));

/** Whether nothing is typed in a form. */
export const isEmpty = (form: HTMLFormElement) => !Object.values(fieldsOf(form)).some(Boolean);

/** What is typed in a form, as one text that can be compared. */
export const typedIn = (form: HTMLFormElement) => JSON.stringify(fieldsOf(form));

/**
 * Keeps the unsent text in this tab, if the browser allows. Until the document is parsed the kept text is not back in the
 * fields: an empty field does not mean that it was deleted.
 */
export function saveDraft(form: HTMLFormElement): void {
  const isBack = document.readyState !== 'loading';
  const typed = Object.entries(fieldsOf(form)).filter(([, text]) => isBack || text);
  keep('sessionStorage', key, JSON.stringify({ ...(!isBack && loadDraft()), ...Object.fromEntries(typed) }));
}

/** Forgets a text that was sent. Another one, typed since, stays. */
export function forgetDraft(typed: string): void {
  if (recall('sessionStorage', key) === typed) forget('sessionStorage', key);
}

/** Whether a text is kept that was not sent. */
export const hasDraft = () => recall('sessionStorage', key) !== null;

/** What was typed, by field name. If what is kept is no draft, nothing. */
function loadDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall('sessionStorage', key) ?? '{}');
    const fields = kept instanceof Object ? Object.entries(kept) : [];
    return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Puts the kept text back into its fields. It is newer than what a browser may have put there itself. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of Object.entries(loadDraft())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  }
}

/** Gives back a text that was not accepted after all. What is typed by now stays in front of it. */
export function giveBack({ name = '', email = '', message = '' }: Record<string, string>): void {
  const draft = loadDraft();
  const texts = [draft.message, message].filter(Boolean).join('\n\n');
  keep(
    'sessionStorage',
    key,
    JSON.stringify({ name: draft.name || name, email: draft.email || email, message: texts }),
  );
  document.querySelectorAll('form').forEach(restoreDraft);
}
