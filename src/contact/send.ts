import { signal } from '@preact/signals-react';
import { wordsOf } from '../language/message-words';
import { keep, recall } from '../storage';
import { notify } from '../ui/notify';
import { keptHeader, type Outcome, outcomeOf } from './answer';
import { forgetDraft, saveDraft, typedIn } from './draft';
import { requestWith } from './request';

/** A message: what was typed, its idempotency key, and what became of it. */
interface Message {
  typed: string;
  id: string;
  outcome: Outcome | 'pending';
  /** The status with which it was refused. */
  status?: number;
}

/** The last message of this page. It outlives the form: the visitor may walk on before the answer comes. */
export const lastMessage = signal<Message | undefined>(undefined);

/** The toast that was agreed on: see `tests/specification.ts`. */
export const thanks = { type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' } as const;

/** The longest wait for an answer, in ms. The worker keeps a message that the receiver does not answer in 15 s. */
const longestWait = 20_000;

/** Posts a message to the receiver, or to the worker, which stands between them. */
async function post(body: URLSearchParams): Promise<Pick<Message, 'outcome' | 'status'>> {
  try {
    const response = await fetch(requestWith(body), { signal: AbortSignal.timeout(longestWait) });
    if (response.headers.has(keptHeader)) return { outcome: 'kept' };
    const outcome = outcomeOf(response);
    if (outcome === 'unconfirmed') console.warn('A redirect does not say whether the message has arrived.');
    // Without a worker, nobody keeps it.
    return { outcome: outcome === 'kept' ? 'unconfirmed' : outcome, status: response.status };
  } catch (error) {
    console.warn(error);
    return { outcome: 'unconfirmed' };
  }
}

/** Says what became of a message. The note under the form is what screen readers speak, unless it is out of sight. */
export function report(message: Message): void {
  lastMessage.value = message;
  const { outcome, status } = message;
  const isSeen = Boolean(document.querySelector('#content form'));
  if (outcome === 'sent') notify({ ...thanks, silent: isSeen });
  else if (MESSAGES && outcome !== 'pending' && !isSeen)
    notify({
      type: 'info',
      title: (language) => wordsOf(language, outcome, status).title,
      description: (language) => wordsOf(language, outcome, status).text,
    });
}

/** The key in sessionStorage of the last idempotency key and, in the next line, its text. */
const idKey = 'contact-id';

/** The idempotency key of a text: the same for the same text, also after a reload. Plain HTTP has no UUIDs. */
function idOf(typed: string): string {
  const last = lastMessage.value;
  if (last?.typed === typed) return last.id;
  const [keptId = '', keptText] = recall('sessionStorage', idKey)?.split('\n') ?? [];
  if (keptText === typed) return keptId;
  const id = crypto.randomUUID?.() ?? String(Math.random());
  keep('sessionStorage', idKey, `${id}\n${typed}`);
  return id;
}

/** Sends what is typed, if the owner has said where to. If not, the visitor is thanked all the same. */
export async function send(form: HTMLFormElement): Promise<void> {
  const typed = typedIn(form);
  // What a password manager has filled in is not in the draft yet.
  saveDraft(form);
  const id = idOf(typed);
  const body = new URLSearchParams({ ...(Object.fromEntries(new FormData(form)) as object), message_id: id });
  lastMessage.value = { typed, id, outcome: 'pending' };
  const answer = MESSAGES ? await post(body) : { outcome: 'sent' as const };
  if (answer.outcome === 'sent' || answer.outcome === 'kept') forgetDraft(typed);
  report({ typed, id, ...answer });
}
