import { type ComponentType, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { applyHead } from './document/head';
import { readAddress, tidy } from './language/addresses';
import { followStoredChoice } from './language/language';
import { useLanguage } from './language/use-language';
import { ErrorScreen } from './layout/error-screen';
import { Footer } from './layout/footer';
import { NavigationBar } from './layout/navigation-bar';
import { repeatPress } from './loading/press';
import { openPage, useCleanLocation } from './navigation/open-page';
import { usePageFocus } from './navigation/page-focus';
import { followPlaces } from './navigation/places';
import { usePrefix } from './navigation/prefix';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { Portfolio } from './pages/portfolio/portfolio';
import { followInstallation } from './pwa/install';
import { type Page, pageOf } from './routes';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const pages: Record<Page, ComponentType> = {
  home: Home,
  portfolio: Portfolio,
  about: About,
  'not-found': NotFound,
};

/** Marks the document as live, and repeats a press that came before it was, so that it is not lost. */
function becomeLive() {
  document.documentElement.dataset.live = '';
  repeatPress();
}

function Layout() {
  const { language, t } = useLanguage();
  const [path] = useLocation();
  const page = pageOf(path);
  const Content = pages[page];
  useEffect(() => applyHead(page, language), [page, language]);
  usePageFocus(path);
  usePrefix(language);
  useEffect(followPlaces, []);
  useEffect(followStoredChoice, []);
  useEffect(followInstallation, []);
  useEffect(becomeLive, []);
  return (
    <>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        <Content />
      </main>
      <Footer />
      <Announcer text={t('nav.languageChanged')} />
    </>
  );
}

/** The pages, under the prefix that the address begins with. */
function Site({ path }: { path?: string | undefined }) {
  const ssrPath = path && { ssrPath: path };
  const [address] = useCleanLocation(ssrPath);
  return (
    <Router hook={useCleanLocation} base={readAddress(address).base} hrefs={tidy} aroundNav={openPage} {...ssrPath}>
      <Layout />
    </Router>
  );
}

/** The whole site. While prerendering there is no address to read, so the path is given. */
export const App = ({ path }: { path?: string }) => (
  <ErrorBoundary fallback={<ErrorScreen />}>
    <Site path={path} />
  </ErrorBoundary>
);
