import { useSyncExternalStore } from 'react';
import { company, mailHref, phoneHref } from '../content/company';
import { useLanguage } from '../language/use-language';
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
        <address className="footer-block" lang="nl">
          <span>{company.street}</span>
          <span>{`${company.postcode} ${company.city}`}</span>
        </address>
        <address className="footer-block">
          <a href={phoneHref}>{company.phone}</a>
          <a href={mailHref}>{company.email}</a>
        </address>
        <p className="footer-block">
          <span>{`${t('footer.registration')} ${company.registration}`}</span>
          <span>{`${t('footer.vat')} ${company.vat}`}</span>
        </p>
        <p className="footer-rights">{`© ${year} ${company.name}. ${t('footer.rights')}`}</p>
      </div>
    </footer>
  );
}
