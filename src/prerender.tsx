import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app';
import { company } from './content/company';
import { headOf, socialCard } from './head';
import { HeadTags } from './head-tags';
import { defaultLanguage, type Language, languages } from './language/codes';
import { loadWords } from './language/dictionaries';
import { en } from './language/en';
import { language } from './language/language';
import { lastWords } from './language/last-words';
import { type Key, translate } from './language/translate';
import { documentName, notFound, routes } from './routes';
import { Polder } from './sections/polder';

await Promise.all(languages.map(loadWords));

/** The site in a language, as a document carries it: the first one live, the others to be swapped in. */
function render(path: string, shown: Language, title: string) {
  // The signal is of the module and keeps its value from page to page.
  language.value = shown;
  const app = <App path={path} />;
  return renderToString(
    shown === defaultLanguage ? (
      <div id="root">{app}</div>
    ) : (
      <template id={shown} title={title}>
        {app}
      </template>
    ),
  );
}

/** Renders every page of the route table, and the not-found page, in every language. */
export const prerender = () =>
  [...routes, notFound].map((route) => ({
    fileName: documentName(route),
    head: renderToStaticMarkup(<HeadTags page={route.page} />),
    bodies: languages.map((code) => render(route.path, code, headOf(route.page, code).title)),
  }));

/** The words of the social card of every page in every language, and the file that it becomes. */
export const socialCards = routes.flatMap(({ page }) =>
  languages.map((code) => ({
    fileName: new URL(socialCard(page, code)).pathname.slice(1),
    brand: company.name,
    title: translate(code, page === 'home' ? 'hero.title' : `page.${page}.title`),
    text: translate(code, page === 'home' ? 'hero.text' : `page.${page}.description`),
  })),
);

/** The drawing of the site, for the social cards. */
export const polder = renderToStaticMarkup(<Polder />);

/** Every word of every language, the ones that no document shows included. */
export const everyWord = languages
  .flatMap((code) => [
    ...(Object.keys(en) as Key[]).map((key) => translate(code, key)),
    ...Object.values(lastWords[code]),
  ])
  .join('');
