import { company } from '../../../content/company';
import { useLanguage } from '../../../language/page-language';
import { EmailLink, PhoneLink } from '../../../layout/contact-links';
import { PrivacyLink } from '../../../layout/privacy-link';
import { useSignalValue } from '../../../lib/signals';
import { submissionStatus } from './send';

/** The part below the form: who gets the message, its outcome, and the email address if it cannot be sent. */
export function ContactStatus() {
  const { t } = useLanguage();
  const status = useSignalValue(submissionStatus);
  return (
    <div className="grid gap-5 contact-status">
      <p className="text-sm text-quiet">
        {ENDPOINT ? `${t('contact.answer')} ${company.name} ${t('contact.privacy')}` : t('contact.answer')}
      </p>
      {company.privacy && (
        <p className="text-sm">
          <PrivacyLink href={company.privacy} className="link" />
        </p>
      )}
      {/* The thanks for a message that the browser itself has posted. The endpoint redirects to `/#sent`. */}
      {ENDPOINT && !status && (
        <p id="sent" className="posted-thanks lead">
          {`${t('contact.sentTitle')} ${t('contact.sentText')}`}
        </p>
      )}
      {/* One live region for every outcome. */}
      <div role="status" className="min-h-50px">
        {status === 'sent' && (
          <p data-sent className="lead pb-6">
            <span className="thanks">{t('contact.sent')}</span>
            {/* The toast shows this sentence. The break separates it from the next one. */}
            <span className="sr-only">
              {t('contact.sentText')}
              <br />
            </span>
            {t('contact.sentNote')} <PhoneLink className="link" />
          </p>
        )}
        {status && status !== 'sent' && status !== 'pending' && (
          <p>
            {t(`contact.${status}Title`)}
            <br />
            {t(`contact.${status}Text`)}
            <br />
            <EmailLink className="link" />
          </p>
        )}
      </div>
      {!ENDPOINT && (
        <p className="email-instead">
          <span>{t('contact.emailInstead')}</span> <EmailLink className="link" />
        </p>
      )}
    </div>
  );
}
