import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { company } from '../content/company';
import { useLanguage } from '../language/language';
import { useSignalValue } from '../navigation/location';
import { whenCached } from '../pwa/when-cached';
import { addressOf } from '../routes';
import { Field } from '../ui/field';
import { hasDraft, isEmpty, restoreDraft, saveDraft, typedIn } from './draft';
import { Note } from './note';
import { lastMessage, send } from './send';

/** The height of the message field, in rows: agreed on, see `tests/specification.ts`. */
const messageRows = 6;

/** Empties the fields that hold nothing but blanks: the browser takes blanks for an answer. */
function dropBlanks(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>(':required')) if (!field.value.trim()) field.value = '';
}

/** What goes with a message unseen: where it was written, and a field that only programs fill in. */
function HiddenFields() {
  const { language } = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={company.address + addressOf('/', language)} />
      <input type="text" name="_gotcha" className="hidden" tabIndex={-1} autoComplete="off" />
    </>
  );
}

/** The contact form. The browser checks it. It sends nothing, unless the owner says where to. */
export function ContactForm() {
  const { t } = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const message = useSignalValue(lastMessage);
  const isPending = message?.outcome === 'pending';
  const isDone = message?.outcome === 'sent' || message?.outcome === 'kept';

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (isEmpty(form)) restoreDraft(form);
    // Send was pressed before the page was live.
    if (window.heldForm === form) form.requestSubmit();
    delete window.heldForm;
    whenCached(() => import('../ui/toaster'));
    // What was filled in without an event is not in the draft yet.
    const save = () => isEmpty(form) || saveDraft(form);
    addEventListener('pagehide', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
    };
  }, []);

  // Only what was sent goes: another text may stand there by now.
  useEffect(() => {
    const form = ref.current;
    if (form && isDone && !hasDraft() && typedIn(form) === message?.typed) form.reset();
  }, [message, isDone]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    dropBlanks(form);
    // The second half of a double press: the form was emptied by the first.
    if (isPending || (isDone && isEmpty(form))) event.preventDefault();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dropBlanks(event.currentTarget);
    if (event.currentTarget.reportValidity()) send(event.currentTarget);
  };

  return (
    <>
      <form
        ref={ref}
        // Outside a dialog this method does nothing: without JavaScript no text lands in the address.
        {...(MESSAGES ? { method: 'post', action: MESSAGES } : { method: 'dialog' })}
        className="contact-form"
        onSubmit={submit}
      >
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
        {MESSAGES && <HiddenFields />}
        <div className="form-foot">
          <button
            type="submit"
            className="button-solid aria-[disabled]:cursor-progress"
            aria-disabled={isPending || undefined}
            onClick={press}
          >
            {t(isPending ? 'contact.sending' : 'contact.send')}
          </button>
          <p className="text-quiet">{t('contact.required')}</p>
        </div>
      </form>
      <Note />
    </>
  );
}
