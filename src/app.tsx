import { type ComponentType, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { applyHead, pageOf } from './head';
import { followStoredChoice } from './language/language';
import { useLanguage } from './language/use-language';
import { followInstallation } from './pwa/install';
import { cleanPath, type Page } from './routes';
import { ErrorScreen } from './sections/error-screen';
import { Footer } from './sections/footer';
import { NavigationBar } from './sections/navigation-bar';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const components = import.meta.glob<ComponentType>('./pages/*.tsx', { eager: true, import: 'default' });

function componentOf(page: Page): ComponentType {
  const component = components[`./pages/${page}.tsx`];
  if (!component) throw new Error(`src/routes.ts names the page "${page}": add src/pages/${page}.tsx`);
  return component;
}

/** wouter's own location, in the one spelling of the route table. */
const useCleanLocation: BaseLocationHook = (options?: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(options);
  return [cleanPath(path), navigate];
};

/** Opens a page at its top, with a cross-fade where there is one; on the way back the browser restores the place. */
const openPage: AroundNavHandler = (navigate, to, options) => {
  const open = () => {
    flushSync(() => navigate(to, options));
    scrollTo({ top: 0, behavior: 'instant' });
  };
  if (options?.transition !== false && document.startViewTransition) document.startViewTransition(open);
  else open();
};

/** Moves focus, without scrolling, to the heading of the page or section opened: reading and Tab go on from there. */
function usePageFocus(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const part = document.getElementById(location.hash.slice(1)) ?? document.querySelector('main');
    const heading = part?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}

/** Marks the document as live, and repeats a press that came before it was, so that it is not lost. */
function becomeLive() {
  document.documentElement.dataset.live = '';
  const { earlyPress } = window;
  delete window.earlyPress;
  if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
}

function Layout() {
  const { language, t } = useLanguage();
  const [path] = useLocation();
  const page = pageOf(path);
  const Content = componentOf(page);
  useEffect(() => applyHead(page, language), [page, language]);
  usePageFocus(path);
  useEffect(followStoredChoice, []);
  useEffect(followInstallation, []);
  useEffect(becomeLive, []);
  return (
    <>
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        <Content />
      </main>
      <Footer />
      <Announcer text={t('nav.languageChanged')} />
    </>
  );
}

/** The whole site; while prerendering, where there is no address to read, the page of a path. */
export const App = ({ path }: { path?: string }) => (
  <ErrorBoundary fallback={<ErrorScreen />}>
    <Router hook={useCleanLocation} aroundNav={openPage} {...(path && { ssrPath: path })}>
      <Layout />
    </Router>
  </ErrorBoundary>
);
