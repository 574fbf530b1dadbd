import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app';
import { headOf } from './document/head';
import { HeadTags } from './document/head-tags';
import { defaultLanguage, type Language, languages } from './language/codes';
import { loadWords } from './language/dictionaries';
import { language } from './language/language';
import { lastWords } from './language/last-words';
import { documentName, notFound, routes } from './routes';

export { siteFiles } from './document/site-files';
export { drawSocialCards } from './document/social-cards';

const dictionaries = await Promise.all(languages.map(loadWords));

/** Every word of every language, the ones that no document shows included. */
export const everyWord = JSON.stringify([dictionaries, lastWords]);

/** The site in a language, as a document carries it: English live, the others to be swapped in. */
function render(path: string, shown: Language, title: string) {
  // The signal is of the module and keeps its value from page to page.
  language.value = shown;
  const app = <App path={path} />;
  if (shown === defaultLanguage) return renderToString(<div id="root">{app}</div>);
  return renderToString(
    <template id={shown} title={title}>
      {app}
    </template>,
  );
}

/** Renders every page of the route table, and the not-found page, in every language. */
export const prerender = () =>
  [...routes, notFound].map((route) => ({
    fileName: documentName(route),
    head: renderToStaticMarkup(<HeadTags page={route.page} />),
    bodies: languages.map((code) => render(route.path, code, headOf(route.page, code).title)),
  }));
