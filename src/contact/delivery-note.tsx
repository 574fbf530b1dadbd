import { company, mailHref } from '../content/company';
import { useLanguage } from '../language/use-language';
import type { Delivery } from './deliver';

/** What a form that sends can say of its message, beside the thanks. */
export type Note = Exclude<Delivery, 'kept'> | 'failed';

const words = {
  sent: 'contact.sentTitle',
  refused: 'outbox.notAccepted',
  lost: 'outbox.lost',
  failed: 'contact.fallback',
} as const;

/** Says what became of a message that is still in the form, once, and gives the email address. */
export function DeliveryNote({ note }: { note: Note | undefined }) {
  const { t } = useLanguage();
  return (
    <p role="status">
      {note && (
        <>
          {t(words[note])}{' '}
          {note !== 'sent' && (
            <a className="link" href={mailHref}>
              {company.email}
            </a>
          )}
        </>
      )}
    </p>
  );
}
