import type { ReactNode } from 'react';
import { company, mailHref } from '../content/company';
import { useLanguage } from '../language/language';
import type { Delivery } from './deliver';

/** What a form that sends can say of its message, beside the thanks. */
export type Note = Exclude<Delivery, 'kept'> | 'failed';

const words = {
  sent: 'contact.sentTitle',
  refused: 'outbox.notAccepted',
  lost: 'outbox.lost',
  failed: 'contact.fallback',
} as const;

/** What stands under a form that sends: where its text goes, and what became of the last message. */
export function DeliveryNote({ note, children }: { note: Note | undefined; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 mt-5">
      <p className="text-sm text-quiet">{`${company.name} ${t('outbox.privacy')}`}</p>
      <p role="status">
        {note && `${t(words[note])} `}
        {note && note !== 'sent' && (
          <a className="link" href={mailHref}>
            {company.email}
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
