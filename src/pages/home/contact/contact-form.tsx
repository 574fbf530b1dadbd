import { type MouseEvent, useEffect, useRef } from 'react';
import { company } from '../../../content/company';
import { useLanguage } from '../../../language/language';
import { useSignalValue } from '../../../lib/signals';
import { whenPrecached } from '../../../pwa/when-precached';
import { addressOf } from '../../../routes';
import { Field } from '../../../ui/field';
import { isEmpty, restoreDraft, saveDraft } from './draft';
import { Note } from './note';
import { lastMessage, send } from './send';

/** The height of the message field, in rows: agreed on, see `tests/specification.ts`. */
const messageRows = 6;

/** The contact form. The browser checks it. It sends nothing, unless the owner says where to. */
export function ContactForm() {
  const { t, language } = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const message = useSignalValue(lastMessage);
  const isPending = message?.outcome === 'pending';
  const isDone = message?.outcome === 'sent' || message?.outcome === 'kept';

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (isEmpty(form)) restoreDraft(form);
    // Send was clicked before the page was live.
    if (window.heldForm === form) form.querySelector('button')?.click();
    delete window.heldForm;
    whenPrecached(() => import('../../../ui/toaster'));
    // What was filled in without an event is not in the draft yet.
    const save = () => isEmpty(form) || saveDraft(form);
    addEventListener('pagehide', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
    };
  }, []);

  const prepare = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    // The browser takes blanks for an answer.
    for (const field of form.querySelectorAll<HTMLInputElement>(':required')) if (!field.value.trim()) field.value = '';
    // The second half of a double click: the form was emptied by the first.
    if (isPending || (isDone && isEmpty(form))) event.preventDefault();
  };

  const textsOf = (name: 'name' | 'email' | 'message') =>
    ({ name, label: t(`contact.${name}`), missing: t(`contact.${name}Missing`) }) as const;

  return (
    <>
      <form
        ref={ref}
        // Outside a dialog this method does nothing: without JavaScript no text lands in the address.
        {...(MESSAGES ? { method: 'post', action: MESSAGES } : { method: 'dialog' })}
        className="contact-form"
        onInput={({ currentTarget }) => saveDraft(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <p className="text-quiet lg:col-span-full">{t('contact.required')}</p>
        <Field {...textsOf('name')} autoComplete="name" />
        <Field
          {...textsOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          wrong={t('contact.emailWrong')}
        />
        <Field {...textsOf('message')} rows={messageRows} />
        {MESSAGES && (
          <>
            <input type="hidden" name="language" value={language} />
            {/* Its value comes when the form is sent. */}
            <input type="hidden" name="message_id" />
            <input type="hidden" name="page" value={company.address + addressOf('/', language)} />
            {/* Only programs fill this in. */}
            <input type="text" name="_gotcha" className="hidden" tabIndex={-1} autoComplete="off" />
          </>
        )}
        <div className="form-foot">
          <button
            type="submit"
            className="button button-solid"
            aria-disabled={isPending || undefined}
            onClick={prepare}
          >
            {t(isPending ? 'contact.sending' : 'contact.send')}
          </button>
        </div>
      </form>
      <Note />
    </>
  );
}
