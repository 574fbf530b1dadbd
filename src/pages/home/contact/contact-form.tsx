import { type MouseEvent, useEffect, useRef } from 'react';
import { company } from '../../../content/company';
import { pageUrl } from '../../../head';
import { Lock } from '../../../illustration/lock';
import { useLanguage } from '../../../language/page-language';
import { useSignalValue } from '../../../lib/signals';
import { whenPrecached } from '../../../pwa/when-precached';
import { Field } from '../../../ui/field';
import { ContactStatus } from './contact-status';
import { focusLastFilled, isEmpty, restoreDraft, saveDraft } from './draft';
import { sentId } from './endpoint';
import { clearResult, lastResult, restoreResult, sendForm } from './send';

/** The height of the message field. Fixed by the specification. */
const messageRows = 6;

/** The contact form. The browser validates it. Without `messages` in `company.ts` it sends nothing. */
export function ContactForm() {
  const { t, language } = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const result = useSignalValue(lastResult);
  const isPending = result?.outcome === 'pending';
  const isDone = result?.outcome === 'sent' || result?.outcome === 'queued';

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The form is a new one after a hydration that failed, and after React has replaced the initial page (`app.tsx`).
    if (isEmpty(form)) {
      restoreDraft(form);
      if (document.activeElement === document.body) focusLastFilled(form);
    }
    if (ENDPOINT) restoreResult();
    whenPrecached(() => import('../../../ui/toaster'));
    return () => {
      if (!isEmpty(form)) saveDraft(form);
    };
  }, []);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    // Safari does not focus a button that is clicked. The focus in the form tells `sendForm` that the visitor is still there.
    if (!form.contains(document.activeElement)) event.currentTarget.focus();
    // A double click sends one message. After the thanks, a click on the empty form does nothing: the visitor is only impatient.
    if (event.detail > 1 || (isDone && isEmpty(form))) event.preventDefault();
    // To the browser, spaces are a value.
    for (const field of form.querySelectorAll<HTMLInputElement>('.field')) if (!field.value.trim()) field.value = '';
  };

  const getFieldProps = (name: 'name' | 'email' | 'message') =>
    ({ name, label: t(`contact.${name}`), missing: t(`contact.${name}Missing`) }) as const;

  return (
    <>
      <form
        ref={ref}
        // Outside a dialog, the method `dialog` does nothing. The default one would put the text into the URL.
        {...(ENDPOINT ? { method: 'post', action: ENDPOINT } : { method: 'dialog' })}
        className="contact-form"
        onSubmit={(event) => {
          event.preventDefault();
          sendForm(event.currentTarget);
        }}
        // What became of the last message would look like an answer to this one.
        onInvalidCapture={() => {
          if (!isPending) clearResult();
        }}
      >
        <p className="text-sm text-quiet">{t('contact.required')}</p>
        <Field {...getFieldProps('name')} autoComplete="name" />
        <Field
          {...getFieldProps('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          wrong={t('contact.emailWrong')}
        />
        <Field {...getFieldProps('message')} rows={messageRows} />
        {ENDPOINT && (
          <>
            {Object.entries(company.messageFields ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {company.redirectField && (
              <input type="hidden" name={company.redirectField} value={`${pageUrl('/', language)}#${sentId}`} />
            )}
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="page" value={pageUrl('/', language)} />
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
            <Lock at="rotate(-90)" />
          </svg>
        </div>
      </form>
      <ContactStatus />
    </>
  );
}
