import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { company, mailHref } from '../content/company';
import { useLanguage } from '../language/language';
import { whenCached } from '../pwa/when-cached';
import { whenIdle } from '../pwa/when-idle';
import { Field } from '../ui/field';
import { notify } from '../ui/notify';
import { DeliveryNote, type Note } from './delivery-note';
import { forgetDraft, restoreDraft, typedIn } from './draft';
import { MessageFields } from './message-fields';
import { importSending, noteOf, type Sending, sendForm } from './send-form';

/** The height of the message field, in rows: agreed on, see `tests/specification.ts`. */
const messageRows = 6;

/** How long after the thanks a press sends nothing, in ms: it may be the rest of a double press. Typing ends it. */
const rest = 1000;

/** The contact form. The browser checks it. It sends nothing, unless the owner says where to. */
export function ContactForm() {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const thankedAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<'sending' | Note>();
  const [Waiting, setWaiting] = useState<Sending['WaitingMessages']>();
  const load = useCallback(async () => {
    const sending = await importSending();
    setWaiting(() => sending.WaitingMessages);
    return sending;
  }, []);
  const isSending = state === 'sending';
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    // Send was pressed before the page was live.
    if (window.heldForm === form.current) form.current?.requestSubmit();
    delete window.heldForm;
    whenCached(() => import('../ui/toaster'));
    if (MESSAGES) whenIdle(() => load().catch(() => {}));
  }, [load]);

  /** Keeps the browser from checking a form that was sent a moment ago, or is being sent. */
  const skipSecond = (event: MouseEvent) => {
    if (isSending || event.timeStamp - thankedAt.current < rest) event.preventDefault();
  };

  const endRest = () => {
    thankedAt.current = Number.NEGATIVE_INFINITY;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const text = typedIn(sent);
    setState('sending');
    const delivery = await sendForm(sent, load);
    const thanked =
      delivery === 'sent' &&
      (await notify({ type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' }));
    const note = noteOf(delivery, thanked);
    setState(note);
    // A text that went nowhere stays, and so does one that was typed in the meantime.
    if ((note && note !== 'sent') || typedIn(sent) !== text) return;
    thankedAt.current = performance.now();
    sent.reset();
    forgetDraft();
  };

  return (
    <>
      <form
        ref={form}
        // Outside a dialog this method does nothing: without JavaScript no text lands in the address.
        {...(MESSAGES ? { method: 'post', action: MESSAGES } : { method: 'dialog' })}
        onInput={endRest}
        className="contact-form"
        onSubmit={send}
      >
        <p className="text-quiet lg:col-span-full">{t('contact.required')}</p>
        <Field name="name" autoComplete="name" label={t('contact.name')} missing={t('contact.nameMissing')} />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('contact.email')}
          missing={t('contact.emailMissing')}
          wrong={t('contact.emailWrong')}
        />
        <Field name="message" rows={messageRows} label={t('contact.message')} missing={t('contact.messageMissing')} />
        {MESSAGES && <MessageFields />}
        <button
          type="submit"
          className="button-solid justify-self-start aria-[disabled]:cursor-progress"
          aria-disabled={isSending || undefined}
          onClick={skipSecond}
        >
          {t(isSending ? 'contact.sending' : 'contact.send')}
        </button>
      </form>
      {MESSAGES ? (
        <DeliveryNote note={isSending ? undefined : state}>{Waiting && <Waiting form={form} />}</DeliveryNote>
      ) : (
        <p className={hasFailed ? 'mt-5' : 'hidden media-no-script:block [[data-unsent]+&]:block'}>
          {t('contact.fallback')}{' '}
          <a className="link" href={mailHref}>
            {company.email}
          </a>
        </p>
      )}
    </>
  );
}
