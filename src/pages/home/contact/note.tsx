import { company, mailHref } from '../../../content/company';
import { useLanguage } from '../../../language/language';
import { messageWords, wordsOf } from '../../../language/message-words';
import { PrivacyLink } from '../../../layout/privacy-link';
import { useSignalValue } from '../../../lib/signals';
import { lastMessage } from './send';

/** The email address, as a link. */
export const Email = () => (
  <a className="link" href={mailHref}>
    {company.email}
  </a>
);

/** What became of the last message, for as long as the page is open. It is one element: of two, Orca 43 says only one. */
function Status() {
  const { t, language } = useLanguage();
  const message = useSignalValue(lastMessage);
  if (!message || message.outcome === 'pending') return null;
  if (message.outcome === 'sent')
    return <p data-sent className="thanks title-card">{`${t('contact.sentTitle')} ${t('contact.sentText')}`}</p>;
  if (!MESSAGES) return null;
  const { title, text } = wordsOf(language, message.outcome, message.status);
  return (
    <p>
      {`${title}. ${text}`}
      {message.outcome !== 'kept' && (
        <>
          <br />
          <Email />
        </>
      )}
    </p>
  );
}

/** What stands under the form: where its text goes, what became of it, and the email address if it cannot be sent. */
export function Note() {
  const { t, language } = useLanguage();
  return (
    <div className="note">
      {MESSAGES && <p className="text-sm text-quiet">{`${company.name} ${messageWords[language].privacy}`}</p>}
      {company.privacy && (
        <p className="text-sm">
          <PrivacyLink href={company.privacy} className="link" />
        </p>
      )}
      <div role="status">
        <Status />
      </div>
      {!MESSAGES && (
        <p className="email-instead">
          <span>{t('contact.fallback')}</span> <Email />
        </p>
      )}
    </div>
  );
}
