import type { Delivery } from './deliver';
import type { Note } from './delivery-note';

/** What is fetched only if messages are sent. */
export type Sending = typeof import('./sending');

/** Fetches it. A build that sends nothing has no such file. */
export async function importSending(): Promise<Sending> {
  if (MESSAGES) return import('./sending');
  throw new Error('This site sends no messages.');
}

/** Sends what is typed, if the owner has said where to. If not, the visitor is thanked all the same. */
export async function sendForm(form: HTMLFormElement, load: () => Promise<Sending>): Promise<Delivery | 'failed'> {
  if (!MESSAGES) return 'sent';
  try {
    const { deliver } = await load();
    return await deliver(form);
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}

/** What stands under the form afterwards. If a toast has said it, or the message stands there itself, nothing. */
export function noteOf(delivery: Delivery | 'failed', thanked: boolean): Note | undefined {
  if (thanked || delivery === 'kept') return;
  return MESSAGES ? delivery : 'failed';
}
