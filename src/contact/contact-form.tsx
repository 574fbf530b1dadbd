import { type FormEvent, useEffect, useRef, useState } from 'react';
import { company, mailHref } from '../content/company';
import { useLanguage } from '../language/use-language';
import { whenCached } from '../pwa/when-cached';
import { Field } from '../ui/field';
import { notify } from '../ui/notify';
import { restoreDraft, saveDraft } from './draft';

/** The height of the message field, in rows (specification, section 9). */
const messageRows = 6;

/** The contact form. The browser checks it; nothing is sent anywhere (specification, section 7). */
export function ContactForm() {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    whenCached(() => import('../ui/toaster'));
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const thanked = await notify({ type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' });
    setFailed(!thanked);
    // A text that nobody was thanked for is not thrown away.
    if (!thanked) return;
    sent.reset();
    saveDraft(sent);
  };

  return (
    <>
      {/* Outside a dialog this method makes a submission without JavaScript a no-op: no text lands in the address. */}
      <form
        ref={form}
        method="dialog"
        className="form"
        onInput={(event) => saveDraft(event.currentTarget)}
        onSubmit={send}
      >
        <p className="text-quiet">{t('contact.required')}</p>
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
        <button type="submit" className="btn-solid justify-self-start">
          {t('contact.send')}
        </button>
      </form>
      <p className={failed ? 'mt-5' : 'form-fallback'}>
        {t('contact.fallback')}{' '}
        <a className="link" href={mailHref}>
          {company.email}
        </a>
      </p>
    </>
  );
}
