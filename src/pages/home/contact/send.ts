import { signal } from '@preact/signals-react';
import { withTimeout } from '../../../lib/timeout';
import { isOfflineReady } from '../../../pwa/offline';
import { notify } from '../../../ui/notify';
import { discardDraft, saveDraft, serializeForm } from './draft';

/** The outcome of a message: accepted, refused, queued by the worker without a connection, or unknown. */
type Outcome = 'sent' | 'refused' | 'queued' | 'unknown';

/** The status of the last message. It outlives the form: the visitor may open another page before the response. */
export const submissionStatus = signal<Outcome | 'pending' | undefined>(undefined);

/** How long the page waits for a response, in ms. */
const responseTimeout = 20_000;

/** The outcome of a message, from the response of the endpoint. */
export async function getOutcome(response: Response): Promise<Outcome> {
  // A script cannot see where a redirect leads: to a page of thanks, or to another spelling of the URL.
  if (response.type === 'opaqueredirect') return 'unknown';
  if (!response.ok) return 'refused';
  // Some services report a refusal with 200: FormSubmit sends `{"success":"false"}` until it is activated, others `ok`.
  const { success, ok } = Object(await response.json().catch(() => undefined));
  return [success, ok].map(String).includes('false') ? 'refused' : 'sent';
}

/** Posts the fields of a form to the endpoint. */
async function post(form: HTMLFormElement): Promise<Outcome> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const request = fetch(ENDPOINT, {
      method: 'POST',
      body,
      // Form services respond to this with a status, and not with a page.
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      // Services that are restricted to a domain check it.
      referrerPolicy: 'strict-origin',
    });
    return await withTimeout(request.then(getOutcome), responseTimeout);
  } catch (error) {
    console.warn(error);
    // `fetch` rejects with a TypeError without a connection, or if the endpoint refuses CORS. The worker has queued the message then.
    return error instanceof TypeError && isOfflineReady.value ? 'queued' : 'unknown';
  }
}

/** Sends the contact form, if the owner has an endpoint. Otherwise the visitor is thanked, and nothing is sent. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  if (submissionStatus.value === 'pending') return;
  const submittedText = serializeForm(form);
  saveDraft(form);
  submissionStatus.value = 'pending';
  const outcome = ENDPOINT ? await post(form) : 'sent';
  if (outcome === 'sent' || outcome === 'queued') discardDraft(submittedText);
  submissionStatus.value = outcome;
  const isFormOnPage = Boolean(document.querySelector('#content .contact-form'));
  // A message that is sent always has its toast (specification, section 8).
  if (outcome === 'sent' || !isFormOnPage)
    notify({
      type: outcome === 'sent' ? 'success' : 'info',
      title: `contact.${outcome}Title`,
      description: `contact.${outcome}Text`,
      // The status below the form is a live region. Screen readers should not hear the toast, too.
      silent: isFormOnPage,
    });
  // Shows the status, which follows the form, unless the visitor has moved on.
  if (form.matches(':focus-within'))
    requestAnimationFrame(() => form.nextElementSibling?.scrollIntoView({ block: 'nearest' }));
}
