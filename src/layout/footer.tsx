import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { company, mailHref, phoneHref } from '../content/company';
import { useLanguage } from '../language/language';
import { itemName, routes } from '../routes';
import { Brand } from './brand';
import { InstallHint } from './install-hint';

const never = () => () => {};

/** The year of the visitor's clock. If it is behind the year of the build, that one. */
const currentYear = () => Math.max(new Date().getFullYear(), BUILD_YEAR);

/** The footer of every page: the facts about the company that the law asks for. */
export function Footer() {
  const { t } = useLanguage();
  const year = useSyncExternalStore(never, currentYear, () => BUILD_YEAR);
  return (
    <footer className="footer">
      <div className="wrap footer-grid">
        <div className="grid gap-3 content-start">
          <h2 className="footer-brand">
            <Brand />
          </h2>
          <p>{t('footer.tagline')}</p>
          <InstallHint />
        </div>
        <ul className="footer-links footer-pages">
          {routes.map((route) => (
            <li key={route.page}>
              <Link href={route.path}>{t(`nav.${itemName(route)}`)}</Link>
            </li>
          ))}
        </ul>
        <address className="footer-links">
          <a href={phoneHref}>{company.phone}</a>
          <a href={mailHref}>{company.email}</a>
        </address>
        <div className="grid gap-3 content-start text-on-deep">
          <address lang="nl">
            {company.street}
            <br />
            {`${company.postcode} ${company.city}`}
          </address>
          <p>
            {`${t('footer.registration')} ${company.registration}`}
            <br />
            {`${t('footer.vat')} ${company.vat}`}
          </p>
        </div>
        <p className="footer-rights">{`© ${year} ${company.name}. ${t('footer.rights')}`}</p>
      </div>
    </footer>
  );
}
