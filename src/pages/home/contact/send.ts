import { signal } from '@preact/signals-react';
import { getOutcomeWords } from '../../../language/message-words';
import { withTimeout } from '../../../lib/timeout';
import { isOfflineReady } from '../../../pwa/offline';
import { notify } from '../../../ui/notify';
import { discardDraft, saveDraft, serialize } from './draft';

/** The outcome of a message: accepted, refused, kept by the worker until there is a connection, or unknown. */
type Outcome = 'sent' | 'refused' | 'queued' | 'unknown';

interface Result {
  outcome: Outcome;
  /** The status code of the response. */
  status?: number;
}

/** The result of the last message of this document. It outlives the form: the visitor may open another page before the response. */
export const lastResult = signal<Result | { outcome: 'pending' } | undefined>(undefined);

/** The toast that the specification fixes. */
const thanks = { type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' } as const;

/** How long the page waits for a response, in ms. */
const responseTimeout = 20_000;

/** The outcome of a message, from the response of the endpoint. */
export async function getOutcome(response: Response): Promise<Outcome> {
  // A script cannot see where a redirect leads: to a page of thanks, or to another spelling of the address.
  if (response.type === 'opaqueredirect') return 'unknown';
  if (!response.ok) return 'refused';
  // FormSubmit responds with 200 and `{"success":"false"}` until it is activated. Other content is a page of thanks, or nothing.
  const { success, ok } = Object(await response.json().catch(() => undefined));
  return [success, ok].map(String).includes('false') ? 'refused' : 'sent';
}

/** Posts the fields of a form to the endpoint. */
async function post(form: HTMLFormElement): Promise<Result> {
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
    const response = await withTimeout(request, responseTimeout);
    return { outcome: await getOutcome(response), status: response.status };
  } catch (error) {
    console.warn(error);
    // `fetch` rejects with a TypeError if there is no connection. The worker has queued the message then (`sw.ts`).
    return { outcome: error instanceof TypeError && isOfflineReady.value ? 'queued' : 'unknown' };
  }
}

/** Shows the result of a message: by the status below the form, and by a toast. */
function showResult(result: Result): void {
  lastResult.value = result;
  const { outcome, status } = result;
  // The status below the form is a live region. Screen readers should not hear the toast, too.
  const isFormVisible = Boolean(document.querySelector('#content .contact-form'));
  if (outcome === 'sent') notify({ ...thanks, silent: isFormVisible });
  // Without an endpoint there is no other outcome. By `ENDPOINT`, the build leaves their words out.
  else if (ENDPOINT && !isFormVisible)
    notify({
      type: 'info',
      title: (language) => getOutcomeWords(language, outcome, status).title,
      description: (language) => getOutcomeWords(language, outcome, status).text,
    });
}

/** Sends the contact form, if the owner has an endpoint. Otherwise the visitor is thanked, and nothing is sent. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  if (lastResult.value?.outcome === 'pending') return;
  const sent = serialize(form);
  // A password manager fills in a field without an event.
  saveDraft(form);
  lastResult.value = { outcome: 'pending' };
  const result: Result = ENDPOINT ? await post(form) : { outcome: 'sent' };
  if (result.outcome === 'sent' || result.outcome === 'queued') discardDraft(sent);
  showResult(result);
  // Unless the visitor has moved on: shows the status, which follows the form.
  if (form.matches(':focus-within'))
    requestAnimationFrame(() => form.nextElementSibling?.scrollIntoView({ block: 'nearest' }));
}
