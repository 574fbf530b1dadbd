import { company } from '../content/company';
import { mailHref, phoneHref, phoneText } from './contact-details';

interface Props {
  className?: string;
}

/** The phone number, as a link. */
export const PhoneLink = ({ className }: Props) => (
  <a className={className} href={phoneHref}>
    {phoneText}
  </a>
);

/** The email address, as a link. */
export const EmailLink = ({ className }: Props) => (
  <a className={className} href={mailHref}>
    {company.email}
  </a>
);
