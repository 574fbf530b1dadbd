import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { company } from '../content/company';
import { CanalLock } from '../illustration/lock';
import { useLanguage } from '../language/page-language';
import { useSignalValue } from '../lib/signals';
import { isOfflineReady } from '../pwa/offline';
import { getItemName, isPageHref, routes } from '../routes';
import { Brand } from './brand';
import { addressLines, displayName } from './contact-details';
import { EmailLink, PhoneLink } from './contact-links';
import { InstallHint } from './install-hint';
import { PrivacyLink } from './privacy-link';

/** The year has no change event. React reads it at each render. */
const subscribe = () => () => {};

/** The year of the visitor's clock, or that of the build if it is later. */
const getYear = () => Math.max(new Date().getFullYear(), BUILD_YEAR);

/** The footer of every page: the company, its addresses and its pages. */
export function Footer() {
  const { t } = useLanguage();
  const year = useSyncExternalStore(subscribe, getYear, () => BUILD_YEAR);
  const offlineReady = useSignalValue(isOfflineReady, () => false);
  const { legalName, seat, registration, vat } = company;
  return (
    <footer className="cropped footer">
      <div className="wrap grid md:grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-8">
        <div className="relative grid gap-6 text-on-deep footer-tagline">
          <h2 className="brand text-on-deep">
            <Brand />
          </h2>
          <p>{t('footer.tagline')}</p>
          <CanalLock />
        </div>
        <ul className="grid content-start text-on-deep footer-links footer-pages">
          {routes.map((route) => (
            <li key={route.page}>
              <Link href={route.path}>{t(`nav.${getItemName(route)}`)}</Link>
            </li>
          ))}
          {company.privacy && !isPageHref(company.privacy) && (
            <li>
              <PrivacyLink href={company.privacy} />
            </li>
          )}
        </ul>
        <address className="grid content-start text-on-deep footer-links">
          <PhoneLink />
          <EmailLink />
        </address>
        <div className="grid md:grid-cols-2 content-start text-on-deep footer-details">
          <address lang="nl">
            {addressLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
          <div>
            {/* Dutch law requires these, if the company has them. */}
            {legalName && <p>{seat ? `${legalName}, ${seat}` : legalName}</p>}
            {registration && <p>{`${t('footer.registration')} ${registration}`}</p>}
            {vat && <p>{`${t('footer.vat')} ${vat}`}</p>}
          </div>
        </div>
        <div className="flex flex-wrap items-center text-sm footer-end">
          <p>{`© ${year} ${displayName}. ${t('footer.rights')}`}</p>
          {offlineReady && <p>{t('app.readyText')}</p>}
          <InstallHint />
        </div>
      </div>
    </footer>
  );
}
