import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { company } from '../content/company';
import { useLanguage } from '../language/use-language';
import { entries, entryName } from '../routes';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { useCurrentSection } from './current-section';
import { InstallHint } from './install-hint';
import { LanguageSwitch } from './language-switch';
import { SectionLink } from './section-link';

/** The bar is opaque once the page is scrolled by more than this, in CSS px (specification, section 9). */
const opaqueBeyond = 20;

const isScrolled = () => scrollY > opaqueBeyond;

function onScroll(notify: () => void) {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Closes the menu once something in it is chosen, or the focus goes on to the page, which it covers. */
function closeWhenLeft(menu: HTMLElement | null) {
  const close = () => {
    if (menu?.hidePopover && menu.matches(':popover-open')) menu.hidePopover();
  };
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) close();
  });
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget)) close();
  });
}

/** The entries of the bar: links to sections of the home page, and to the other pages. */
function Entries() {
  const { t } = useLanguage();
  const [path] = useLocation();
  const current = useCurrentSection(path);
  return entries.map((entry) => {
    const label = t(`nav.${entryName(entry)}`);
    const link = { className: 'menu-link', children: label };
    return (
      <li key={entryName(entry)}>
        {'section' in entry ? (
          <SectionLink
            {...link}
            section={entry.section}
            aria-current={entry.section === current ? 'location' : undefined}
          />
        ) : (
          <Link {...link} href={entry.path} aria-current={entry.path === path ? 'page' : undefined} />
        )}
      </li>
    );
  });
}

/** The bar of every page. On small screens its entries are a popover, which opens and closes without JavaScript. */
export function NavigationBar() {
  const { t } = useLanguage();
  const opaque = useSyncExternalStore(onScroll, isScrolled, () => false);
  return (
    <header className="bar" data-opaque={opaque || undefined}>
      <div className="bar-row">
        <Link href="/" className="brand" aria-label={`${company.name}, ${t('nav.brandHome')}`}>
          <Brand />
        </Link>
        <button type="button" className="menu-toggle" popoverTarget="menu" aria-label={t('nav.menu')}>
          <Icon name="menu" />
        </button>
        <nav id="menu" popover="auto" className="menu" aria-label={t('nav.label')} ref={closeWhenLeft}>
          <ul className="menu-list">
            <Entries />
          </ul>
          <div className="menu-foot">
            <LanguageSwitch />
            <SectionLink section="contact" className="btn-solid">
              {t('nav.getStarted')}
            </SectionLink>
          </div>
          <div className="menu-install">
            <InstallHint />
          </div>
        </nav>
      </div>
    </header>
  );
}
