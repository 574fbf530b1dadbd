import { useSyncExternalStore } from 'react';
import { company } from '../content/company';
import { useLanguage } from '../language/use-language';
import { Wordmark } from './wordmark';

const never = () => () => {};

/** The year of the visitor's clock; one that runs behind the build's shows the build's. */
const currentYear = () => Math.max(new Date().getFullYear(), BUILD_YEAR);

/** The footer of every page: who the company is, in the facts that the law asks for. */
export function Footer() {
  const { t } = useLanguage();
  const year = useSyncExternalStore(never, currentYear, () => BUILD_YEAR);
  return (
    <footer className="footer">
      <div className="wrap footer-grid">
        <div className="grid gap-3 content-start">
          <p className="footer-brand">
            <Wordmark />
          </p>
          <p>{t('footer.tagline')}</p>
        </div>
        <address className="footer-block" lang="nl">
          {company.street}
          <br />
          {company.postcode} {company.city}
        </address>
        <p className="footer-block">
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p className="footer-block">
          {t('footer.registration')} {company.registration}
          <br />
          {t('footer.vat')} {company.vat}
        </p>
        <p className="footer-rights">
          © {year} {company.name}. {t('footer.rights')}
        </p>
      </div>
    </footer>
  );
}
