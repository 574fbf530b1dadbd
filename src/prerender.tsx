import { renderToString } from 'react-dom/server';
import { App } from './app';
import { type Head, headOf } from './head';
import { defaultLanguage, type Language, languages } from './language/codes';
import { en } from './language/en';
import { language } from './language/language';
import { nl } from './language/nl';
import { type Dictionary, teach } from './language/translate';
import { documentName, notFound, routes } from './routes';

export interface PrerenderedPage {
  /** The name of the document, `portfolio.html`. */
  fileName: string;
  head: Head;
  /** The page in the default language. */
  html: string;
  /** The page in every other language. */
  translations: { language: Language; title: string; html: string }[];
}

const dictionaries: Record<Language, Dictionary> = { en, nl };
for (const code of languages) teach(code, dictionaries[code]);

function render(path: string, shown: Language): string {
  // The signal is of the module and keeps its value from page to page.
  language.value = shown;
  return renderToString(<App path={path} />);
}

/**
 * Renders every page of the route table, and the not-found page, in every language.
 */
export function prerender(): PrerenderedPage[] {
  return [...routes, notFound].map(({ path, page }) => ({
    fileName: documentName({ path }),
    head: headOf(page, defaultLanguage),
    html: render(path, defaultLanguage),
    translations: languages
      .filter((code) => code !== defaultLanguage)
      .map((code) => ({
        language: code,
        title: headOf(page, code).title,
        html: render(path, code),
      })),
  }));
}

/** Every word of every language, the ones that no document shows included. */
export const everyWord = languages.flatMap((code) => Object.values(dictionaries[code])).join('');
