import { Link } from 'wouter';
import { useLanguage } from '../language/page-language';
import { isPageHref } from '../routes';

/** The link to the privacy statement at `href`: a page or a file of the site, or another site. */
export function PrivacyLink({ href, className }: { href: string; className?: string }) {
  const { t } = useLanguage();
  const link = { className, href };
  const text = t('footer.privacy');
  return isPageHref(href) ? <Link {...link}>{text}</Link> : <a {...link}>{text}</a>;
}
