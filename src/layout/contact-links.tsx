import { company } from '../content/company';
import { toDialled } from './contact-details';

interface Props {
  className?: string;
}

/** The phone number as a link, on one line. */
export const PhoneLink = ({ className }: Props) => (
  <a className={className} href={`tel:${toDialled(company.phone)}`}>
    {company.phone.replaceAll(' ', '\u00a0')}
  </a>
);

/** The email address as a link. */
export const EmailLink = ({ className }: Props) => (
  <a className={className} href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
