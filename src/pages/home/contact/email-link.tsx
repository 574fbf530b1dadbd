import { company, mailHref } from '../../../content/company';

/** The email address, as a link. */
export const EmailLink = () => (
  <a className="link" href={mailHref}>
    {company.email}
  </a>
);
