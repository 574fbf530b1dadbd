import { Activity, type ReactElement, startTransition, useEffect, useState } from 'react';
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
import { whenCached } from './pwa/when-cached';
import { type Page, pageOf, readAddress, routes, tidy } from './routes';
import { afterFrame } from './ui/after-frame';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const pages: Record<Page, ReactElement> = {
  home: <Home />,
  portfolio: <Portfolio />,
  about: <About />,
  'not-found': <NotFound />,
};

const bar = <NavigationBar />;
const footer = <Footer />;

/** Marks the document as live: React answers from now on. */
function becomeLive() {
  document.documentElement.dataset.live = '';
}

/** A page in an element of its own: whatever an extension does to its content, the page comes and goes as a whole. */
const Main = ({ page, isOpen, className }: { page: Page; isOpen: boolean; className?: string }) => (
  <main id={isOpen ? 'content' : undefined} hidden={!isOpen} className={className} tabIndex={-1}>
    {pages[page]}
  </main>
);

/** What a visitor does before pressing a link. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

const allPages = routes.map(({ page }) => page);

/**
 * The open page, and once the visitor stirs and the pictures of the others are cached, these out of sight: a press only
 * has to show one. Until it is left, the page of the document stands alone, because the marks of an `Activity` are
 * comments, which a host may take out of the document.
 */
function Pages({ open }: { open: Page }) {
  const [ahead, drawAhead] = useState<readonly Page[]>([]);
  const [served, leave] = useState<Page | undefined>(open);
  useEffect(() => {
    // To take it out takes longer than to show another page.
    if (served && served !== open) return afterFrame(() => startTransition(() => leave(undefined)));
  }, [served, open]);
  useEffect(() => {
    const draw = () => whenCached(async () => startTransition(() => drawAhead(allPages)));
    for (const sign of signs) addEventListener(sign, draw, { once: true, passive: true });
  }, []);
  return [...new Set([open, served ?? open, ...ahead])].sort().map((page) => {
    const isOpen = page === open;
    return page === served ? (
      <Main key={page} page={page} isOpen={isOpen} />
    ) : (
      <Activity key={page} mode={isOpen ? 'visible' : 'hidden'}>
        <Main page={page} isOpen={isOpen} className="entering" />
      </Activity>
    );
  });
}

function Layout() {
  const { language } = useLanguage();
  const [path] = useLocation();
  const open = pageOf(path);
  useEffect(() => afterFrame(() => applyHead(open, language)), [open, language]);
  usePageFocus(path);
  useEffect(becomeLive, []);
  return (
    <>
      {bar}
      <Pages open={open} />
      {footer}
      <Announcer occasion={language} text={headOf(open, language).title} />
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
