import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../language/language';
import { saveDraft } from './draft';
import { keptMessages } from './kept-messages';
import { canKeep, outbox, takeBack } from './outbox';
import type { Fields } from './post';

/** How much of a message is shown, in characters: enough to know it by. */
const excerptLength = 200;

/** The messages that have not arrived. If storage is refused, none. */
async function unsent() {
  const kept = await keptMessages().catch(() => []);
  return kept.flatMap(({ message: { state, ...message } }) => (state === 'sent' ? [] : [{ ...message, state }]));
}

function excerptOf(text = ''): string {
  const characters = [...text];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text;
}

/** Puts a message into the form. What is typed there stays, with the message under it. */
function putBack(form: HTMLFormElement, fields: Fields) {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value ||= text;
    if (field instanceof HTMLTextAreaElement) field.value = [field.value, text].filter(Boolean).join('\n\n');
  }
  saveDraft(form);
  form.querySelector('textarea')?.focus();
}

/** The messages that were written here and have not arrived, each with a way to take it back into the form. */
export function WaitingMessages({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t, language } = useLanguage();
  const [messages, setMessages] = useState<Awaited<ReturnType<typeof unsent>>>([]);
  useEffect(() => {
    if (!canKeep()) return;
    const channel = new BroadcastChannel(outbox);
    const update = async () => setMessages(await unsent());
    channel.addEventListener('message', update);
    update();
    return () => channel.close();
  }, []);
  const returnToForm = async (id: string) => {
    const fields = await takeBack(id);
    if (fields && form.current) putBack(form.current, fields);
  };
  const states = [...new Set(messages.map(({ state }) => state))];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <div role="status">
        {states.map((state) => (
          <p key={state}>{t(`outbox.${state}`)}</p>
        ))}
      </div>
      <ul className="grid gap-5">
        {messages.map(({ id, fields, written }) => (
          <li key={id} className="card grid gap-5 break-anywhere">
            <time className="text-sm text-quiet" dateTime={new Date(written).toISOString()}>
              {time.format(written)}
            </time>
            <p id={`kept-${id}`} dir="auto">
              {excerptOf(fields.message)}
            </p>
            <button
              type="button"
              className="button-line justify-self-start"
              aria-describedby={`kept-${id}`}
              onClick={() => returnToForm(id)}
            >
              {t('outbox.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
