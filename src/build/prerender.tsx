import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app';
import { loadWords } from '../language/words';
import { languages } from '../languages';
import { errorScreenWords } from '../layout/error-screen';
import { getDocumentName, getPage, getPathname, notFound, parsePathname, routes } from '../routes';
import { HeadTags } from './head-tags';
import { createIcons } from './icons';
import { createSiteFiles } from './site-files';
import { drawSocialCards } from './social-cards';

// `documents.ts` runs this module through Vite, which compiles JSX and finds imports without an extension.

const dictionaries = await Promise.all(languages.map(loadWords));

/** Every text of the site, even if no document has it, for the characters of the typeface. */
export const allText = JSON.stringify([dictionaries, errorScreenWords]);

/** Renders the head of the document at a pathname. */
export function renderHead(pathname: string): string {
  const { path, language } = parsePathname(pathname);
  return renderToStaticMarkup(<HeadTags page={getPage(path)} language={language} />);
}

/** Renders the page at a pathname. */
const renderBody = (pathname: string) =>
  // React drops the value: https://github.com/facebook/react/issues/24740
  renderToString(<App ssrPath={pathname} />).replaceAll('<section hidden=""', '<section hidden="until-found"');

/** Renders every page in every language. */
export const prerender = () =>
  languages.flatMap((language) =>
    [...routes, notFound].map(({ path, page }) => {
      const pathname = getPathname(path, language);
      const [head, body] = [renderHead(pathname), renderBody(pathname)];
      return { fileName: getDocumentName(pathname), page, language, head, body };
    }),
  );

/** The files beside the documents: manifests, sitemap, robots, icons, social cards. */
export const createFiles = async () =>
  [createSiteFiles(renderBody('/')), await createIcons(), await drawSocialCards()].flat();
