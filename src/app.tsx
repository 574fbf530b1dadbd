import { type ComponentType, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { applyHead } from './document/head';
import { followStoredChoice } from './language/language';
import { useLanguage } from './language/use-language';
import { ErrorScreen } from './layout/error-screen';
import { Footer } from './layout/footer';
import { NavigationBar } from './layout/navigation-bar';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { Portfolio } from './pages/portfolio/portfolio';
import { followInstallation } from './pwa/install';
import { cleanPath, type Page, pageOf } from './routes';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const pages: Record<Page, ComponentType> = {
  home: Home,
  portfolio: Portfolio,
  about: About,
  'not-found': NotFound,
};

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
  const Content = pages[page];
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
