import { draftOf, forgetDraft, saveDraft, typedIn } from './draft';
import { hold, outbox, send, takeBack } from './outbox';
import { type Fields, post } from './post';

/** What a visitor is told: it arrived, it was not accepted, it waits in this browser, or it could only stay in the form. */
export type Delivery = 'sent' | 'refused' | 'kept' | 'lost';

/** Has the browser wake the worker once there is a connection, where it can: a page may be closed by then. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outbox);
}

/** Sends a message of which no copy could be kept. */
async function sendOnce(fields: Fields): Promise<Delivery> {
  const { outcome } = await post(fields);
  return outcome === 'later' ? 'lost' : outcome;
}

/** Sends what is typed in a form. From the first moment it is kept, whatever happens to the page. */
export async function deliver(form: HTMLFormElement): Promise<Delivery> {
  const id = crypto.randomUUID();
  const text = typedIn(form);
  const fields = { ...(JSON.parse(draftOf(form)) as Fields), message_id: id };
  try {
    await hold(id, fields);
  } catch (error) {
    console.warn(error);
    return sendOnce(fields);
  }
  forgetDraft();
  askForSync().catch(() => {});
  const state = await send(id);
  if (state === 'sent') return 'sent';
  if (state === 'waiting') return 'kept';
  // The text is still in the form; if another was typed there in the meantime, it stays beside it.
  if (typedIn(form) === text) {
    await takeBack(id);
    saveDraft(form);
  }
  return 'refused';
}
