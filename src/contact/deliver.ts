import { forgetDraft, saveDraft, typedIn } from './draft';
import { hold, outbox, send, takeBack } from './outbox';
import { type Fields, post } from './post';

/** What became of a message: it arrived, was not accepted, waits in this browser, or could only stay in the form. */
export type Delivery = 'sent' | 'refused' | 'kept' | 'lost';

/** Asks the browser to wake the worker once there is a connection, if it can. The page may be closed by then. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outbox);
}

/** Sends what is typed in a form. It is kept first, whatever happens to the page. */
export async function deliver(form: HTMLFormElement): Promise<Delivery> {
  const id = crypto.randomUUID();
  const text = typedIn(form);
  const fields = { ...Object.fromEntries(new FormData(form)), message_id: id } as Fields;
  try {
    await hold(id, fields);
  } catch (error) {
    console.warn(error);
    const { outcome } = await post(fields);
    return outcome === 'later' ? 'lost' : outcome;
  }
  forgetDraft();
  askForSync().catch(() => {});
  const state = await send(id);
  if (state === 'sent') return 'sent';
  if (state === 'waiting') return 'kept';
  // The text is still in the form. If another was typed there in the meantime, or the visitor has left the form and
  // would not see the note, the message stays beside it.
  if (form.isConnected && typedIn(form) === text) {
    await takeBack(id);
    saveDraft(form);
  }
  return 'refused';
}
