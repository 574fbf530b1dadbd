import { signal } from '@preact/signals-react';
import { company } from '../../../content/company';
import { getOutcomeWords } from '../../../language/message-words';
import { getItem, setItem } from '../../../lib/storage';
import { notify } from '../../../ui/notify';
import { discardDraft, saveDraft, serialize } from './draft';
import {
  createRequest,
  fetchWithTimeout,
  getOutcome,
  type Outcome,
  outcomes,
  responseTimeout,
  sentId,
} from './endpoint';

/** What became of a message, and the status of the response. */
interface Result {
  outcome: Outcome;
  status?: number;
}

/** The result of the last message of this page. It outlives the form: the visitor may open another page before the response. */
export const lastResult = signal<Result | { outcome: 'pending' } | undefined>(undefined);

/** The toast that the specification fixes. */
const thanks = { type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' } as const;

/** How long a visitor takes to see what became of a message, in ms. */
const readingTime = 10_000;

const resultKey = 'message-result';

/** Stores what became of a message, for the next document of this tab. */
const storeResult = ({ outcome, status = 0 }: Result) => setItem('sessionStorage', resultKey, `${outcome} ${status}`);

/** Forgets the result of the last message: it would look like that of the next one. */
export function clearResult(): void {
  lastResult.value = undefined;
  setItem('sessionStorage', resultKey, '');
}

/**
 * Shows the result of a message. If the visitor leaves the document before reading it (by Reload for a new version, say), the next
 * one shows it. What is stored of a later message stays.
 */
function showResult(result: Result): void {
  lastResult.value = result;
  if (ENDPOINT) setTimeout(() => lastResult.value === result && setItem('sessionStorage', resultKey, ''), readingTime);
}

/** Shows the stored result of a message whose document was left before it was read. */
export function restoreResult(): void {
  const { hash, pathname, search } = location;
  if (hash === `#${sentId}`) {
    // The thanks for a later message, which the browser itself has posted. They stay (`:target`), but a reload does not thank again.
    history.replaceState(history.state, '', pathname + search);
    setItem('sessionStorage', resultKey, '');
    return;
  }
  const [stored, status] = (getItem('sessionStorage', resultKey) ?? '').split(' ');
  const outcome = outcomes.find((one) => one === stored);
  if (!lastResult.value && outcome) showResult({ outcome, status: Number(status) });
}

/** Posts the fields of a form to the endpoint. The worker may handle the request. */
async function post(form: HTMLFormElement): Promise<Result> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // A script cannot follow a redirect to another origin.
  if (company.redirectField) body.delete(company.redirectField);
  // If the document is left before the response, this is what the next one knows.
  storeResult({ outcome: 'unknown' });
  const response = await fetchWithTimeout(createRequest(body), responseTimeout);
  const result = { outcome: await getOutcome(response), status: response.status };
  storeResult(result);
  return result;
}

/** An extension may have put something else in the place of what the browser has. */
function handleFault(error: unknown): Result {
  console.warn(error);
  return { outcome: 'unknown' };
}

/** Tells the visitor what became of a message: by the status below the form, and by a toast. */
function report(result: Result): void {
  showResult(result);
  const { outcome, status } = result;
  // The status below the form is a live region. Screen readers should not hear the toast, too.
  const isFormVisible = Boolean(document.querySelector('#content form'));
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
  const result: Result = ENDPOINT ? await post(form).catch(handleFault) : { outcome: 'sent' };
  if (result.outcome === 'sent' || result.outcome === 'queued') discardDraft(sent);
  report(result);
  // Unless the visitor has moved on: shows the status, which follows the form.
  if (form.matches(':focus-within'))
    requestAnimationFrame(() => form.nextElementSibling?.scrollIntoView({ block: 'nearest' }));
}
