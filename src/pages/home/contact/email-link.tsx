import { company } from '../../../content/company';
import { mailHref } from '../../../layout/contact-details';

/** The email address, as a link. */
export const EmailLink = () => (
  <a className="link" href={mailHref}>
    {company.email}
  </a>
);
