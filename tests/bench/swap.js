// The floor of a press: ready-made DOM takes the place of what is shown, and nothing else happens.
const { documentElement: html } = document;
const pages = {};

/** Makes what a document holds of a language ready: every node is in this document, and every picture asked for. */
const makeReady = (content) => {
  for (const part of content.querySelectorAll('noscript')) part.remove();
  return document.importNode(content, true);
};

for (const path of ['/', '/portfolio', '/about']) {
  const served = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  pages[`en ${path}`] = makeReady(served.getElementById('root'));
  pages[`nl ${path}`] = makeReady(served.getElementById('nl').content);
}

/** Shows a page: after a flag all of it, after a link what is not the same on every page. */
function show(path, language, parts) {
  for (const part of parts)
    document.querySelector(part).replaceWith(pages[`${language} ${path}`].querySelector(part).cloneNode(true));
  html.lang = language;
}

addEventListener('click', (event) => {
  const press = event.target.closest('a[href^="/"], button[lang]');
  if (!press) return;
  event.preventDefault();
  if (press.lang) return show(location.pathname, press.lang, ['header', 'main', 'footer']);
  show(press.pathname, html.lang, ['header', 'main']);
  history.pushState(null, '', press.pathname);
  scrollTo({ top: 0, behavior: 'instant' });
});

if (location.search === '?lang=nl') show(location.pathname, 'nl', ['header', 'main', 'footer']);
html.dataset.live = '';
