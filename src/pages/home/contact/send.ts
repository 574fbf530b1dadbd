import { signal } from '@preact/signals-react';
import { wordsOf } from '../../../language/message-words';
import { notify } from '../../../ui/notify';
import { forgetDraft, saveDraft, typedIn } from './draft';
import { idOf } from './message-id';
import { answerTo, keptHeader, type Outcome, outcomeOf, requestWith } from './receiver';

/** What became of a message, and the status with which it was refused. */
interface Result {
  outcome: Outcome;
  status?: number;
}

/** The last message of this page. It outlives the form: the visitor may walk on before the answer comes. */
export const lastMessage = signal<Result | { outcome: 'pending' } | undefined>(undefined);

/** The toast that was agreed on: see `tests/specification.ts`. */
const thanks = { type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' } as const;

/** The longest wait for an answer, in ms. The worker keeps a message that the receiver does not answer in 15 s. */
const longestWait = 20_000;

/** Posts a message to the receiver, or to the worker, which stands between them. */
async function post(body: URLSearchParams): Promise<Result> {
  const answer = await answerTo(requestWith(body), longestWait);
  if (answer.headers.has(keptHeader)) return { outcome: 'kept' };
  const outcome = outcomeOf(answer);
  if (outcome === 'unconfirmed') console.warn('A redirect does not say whether the message has arrived.');
  // Without a worker, nobody keeps it.
  return { outcome: outcome === 'kept' ? 'unconfirmed' : outcome, status: answer.status };
}

/** Says what became of a message. The note under the form is what screen readers speak, unless it is out of sight. */
export function report(message: Result): void {
  lastMessage.value = message;
  const { outcome, status } = message;
  const isSeen = Boolean(document.querySelector('#content form'));
  if (outcome === 'sent') notify({ ...thanks, silent: isSeen });
  else if (MESSAGES && !isSeen)
    notify({
      type: 'info',
      title: (language) => wordsOf(language, outcome, status).title,
      description: (language) => wordsOf(language, outcome, status).text,
    });
}

/** The sending of the last message, until it has an outcome. */
export let sending: Promise<void> = Promise.resolve();

/** Sends what is typed, if the owner has said where to. If not, the visitor is thanked all the same. */
async function deliver(form: HTMLFormElement): Promise<void> {
  const typed = typedIn(form);
  // What a password manager has filled in is not in the draft yet.
  saveDraft(form);
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const body = new URLSearchParams({ ...fields, message_id: idOf(typed) });
  lastMessage.value = { outcome: 'pending' };
  const answer = MESSAGES ? await post(body) : { outcome: 'sent' as const };
  if (answer.outcome === 'sent' || answer.outcome === 'kept') forgetDraft(typed);
  report(answer);
}

/** Sends what is typed in a form. */
export function send(form: HTMLFormElement): void {
  sending = deliver(form);
}
