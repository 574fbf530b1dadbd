import { Link, useLocation } from 'wouter';
import { company } from '../content/company';
import { navigation } from '../content/pages';
import { useLanguage } from '../language/page-language';
import { useScrollValue } from '../lib/scroll';
import { getItemName } from '../routes';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { useCurrentSection } from './current-section';
import { LanguageSwitch } from './language-switch';
import { SectionLink } from './section-link';

/** Scrolled by more than this, in CSS px, the header is opaque (specification, section 9). */
const opaqueThreshold = 20;

const isScrolled = () => scrollY > opaqueThreshold;

/** The items of the header: links to the sections of the home page, and to the other pages. */
function MenuItems() {
  const { t } = useLanguage();
  const [path] = useLocation();
  const section = useCurrentSection(path);
  return navigation.map((item) => {
    const label = t(`nav.${getItemName(item)}`);
    const link = { className: 'menu-link', children: label };
    return (
      <li key={getItemName(item)}>
        {'section' in item ? (
          <SectionLink
            {...link}
            section={item.section}
            aria-current={item.section === section ? 'location' : undefined}
          />
        ) : (
          <Link {...link} href={item.path} aria-current={item.path === path ? 'page' : undefined} />
        )}
      </li>
    );
  });
}

/** The header of every page. On small screens its items are a popover, which opens and closes without JavaScript. */
export function Header() {
  const { t } = useLanguage();
  const opaque = useScrollValue(isScrolled, false);
  return (
    <header className="header colours-fade" data-opaque={opaque || undefined}>
      <div className="header-row">
        <a
          className="button button-solid absolute left-4 bottom-full z-30 focus:top-4 focus:bottom-auto"
          href="#content"
        >
          {t('nav.skip')}
        </a>
        <Link href="/" className="brand" aria-label={`${company.name}, ${t('nav.brandHome')}`}>
          <Brand />
        </Link>
        <button
          type="button"
          className="button-icon w-48px h-48px lg:hidden supports-no-popover:hidden menu-toggle"
          popoverTarget="menu"
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav id="menu" popover="auto" className="menu" aria-label={t('nav.label')}>
          <ul className="grid pt-2 lg:flex lg:p-0">
            <MenuItems />
          </ul>
          <div className="menu-foot">
            <LanguageSwitch />
            <SectionLink section="contact" className="button button-line" purpose={t('contact.title')}>
              {t('nav.getStarted')}
            </SectionLink>
          </div>
        </nav>
      </div>
    </header>
  );
}
