import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { company } from '../content/company';
import { CanalLock } from '../illustration/lock';
import { useLanguage } from '../language/page-language';
import { addressLines, displayName, mailHref, phoneHref, phoneText } from '../layout/contact-details';
import { useSignalValue } from '../lib/signals';
import { isOfflineReady } from '../pwa/offline';
import { itemName, routes } from '../routes';
import { Brand } from './brand';
import { InstallHint } from './install-hint';
import { PrivacyLink } from './privacy-link';

/** Each render reads the year. Nothing tells of a new one. */
const subscribeToNothing = () => () => {};

/** The year of the visitor's clock. If it is behind the year of the build, that one. */
const currentYear = () => Math.max(new Date().getFullYear(), BUILD_YEAR);

/** The footer of every page: who the company is, and where to find it. */
export function Footer() {
  const { t } = useLanguage();
  const year = useSyncExternalStore(subscribeToNothing, currentYear, () => BUILD_YEAR);
  const offlineReady = useSignalValue(isOfflineReady, () => false);
  const { legalName, seat, registration, vat } = company;
  return (
    <footer className="cropped footer">
      <div className="wrap footer-grid">
        <div className="footer-tagline">
          <h2 className="brand text-on-deep">
            <Brand />
          </h2>
          <p>{t('footer.tagline')}</p>
          <CanalLock />
        </div>
        <ul className="footer-links footer-pages">
          {routes.map((route) => (
            <li key={route.page}>
              <Link href={route.path}>{t(`nav.${itemName(route)}`)}</Link>
            </li>
          ))}
          {company.privacy && !routes.some(({ path }) => path === company.privacy) && (
            <li>
              <PrivacyLink href={company.privacy} />
            </li>
          )}
        </ul>
        <address className="footer-links">
          <a href={phoneHref}>{phoneText}</a>
          <a href={mailHref}>{company.email}</a>
        </address>
        <div className="footer-details">
          <address lang="nl">
            {addressLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
          <div>
            {/* Dutch law asks for these. What the company does not have is left out. */}
            {legalName && <p>{seat ? `${legalName}, ${seat}` : legalName}</p>}
            {registration && <p>{`${t('footer.registration')} ${registration}`}</p>}
            {vat && <p>{`${t('footer.vat')} ${vat}`}</p>}
          </div>
        </div>
        <div className="footer-end">
          <p>{`© ${year} ${displayName}. ${t('footer.rights')}`}</p>
          {offlineReady && <p>{t('app.readyText')}</p>}
          <InstallHint />
        </div>
      </div>
    </footer>
  );
}
