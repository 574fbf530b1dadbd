import { Link } from 'wouter';
import { company } from '../content/company';
import { useLanguage } from '../language/language';
import { notFound, pageOf } from '../routes';

/** The link to the privacy statement, if the company has one: a page of the site, a file beside it, or another site. */
export function PrivacyLink({ className }: { className?: string }) {
  const { t } = useLanguage();
  const { privacy } = company;
  if (!privacy) return null;
  const link = { className, href: privacy, children: t('footer.privacy') };
  return pageOf(privacy) === notFound.page ? <a {...link}>{link.children}</a> : <Link {...link} />;
}
