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

/** Submits the form that waits for React, without it. */
function releaseForm() {
  if (!HAS_FORM || !window.heldForm) return;
  submitNatively(window.heldForm);
  delete window.heldForm;
}

/** Makes Send wait for React from now on, or not. If not, a form that waits is submitted. */
export function waitForReact(does: boolean): void {
  waits = does;
  if (!waits) releaseForm();
}

const isLive = () => 'live' in document.documentElement.dataset;

/**
 * Follows what the visitor does in the form.
 * @param parsed when the document is parsed: then the fields get their kept texts
 */
export function followForm(parsed: Promise<unknown>): void {
  if (!HAS_FORM) return;
  addEventListener('submit', (event) => {
    if (isLive()) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (!waits) return submitNatively(form);
    window.heldForm = form;
    setTimeout(releaseForm, longestHold);
  });
  // What is typed is kept from the first letter on. Whoever goes on typing has not sent the form.
  addEventListener('input', ({ target }) => {
    delete window.heldForm;
    const { form } = target as HTMLInputElement;
    // Once the page is live, the form saves its draft itself.
    if (form && !isLive()) saveDraft(form);
  });
  // In a task of its own, it does not hold up the first paint.
  parsed.then(() => setTimeout(() => document.querySelectorAll('form').forEach(restoreDraft)));
}
