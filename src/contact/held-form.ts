import { restoreDraft, saveDraft, typedIn } from './draft';
import { idOf } from './message-id';

/**
 * The contact form before React: what is typed is kept, and Send waits for the page to become live. The build leaves this
 * out of documents without a form.
 */

/** The longest time that Send waits, in ms. */
const longestHold = 10_000;

/** Whether Send waits for React. If its scripts have failed, nobody comes. */
let waits = true;

/** Submits the form without React. If the messages have no receiver, the email address appears instead. */
function submitNatively(form: HTMLFormElement) {
  if (!MESSAGES) form.dataset.unsent = '';
  else {
    form.querySelector('[name=message_id]')?.setAttribute('value', idOf(typedIn(form)));
    form.submit();
  }
}

function releaseHeldForm() {
  if (window.heldForm) submitNatively(window.heldForm);
  delete window.heldForm;
}

/** Makes Send wait for React from now on. */
export function holdForm(): void {
  waits = true;
}

/** Submits the form that waits for React. From now on, Send does not wait. */
export function releaseForm(): void {
  if (!HAS_FORM) return;
  waits = false;
  releaseHeldForm();
}

/**
 * Follows what the visitor does in the form.
 * @param parsed when the document is parsed: then the fields get their kept texts
 */
export function followForm(parsed: Promise<unknown>): void {
  if (!HAS_FORM) return;
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if ('live' in document.documentElement.dataset || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (!waits) return submitNatively(form);
    window.heldForm = form;
    setTimeout(releaseHeldForm, longestHold);
  });
  // What is typed is kept from the first letter on. Whoever goes on typing has not sent the form.
  addEventListener('input', ({ target }) => {
    delete window.heldForm;
    const form = target instanceof Element && target.closest('form');
    if (form) saveDraft(form);
  });
  // In a task of its own, it does not hold up the first paint.
  parsed.then(() => setTimeout(() => document.querySelectorAll('form').forEach(restoreDraft)));
}
