import { type ComponentType, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { applyHead, headOf } from './document/head';
import { useLanguage } from './language/language';
import { ErrorScreen } from './layout/error-screen';
import { Footer } from './layout/footer';
import { NavigationBar } from './layout/navigation-bar';
import { usePageFocus } from './navigation/focus';
import { openPage, useAddress } from './navigation/open-page';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { Portfolio } from './pages/portfolio/portfolio';
import { type Page, pageOf, readAddress, tidy } from './routes';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const pages: Record<Page, ComponentType> = {
  home: Home,
  portfolio: Portfolio,
  about: About,
  'not-found': NotFound,
};

/** Marks the document as live: React answers from now on. */
function becomeLive() {
  document.documentElement.dataset.live = '';
}

function Layout() {
  const { language } = useLanguage();
  const [path] = useLocation();
  const page = pageOf(path);
  const Content = pages[page];
  useEffect(() => applyHead(page, language), [page, language]);
  usePageFocus(path);
  useEffect(becomeLive, []);
  return (
    <>
      <NavigationBar />
      <main key={path} id="content" tabIndex={-1}>
        <Content />
      </main>
      <Footer />
      <Announcer occasion={language} text={headOf(page, language).title} />
    </>
  );
}

/** The pages, under the prefix of the language. */
function Site() {
  const [address] = useAddress();
  return (
    <Router hook={useAddress} base={readAddress(address).base} hrefs={tidy} aroundNav={openPage}>
      <Layout />
    </Router>
  );
}

/** The whole site, at the address that the signal of the path holds. */
export const App = () => (
  <ErrorBoundary fallback={<ErrorScreen />}>
    <Site />
  </ErrorBoundary>
);
