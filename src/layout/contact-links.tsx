import { company } from '../content/company';
import { toE164 } from './contact-details';

/** The phone number as a link, on one line. */
export const PhoneLink = ({ className }: { className?: string }) => (
  <a className={className} href={`tel:${toE164(company.phone)}`}>
    {company.phone.replaceAll(' ', '\u00a0')}
  </a>
);

/** The email address as a link. */
export const EmailLink = ({ className }: { className?: string }) => (
  <a className={className} href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
