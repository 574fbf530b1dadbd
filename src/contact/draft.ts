import { forget, keep, recall } from '../storage';

const key = 'contact-draft';

const fieldsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(':required')];

/** What is typed in a form, by the name of the field. */
const textsIn = (form: HTMLFormElement) => Object.fromEntries(fieldsIn(form).map(({ name, value }) => [name, value]));

/** Whether nothing is typed in a form. */
export const isEmpty = (form: HTMLFormElement) => !Object.values(textsIn(form)).some(Boolean);

/** What is typed in a form, as one text that can be compared. */
export const typedIn = (form: HTMLFormElement) => JSON.stringify(textsIn(form));

/**
 * Keeps the unsent text in this tab, if the browser allows. Until the document is parsed the kept text is not back in the
 * fields: an empty field does not mean that it was deleted.
 */
export function saveDraft(form: HTMLFormElement): void {
  const isBack = document.readyState !== 'loading';
  const typed = Object.entries(textsIn(form)).filter(([, text]) => isBack || text);
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
  const draft = loadDraft();
  for (const field of fieldsIn(form)) if (field.name in draft) field.value = draft[field.name] ?? '';
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
