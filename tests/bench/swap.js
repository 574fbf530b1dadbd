// The floor of a press: ready-made DOM takes the place of what is shown, and nothing else happens.
const { documentElement: html } = document;

const parse = async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');

/** Every document of the site by its address: each node is in this document, and every picture asked for. */
const pages = {};
for (const path of ['/', '/portfolio', '/about', '/nl', '/nl/portfolio', '/nl/about']) {
  const served = await parse(path);
  pages[path] = document.importNode(served.getElementById('root'), true);
  pages[path].lang = served.documentElement.lang;
}

/** Shows a page: after a flag all of it, after a link what is not the same on every page. */
function show(path, parts) {
  for (const part of parts) document.querySelector(part).replaceWith(pages[path].querySelector(part).cloneNode(true));
  html.lang = pages[path].lang;
}

addEventListener('click', (event) => {
  const press = event.target.closest('a, button');
  if (!press) return;
  if (press.dataset.part === 'close-trigger') document.getElementById('by-hand').remove();
  else if (press.matches('main ol a')) document.body.append(window.dialogs[press.hash].cloneNode(true));
  else if (press.matches('a[href^="/"]')) {
    show(press.pathname, press.hreflang ? ['header', 'main', 'footer'] : ['header', 'main']);
    if (press.hreflang) return event.preventDefault();
    history.pushState(null, '', press.pathname);
    scrollTo({ top: 0, behavior: 'instant' });
  }
  event.preventDefault();
});

html.dataset.live = '';
