import { clearFragment } from '../../../lib/history';
import { getItem, setItem } from '../../../lib/storage';

const storageKey = 'contact-draft';

/** The contact form of this document. An extension may have added other forms. */
const getForm = () => document.querySelector<HTMLFormElement>('.contact-form');

const getFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('.field')];

const getDraft = () => new URLSearchParams(getItem('sessionStorage', storageKey) ?? '');

/** The text of a form, in the order of its fields. */
export const serializeForm = (form: HTMLFormElement) =>
  String(new URLSearchParams(getFields(form).map(({ name, value }) => [name, value])));

/** Returns whether every field of a form is empty. */
export const isFormEmpty = (form: HTMLFormElement) => !getFields(form).some(({ value }) => value);

/** Empties the fields that contain only spaces: to the browser, spaces are a value. */
export function clearBlanks(form: HTMLFormElement): void {
  for (const field of getFields(form)) if (!field.value.trim()) field.value = '';
}

/** Stores the text of a form for this tab. */
export const saveDraft = (form: HTMLFormElement) => setItem('sessionStorage', storageKey, serializeForm(form));

/** Fills a form with the draft of this tab: on Back, the browser restores an older text. Other fields keep their value. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return;
  const draft = getDraft();
  for (const field of getFields(form)) field.value = draft.get(field.name) ?? field.value;
}

/** Stores empty fields, so that `restoreDraft` empties those that the browser restores. */
const clearDraft = () => setItem('sessionStorage', storageKey, String(getDraft()).replace(/=[^&]*/g, '='));

/** Removes a text that was submitted, from the storage and from the form. A text that was typed since stays. */
export function discardDraft(submitted: string): void {
  if (getItem('sessionStorage', storageKey) === submitted) clearDraft();
  // The visitor may have left the page and come back: then the form is another one.
  const form = getForm();
  if (form && serializeForm(form) === submitted) form.reset();
}

/** Keeps what is typed into the contact form for this tab, from the first letter on. `boot.ts` calls this. */
export function initDraft(domContentLoaded: Promise<unknown>): void {
  if (ENDPOINT && location.hash === '#sent') {
    clearDraft();
    // The thanks stay (`:target`), but a reload does not thank again.
    domContentLoaded.then(() => setTimeout(clearFragment));
  }
  const updateDraft = ({ target }: Event) => {
    const form = getForm();
    if (!form) return;
    const draft = getDraft();
    // The draft may not be restored yet: an empty field must not replace its text, unless the visitor has just emptied it.
    for (const field of getFields(form))
      if (field === target || (field.value && !draft.get(field.name))) draft.set(field.name, field.value);
    setItem('sessionStorage', storageKey, String(draft));
  };
  addEventListener('input', updateDraft);
  // Some password managers fire no event: https://github.com/facebook/react/issues/1159
  addEventListener('pagehide', updateDraft);
  addEventListener('pageshow', () => restoreDraft(getForm()));
  // In a task of its own, this does not delay the first paint.
  domContentLoaded.then(() => setTimeout(() => restoreDraft(getForm())));
}
