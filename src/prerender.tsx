import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app';
import { company } from './content/company';
import { type Head, headOf, pageAddress, socialCard } from './head';
import { defaultLanguage, type Language, languages } from './language/codes';
import { loadWords } from './language/dictionaries';
import { en } from './language/en';
import { language } from './language/language';
import { lastWords } from './language/last-words';
import { type Key, translate } from './language/translate';
import { documentName, notFound, routes } from './routes';
import { structuredData } from './structured-data';
import { Polder } from './ui/polder';

export interface PrerenderedPage {
  /** The name of the document, `portfolio.html`. */
  fileName: string;
  head: Head;
  /** What search engines and social networks read; the not-found page is not for them. */
  shared: { image: string; data: object } | undefined;
  /** The page in the default language. */
  html: string;
  /** The page in every other language. */
  translations: { language: Language; title: string; html: string }[];
}

/** The words of a social card, and the file that it becomes. */
export interface SocialCard {
  fileName: string;
  brand: string;
  title: string;
  text: string;
}

await Promise.all(languages.map(loadWords));

function render(path: string, shown: Language): string {
  // The signal is of the module and keeps its value from page to page.
  language.value = shown;
  return renderToString(<App path={path} />);
}

/**
 * Renders every page of the route table, and the not-found page, in every language.
 */
export function prerender(): PrerenderedPage[] {
  return [...routes, notFound].map((route) => ({
    fileName: documentName(route),
    head: headOf(route.page, defaultLanguage),
    shared:
      route.page === notFound.page
        ? undefined
        : {
            image: socialCard(route.page, defaultLanguage),
            data: structuredData(route, defaultLanguage),
          },
    html: render(route.path, defaultLanguage),
    translations: languages
      .filter((code) => code !== defaultLanguage)
      .map((code) => ({
        language: code,
        title: headOf(route.page, code).title,
        html: render(route.path, code),
      })),
  }));
}

/** The social card of every page in every language. */
export const socialCards: SocialCard[] = routes.flatMap(({ page }) =>
  languages.map((code) => ({
    fileName: new URL(socialCard(page, code)).pathname.slice(1),
    brand: company.name,
    title: translate(code, page === 'home' ? 'hero.title' : `page.${page}.title`),
    text: translate(code, page === 'home' ? 'hero.text' : `page.${page}.description`),
  })),
);

/** The drawing of the site, for the social cards. */
export const polder = renderToStaticMarkup(<Polder />);

/** The addresses of the sitemap: each page in each language, with its alternates. */
export const sitemap = routes.flatMap(({ page, path }) =>
  languages.map((code) => ({
    address: pageAddress(path, code),
    alternates: headOf(page, code).alternates,
  })),
);

/** Every word of every language, the ones that no document shows included. */
export const everyWord = languages
  .flatMap((code) => [
    ...(Object.keys(en) as Key[]).map((key) => translate(code, key)),
    ...Object.values(lastWords[code]),
  ])
  .join('');
