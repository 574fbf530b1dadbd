import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app';
import { headOf } from './document/head';
import { HeadTags } from './document/head-tags';
import { addressOf, readAddress } from './language/addresses';
import { defaultLanguage, type Language, languages } from './language/codes';
import { loadWords } from './language/dictionaries';
import { language } from './language/language';
import { lastWords } from './language/last-words';
import { documentName, notFound, pageOf, type Route, routes } from './routes';

export { manifests } from './document/manifest';
export { siteFiles } from './document/site-files';
export { drawSocialCards } from './document/social-cards';

const dictionaries = await Promise.all(languages.map(loadWords));

/** Every word of every language, also those that no document shows. */
export const everyWord = JSON.stringify([dictionaries, lastWords]);

/** The page of a path in a language. The signal keeps its value from page to page, so each sets it. */
function render(path: string, shown: Language, place: (app: ReactNode) => ReactNode) {
  language.value = shown;
  return renderToString(place(<App path={path} />));
}

/** The head of the document at an address. */
export function headAt(pathname: string): string {
  const { path, language = defaultLanguage } = readAddress(pathname);
  return renderToStaticMarkup(<HeadTags page={pageOf(path)} language={language} />);
}

/** A document that opens in a language. It also holds the `others`, to be swapped in before the first paint. */
function documentOf({ path, page }: Route | typeof notFound, opens: Language, others: readonly Language[]) {
  const address = addressOf(path, opens);
  const templates = others.map((other) => {
    const { title } = headOf(page, other);
    const place = (app: ReactNode) => (
      <template id={other} title={title}>
        {app}
      </template>
    );
    return render(address, other, place);
  });
  return {
    fileName: documentName({ path: address }),
    language: opens,
    head: headAt(address),
    bodies: [render(address, opens, (app) => <div id="root">{app}</div>), ...templates],
  };
}

const translations = languages.filter((code) => code !== defaultLanguage);

/** Renders the documents: each page with all languages at its own path, and each translation alone under its prefix. */
export const prerender = () => [
  ...[...routes, notFound].map((route) => documentOf(route, defaultLanguage, translations)),
  ...translations.flatMap((code) => routes.map((route) => documentOf(route, code, []))),
];
