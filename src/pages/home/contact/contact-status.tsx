import { company } from '../../../content/company';
import { getOutcomeWords, messageWords } from '../../../language/message-words';
import { useLanguage } from '../../../language/page-language';
import { phoneHref, phoneText } from '../../../layout/contact-details';
import { PrivacyLink } from '../../../layout/privacy-link';
import { useSignalValue } from '../../../lib/signals';
import { sentId } from './draft';
import { EmailLink } from './email-link';
import { lastResult } from './send';

/** The phone number, for a visitor who gets no answer. */
function SentNote() {
  const { t } = useLanguage();
  return (
    <>
      {t('contact.sentNote')}{' '}
      <a className="link" href={phoneHref}>
        {phoneText}
      </a>
    </>
  );
}

/** The thanks for a message that the browser itself has posted, without scripts: the endpoint leads back to them. */
function PostedThanks() {
  const { t } = useLanguage();
  const hasResult = Boolean(useSignalValue(lastResult));
  return hasResult ? null : (
    <p id={sentId} className="posted-thanks lead">
      {`${t('contact.sentTitle')} ${t('contact.sentText')} `}
      <SentNote />
    </p>
  );
}

/** The result of the last message. It is one element, since Orca reads only one of two. */
function MessageStatus() {
  const { t, language } = useLanguage();
  const result = useSignalValue(lastResult);
  if (!result || result.outcome === 'pending') return null;
  if (result.outcome === 'sent')
    return (
      <p data-sent className="lead pb-6">
        <span className="thanks">{t('contact.sent')}</span>
        {/* The toast shows the next sentence. Without the break, Orca would run it and the last one together. */}
        <span className="sr-only">
          {t('contact.sentText')}
          <br />
        </span>
        <SentNote />
      </p>
    );
  // Without an endpoint there is no other outcome. By this line, the build leaves their words out.
  if (!ENDPOINT) return null;
  const { title, text } = getOutcomeWords(language, result.outcome, result.status);
  return (
    <p>
      {`${title}. ${text}`}
      <br />
      <EmailLink />
    </p>
  );
}

/** The part below the form: who gets the message, its result, and the email address if it cannot be sent. */
export function ContactStatus() {
  const { t, language } = useLanguage();
  return (
    <div className="grid gap-5 contact-status">
      {ENDPOINT && <p className="text-sm text-quiet">{`${company.name} ${messageWords[language].privacy}`}</p>}
      {company.privacy && (
        <p className="text-sm">
          <PrivacyLink href={company.privacy} className="link" />
        </p>
      )}
      {ENDPOINT && <PostedThanks />}
      <div role="status" className="min-h-50px">
        <MessageStatus />
      </div>
      {!ENDPOINT && (
        <p className="email-instead">
          <span>{t('contact.emailInstead')}</span> <EmailLink />
        </p>
      )}
    </div>
  );
}
