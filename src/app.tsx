import { Activity, type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react';
import { Router } from 'wouter';
import { getHead, updateHead } from './head';
import { PageLanguageContext } from './language/page-language';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { focusHeading } from './lib/focus';
import { handleNavigation, useNormalizedLocation } from './navigation';
import { About } from './pages/about/about';
import { Home } from './pages/home/home';
import { NotFound } from './pages/not-found';
import { loadAllPageStyles } from './pages/page-styles';
import { Portfolio } from './pages/portfolio/portfolio';
import { whenPrecached } from './pwa/when-precached';
import { getPage, normalizeHref, type Page, parsePathname, routes } from './routes';
import { Announcer } from './ui/announcer';

const pages: Record<string, ReactElement> = {
  home: <Home />,
  portfolio: <Portfolio />,
  about: <About />,
  'not-found': <NotFound />,
};

/** Custom pages, by file. */
const customPages = import.meta.glob<ComponentType>('./content/pages/*.tsx', { eager: true, import: 'default' });
for (const [file, CustomPage] of Object.entries(customPages)) pages[file.replace(/.*\/|\.tsx$/g, '')] = <CustomPage />;

/** The events that precede the first click. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * The `<main>` of a page; `#content` is the current one. In an Activity, its effects and its animations start each time the page is
 * shown. The initial page, which the document contains, gets no focus and no entrance animation.
 */
function Main({ page, isCurrent, isInitial }: { page: Page; isCurrent: boolean; isInitial?: boolean }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isInitial && main.current) focusHeading(main.current);
  }, [isInitial]);
  return (
    <main
      ref={main}
      id={isCurrent ? 'content' : undefined}
      className={isInitial ? undefined : 'entering'}
      tabIndex={-1}
    >
      {pages[page]}
    </main>
  );
}

/**
 * The current page and, hidden, the pages that are mounted already: those that were open before and, after the first
 * interaction, all others, once their files are precached. Otherwise opening a page takes half a second on a slow phone.
 */
function Pages({ current }: { current: Page }) {
  const [mounted, setMounted] = useState<readonly Page[]>([current]);
  const [initial, setInitial] = useState<Page | undefined>(current);
  if (!mounted.includes(current)) setMounted([...mounted, current]);
  if (initial && initial !== current) setInitial(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const handleInteraction = () => {
      controller.abort();
      whenPrecached(async () => {
        await loadAllPageStyles();
        // Keeps the order of mounted pages: otherwise React moves the current page in the DOM.
        setMounted((old) => [...new Set([...old, ...routes.map(({ page }) => page)])]);
      });
    };
    for (const type of interactionEvents)
      addEventListener(type, handleInteraction, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  // The initial page is not in an Activity: React marks one with comments. A host that minifies HTML may remove them, and
  // hydration then fails (the same with text: https://github.com/facebook/react/issues/12536). React replaces the DOM of this
  // page once, when the visitor leaves it.
  return mounted.map((page) =>
    page === initial ? (
      <Main key={page} page={page} isCurrent isInitial />
    ) : (
      <Activity key={page} mode={page === current ? 'visible' : 'hidden'}>
        <Main page={page} isCurrent={page === current} />
      </Activity>
    ),
  );
}

/**
 * The whole site: the pages, below the path prefix of their language.
 * @param ssrPath the path to prerender. The browser has its own
 */
export function App({ ssrPath }: { ssrPath?: string }) {
  const [pathname] = useNormalizedLocation({ ssrPath });
  const { base, language, path } = parsePathname(pathname);
  const current = getPage(path);
  useEffect(() => updateHead(current, language), [current, language]);
  // Without `data-hydrated`, `boot.ts` imports the scripts again on a return from the back/forward cache. `data-scripts` may be
  // left from an import that failed.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    delete dataset.scripts;
  }, []);
  return (
    <Router
      hook={useNormalizedLocation}
      ssrPath={ssrPath}
      base={base}
      hrefs={normalizeHref}
      aroundNav={handleNavigation}
    >
      <PageLanguageContext value={language}>
        <Header />
        <Pages current={current} />
        <Footer />
        <Announcer trigger={language} text={getHead(current, language).title} />
      </PageLanguageContext>
    </Router>
  );
}
