import { Link } from 'wouter';
import { useLanguage } from '../language/language';
import { notFound, pageOf } from '../routes';

/** The link to a privacy statement at `href`: a page of the site, a file beside it, or another site. */
export function PrivacyLink({ href, className }: { href: string; className?: string }) {
  const { t } = useLanguage();
  const link = { className, href };
  const text = t('footer.privacy');
  return pageOf(href) === notFound.page ? <a {...link}>{text}</a> : <Link {...link}>{text}</Link>;
}
