import { type ReactElement, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { applyHead, headOf } from './document/head';
import { PageLanguage, useActiveLanguage, useLanguage } from './language/language';
import { ErrorScreen } from './layout/error-screen';
import { Footer } from './layout/footer';
import { NavigationBar } from './layout/navigation-bar';
import { afterFrame } from './navigation/after-frame';
import { usePageFocus } from './navigation/focus';
import { openPage, useAddress } from './navigation/open-page';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { Portfolio } from './pages/portfolio/portfolio';
import { whenCached } from './pwa/when-cached';
import { whenIdle } from './pwa/when-idle';
import { notFound, type Page, pageOf, readAddress, routes, tidy } from './routes';
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
const Main = ({ page, isOpen, isFirst }: { page: Page; isOpen: boolean; isFirst: boolean }) => (
  <main
    id={isOpen ? 'content' : undefined}
    hidden={!isOpen}
    // The style sheet keeps it in the layout. Screen readers would find an empty landmark there.
    aria-hidden={!isOpen || undefined}
    className={isFirst ? undefined : 'entering'}
    tabIndex={-1}
  >
    {pages[page]}
  </main>
);

/** What a visitor does before pressing a link. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

const allPages = routes.map(({ page }) => page);

/** Lays out the pages that are out of sight: to say where an element is, the browser has to. */
function layOutOthers() {
  for (const page of document.querySelectorAll('main[hidden]')) page.lastElementChild?.getBoundingClientRect();
}

/**
 * The open page and, out of sight, those that were open before. Once the visitor stirs and the pictures of the others are
 * cached, these are drawn, too: a press only has to show one. Out of sight, a new language comes a moment later.
 */
function Pages({ open }: { open: Page }) {
  const { language } = useLanguage();
  const later = useDeferredValue(language);
  const [drawn, draw] = useState<readonly Page[]>([open]);
  const [first, leave] = useState<Page | undefined>(open);
  if (!drawn.includes(open)) draw([...drawn, open]);
  useEffect(() => {
    // Once it is left, the page of the document is drawn anew, which takes longer than to show another.
    if (first && first !== open) return afterFrame(() => startTransition(() => leave(undefined)));
  }, [first, open]);
  useEffect(() => {
    const drawAll = () => startTransition(() => draw((drawn) => [...new Set([...drawn, ...allPages])]));
    const prepare = () => whenCached(async () => drawAll());
    for (const sign of signs) addEventListener(sign, prepare, { once: true, passive: true });
  }, []);
  useEffect(() => whenIdle(layOutOthers));
  // The not-found page says each time where it was looked for.
  const kept = drawn.filter((page) => page === open || page !== notFound.page);
  return kept.map((page) => (
    <PageLanguage key={page === first ? 'first' : page} value={page === open ? language : later}>
      <Main page={page} isOpen={page === open} isFirst={page === first} />
    </PageLanguage>
  ));
}

function Layout() {
  const language = useActiveLanguage();
  const [path] = useLocation();
  const open = pageOf(path);
  useEffect(() => afterFrame(() => applyHead(open, language)), [open, language]);
  usePageFocus(path);
  useEffect(becomeLive, []);
  return (
    <PageLanguage value={language}>
      {bar}
      <Pages open={open} />
      {footer}
      <Announcer occasion={language} text={headOf(open, language).title} />
    </PageLanguage>
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
