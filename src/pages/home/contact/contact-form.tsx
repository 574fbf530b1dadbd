import { type MouseEvent, useEffect } from 'react';
import { company } from '../../../content/company';
import { getPageUrl } from '../../../head';
import { Lock } from '../../../illustration/lock';
import { useLanguage } from '../../../language/page-language';
import { useSignalValue } from '../../../lib/signals';
import { whenPrecached } from '../../../pwa/when-precached';
import { Field } from '../../../ui/field';
import { ContactStatus } from './contact-status';
import { clearBlanks, isFormEmpty, restoreDraft } from './draft';
import { sendForm, submissionStatus } from './send';

/** The contact form. The browser validates it. Without `formEndpoint` in `company.ts` it sends nothing. */
export function ContactForm() {
  const { t, language } = useLanguage();
  const isPending = useSignalValue(submissionStatus) === 'pending';

  // A toast must not wait for a request.
  useEffect(() => whenPrecached(() => import('../../../ui/toaster')), []);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    // Safari does not focus a clicked button (https://webkit.org/b/22261#c68). `sendForm` scrolls only if the form has the focus.
    if (!form.contains(document.activeElement)) event.currentTarget.focus();
    // Ignores a second click after the thanks: the browser would complain about the form that has just been emptied.
    if (['sent', 'queued'].includes(String(submissionStatus.value)) && isFormEmpty(form)) event.preventDefault();
    clearBlanks(form);
  };

  const getFieldProps = (name: 'name' | 'email' | 'message') =>
    ({ name, label: t(`contact.${name}`), missingMessage: t(`contact.${name}Missing`) }) as const;

  return (
    <>
      <form
        // React renders another form after a failed hydration, and when it replaces the initial page (`app.tsx`).
        ref={restoreDraft}
        // Outside a dialog, the method `dialog` does nothing. The default one would put the text into the URL.
        {...(ENDPOINT ? { method: 'post', action: ENDPOINT } : { method: 'dialog' })}
        className="contact-form"
        onSubmit={(event) => {
          event.preventDefault();
          sendForm(event.currentTarget);
        }}
        // Clears the status of the previous message: it must not appear below an invalid form.
        onInvalidCapture={() => {
          if (!isPending) submissionStatus.value = undefined;
        }}
      >
        <p className="text-sm text-quiet">{t('contact.required')}</p>
        <Field {...getFieldProps('name')} autoComplete="name" />
        <Field
          {...getFieldProps('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          invalidMessage={t('contact.emailWrong')}
        />
        <Field {...getFieldProps('message')} rows={6} />
        {ENDPOINT && (
          <>
            {Object.entries(company.formFields ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="page" value={getPageUrl('/', language)} />
            {/* A honeypot: only bots fill it in. */}
            <input type="text" name="_gotcha" className="hidden" tabIndex={-1} autoComplete="off" />
          </>
        )}
        <div className="form-foot">
          <button
            type="submit"
            className="button button-solid"
            aria-disabled={isPending || undefined}
            onClick={handleClick}
          >
            {t(isPending ? 'contact.sending' : 'contact.send')}
          </button>
          <svg aria-hidden="true" className="form-lock" viewBox="-38 -33 88 66" width="64" height="48" fill="none">
            <Lock transform="rotate(-90)" />
          </svg>
        </div>
      </form>
      <ContactStatus />
    </>
  );
}
