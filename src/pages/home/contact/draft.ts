import { getItem, setItem } from '../../../lib/storage';
import { responseTimeout, sentId } from './endpoint';

const key = 'contact-draft';

/** The key of the text that the browser itself has posted: it does so before hydration, or if the scripts fail. */
const postedKey = 'contact-posted';

const getFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('.field')];

/** What is typed into a form, in the order of its fields. */
export const serialize = (form: HTMLFormElement) =>
  String(new URLSearchParams(getFields(form).map(({ name, value }) => [name, value])));

/** Whether every field of a form is empty. */
export const isEmpty = (form: HTMLFormElement) => !getFields(form).some(({ value }) => value);

/** The stored draft. A corrupted one names no field. */
const loadDraft = () => new URLSearchParams(window.unstoredDraft ?? getItem('sessionStorage', key) ?? '');

function storeDraft(draft: string): void {
  window.unstoredDraft = setItem('sessionStorage', key, draft) ? undefined : draft;
}

/** Stores what is typed into a form for this tab. As long as the draft is not restored, an empty field does not overwrite it. */
export function saveDraft(form: HTMLFormElement, isRestored = true): void {
  const draft = loadDraft();
  const values = getFields(form).map(({ name, value }) => [name, value || (!isRestored && draft.get(name)) || '']);
  storeDraft(String(new URLSearchParams(values)));
}

/** Fills a form with the stored draft. It is newer than what the browser itself restores. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const field of getFields(form)) field.value = draft.get(field.name) ?? field.value;
}

/** Gives the focus back to the last field that is filled. The visitor may still have been typing there. */
export function focusLastFilled(form: HTMLFormElement): void {
  const filled = getFields(form).filter(({ value }) => value);
  filled.at(-1)?.focus({ preventScroll: true });
}

/** Removes a text that was sent from the storage and from the form. A text that was typed since stays. */
export function discardDraft(sent: string): void {
  if (String(loadDraft()) === sent) storeDraft('');
  // The visitor may have left the page and come back: then the form is another one.
  for (const form of document.forms) if (serialize(form) === sent) form.reset();
}

/** Discards the draft if the endpoint has led back to the thanks for it: the browser itself had posted it. */
function discardPosted(): void {
  if (location.hash !== `#${sentId}`) return;
  if (getItem('sessionStorage', postedKey) === String(loadDraft())) storeDraft('');
  setItem('sessionStorage', postedKey, '');
}

/** Saves the draft of the contact form from the first letter on, and restores it. `boot.ts` calls this. */
export function initDraft(parsed: Promise<unknown>): void {
  let isRestored = false;
  addEventListener('input', ({ target }) => {
    // An extension may have a form of its own.
    const form = target instanceof Element && target.closest<HTMLFormElement>('.contact-form');
    if (form) saveDraft(form, isRestored);
  });
  const saveAll = () => {
    for (const form of document.forms) if (!isEmpty(form)) saveDraft(form, isRestored);
  };
  // A password manager fills in a field without an event.
  addEventListener('pagehide', saveAll);
  if (ENDPOINT) {
    discardPosted();
    let lastPost: { text: string; time: number } | undefined;
    // While the browser waits for the response, a second click would post the text again, or make the scripts send it, which may have
    // started meanwhile: so this listener comes before that of React.
    const ignoreRepeat = (event: SubmitEvent) => {
      const { target, timeStamp } = event;
      if (!lastPost || !(target instanceof HTMLFormElement) || serialize(target) !== lastPost.text) return;
      if (timeStamp - lastPost.time > responseTimeout) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('submit', ignoreRepeat, { capture: true });
    addEventListener('submit', ({ target, defaultPrevented, timeStamp }) => {
      if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
      lastPost = { text: serialize(target), time: timeStamp };
      setItem('sessionStorage', postedKey, lastPost.text);
    });
    // The browser has its response. If that was a failure, the visitor may come back.
    addEventListener('pagehide', () => {
      lastPost = undefined;
    });
  }
  // In a task of its own, it does not delay the first paint.
  parsed.then(() =>
    setTimeout(() => {
      [...document.forms].forEach(restoreDraft);
      isRestored = true;
    }),
  );
}
