import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { company } from '../content/company';
import { useLanguage } from '../language/use-language';
import { destination } from '../navigation/destination';
import { itemName, navigation, sections } from '../routes';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { useCurrentSection } from './current-section';
import { InstallHint } from './install-hint';
import { LanguageSwitch } from './language-switch';
import { SectionLink } from './section-link';

/** Scrolled by more than this, in CSS px, the bar is opaque: agreed on, see `tests/specification.ts`. */
const opaqueBeyond = 20;

const isScrolled = () => scrollY > opaqueBeyond;

function onScroll(notify: () => void) {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/**
 * Closes the menu when something in it is chosen, or when the focus moves on to the page, which the menu covers. Marks
 * its button while it is open.
 */
function closeWhenLeft(menu: HTMLElement) {
  const listening = new AbortController();
  const close = () => {
    if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) close();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget)) close();
  };
  const onToggle = () => menu.previousElementSibling?.toggleAttribute('data-open', menu.matches(':popover-open'));
  menu.addEventListener('toggle', onToggle, listening);
  menu.addEventListener('click', onClick, listening);
  menu.addEventListener('focusout', onFocusOut, listening);
  // A device that is turned may have room for the items in the bar, where an open menu would float.
  matchMedia('(min-width: 64em)').addEventListener('change', close, listening);
  return () => listening.abort();
}

/** What the bar marks: the page that was asked for, at its top, or else where the visitor is. */
function useMarked() {
  const [path] = useLocation();
  const section = useCurrentSection(path);
  const asked = destination.value;
  return asked ? { path: asked, section: asked === '/' ? sections[0] : undefined } : { path, section };
}

/** The items of the bar: links to the sections of the home page, and to the other pages. */
function Items() {
  // `useLanguage` follows every signal that this component reads.
  const { t } = useLanguage();
  const marked = useMarked();
  return navigation.map((item) => {
    const label = t(`nav.${itemName(item)}`);
    const link = { className: 'menu-link', children: label };
    return (
      <li key={itemName(item)}>
        {'section' in item ? (
          <SectionLink
            {...link}
            section={item.section}
            aria-current={item.section === marked.section ? 'location' : undefined}
          />
        ) : (
          <Link {...link} href={item.path} aria-current={item.path === marked.path ? 'page' : undefined} />
        )}
      </li>
    );
  });
}

/** The bar of every page. On small screens its items are a popover, which opens and closes without JavaScript. */
export function NavigationBar() {
  const { t } = useLanguage();
  const opaque = useSyncExternalStore(onScroll, isScrolled, () => false);
  return (
    <header className="bar" data-opaque={opaque || undefined}>
      <div className="bar-row">
        <a className="skip" href="#content">
          {t('nav.skip')}
        </a>
        <Link href="/" className="brand" aria-label={`${company.name}, ${t('nav.brandHome')}`}>
          <Brand />
        </Link>
        <button type="button" className="menu-toggle" popoverTarget="menu" aria-label={t('nav.menu')}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav id="menu" popover="auto" className="menu" aria-label={t('nav.label')} ref={closeWhenLeft}>
          <ul className="menu-list">
            <Items />
          </ul>
          <div className="menu-foot">
            <LanguageSwitch />
            <SectionLink section="contact" className="button-line" purpose={t('contact.title')}>
              {t('nav.getStarted')}
            </SectionLink>
          </div>
          <div className="safe-x pb-2 lg:hidden">
            <InstallHint />
          </div>
        </nav>
      </div>
    </header>
  );
}
