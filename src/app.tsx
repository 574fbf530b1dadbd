import { Activity, type ReactElement, useEffect, useRef, useState } from 'react';
import { Router } from 'wouter';
import { applyHead, headOf } from './head';
import { PageLanguage } from './language/language';
import { ErrorScreen } from './layout/error-screen';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { IsOpen } from './layout/sections';
import { focusHeading } from './lib/focus';
import { openPage, useAddress } from './lib/open-page';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { Portfolio } from './pages/portfolio/portfolio';
import { whenCached } from './pwa/when-cached';
import { notFound, type Page, pageOf, readAddress, routes, tidy } from './routes';
import { Announcer } from './ui/announcer';
import { ErrorBoundary } from './ui/error-boundary';

const pages: Record<Page, ReactElement> = {
  home: <Home />,
  portfolio: <Portfolio />,
  about: <About />,
  'not-found': <NotFound />,
};

/** What a visitor does before clicking a link. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** A page in an element of its own. An Activity runs its effects each time that it is shown. */
function Main({ page, isOpen, isFirst }: { page: Page; isOpen: boolean; isFirst?: boolean }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // React answers from now on.
    document.documentElement.dataset.live = '';
    if (!isFirst && main.current) focusHeading(main.current);
  }, [isFirst]);
  return (
    <IsOpen value={isOpen}>
      <main ref={main} id={isOpen ? 'content' : undefined} className={isFirst ? undefined : 'entering'} tabIndex={-1}>
        {pages[page]}
      </main>
    </IsOpen>
  );
}

/**
 * The open page and, hidden, those that are ready: the ones that were open before, and all others once the visitor stirs
 * and their pictures are cached. The Switch of wouter 3.13 would render each page anew, half a second on a slow phone.
 */
function Pages({ open }: { open: Page }) {
  const [ready, prepare] = useState<readonly Page[]>([open]);
  const [first, leave] = useState<Page | undefined>(open);
  if (!ready.includes(open)) prepare([...ready, open]);
  if (first && first !== open) leave(undefined);
  useEffect(() => {
    const prepareAll = async () => prepare(routes.map(({ page }) => page));
    const stirred = new AbortController();
    const stir = () => {
      stirred.abort();
      whenCached(prepareAll);
    };
    for (const sign of signs) addEventListener(sign, stir, { passive: true, signal: stirred.signal });
    return () => stirred.abort();
  }, []);
  // The not-found page says each time where it was looked for.
  const kept = ready.filter((page) => page === open || page !== notFound.page);
  // An Activity (React 19.3) is a comment in the document: where a host strips comments, hydration would fail.
  return kept.map((page) =>
    page === first ? (
      <Main key={page} page={page} isOpen isFirst />
    ) : (
      <Activity key={page} mode={page === open ? 'visible' : 'hidden'}>
        <Main page={page} isOpen={page === open} />
      </Activity>
    ),
  );
}

/** The pages, under the prefix of the language. */
function Site() {
  const [address] = useAddress();
  const { base, language, path } = readAddress(address);
  const open = pageOf(path);
  useEffect(() => applyHead(open, language), [open, language]);
  return (
    <Router hook={useAddress} base={base} hrefs={tidy} aroundNav={openPage}>
      <PageLanguage value={language}>
        <Header />
        <Pages open={open} />
        <Footer />
        <Announcer occasion={language} text={headOf(open, language).title} />
      </PageLanguage>
    </Router>
  );
}

/** The whole site, at the address that the signal of the path holds. */
export const App = () => (
  <ErrorBoundary fallback={<ErrorScreen />}>
    <Site />
  </ErrorBoundary>
);
