import { company } from '../../../content/company';
import { useLanguage } from '../../../language/page-language';
import { EmailLink, PhoneLink } from '../../../layout/contact-links';
import { PrivacyLink } from '../../../layout/privacy-link';
import { useSignalValue } from '../../../lib/signals';
import { lastOutcome } from './send';

/** The part below the form: who gets the message, its outcome, and the email address if it cannot be sent. */
export function ContactStatus() {
  const { t } = useLanguage();
  const outcome = useSignalValue(lastOutcome);
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
      {ENDPOINT && !outcome && (
        <p id="sent" className="posted-thanks lead">
          {`${t('contact.sentTitle')} ${t('contact.sentText')}`}
        </p>
      )}
      {/* One live region for every outcome. */}
      <div role="status" className="min-h-50px">
        {outcome === 'sent' && (
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
        {outcome && outcome !== 'sent' && outcome !== 'pending' && (
          <p>
            {t(`contact.${outcome}Title`)}
            <br />
            {t(`contact.${outcome}Text`)}
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
