// The floor of a click: ready-made DOM takes the place of what is shown, and nothing else happens. It runs in documents
// without scripts. The bench tells it `addresses`, and the `dialogs` by the fragments of their links.
addEventListener('DOMContentLoaded', async () => {
  const pages = {};
  for (const address of window.addresses) {
    const text = await (await fetch(address)).text();
    const served = new DOMParser().parseFromString(text, 'text/html');
    pages[address] = { lang: served.documentElement.lang, body: document.importNode(served.body, true) };
  }
  const dialogs = {};
  for (const [fragment, innerHTML] of Object.entries(window.dialogs))
    dialogs[fragment] = Object.assign(document.createElement('div'), { innerHTML });

  addEventListener('click', (event) => {
    const target = event.target.closest('a, [role=dialog] button');
    if (!target) return;
    event.preventDefault();
    const { hash, pathname, hreflang } = target;
    if (!pathname) for (const dialog of Object.values(dialogs)) dialog.remove();
    else if (dialogs[hash]) document.body.append(dialogs[hash]);
    else {
      // A flag changes all of the page, a link what is not the same on every page.
      for (const part of ['header', 'main', ...(hreflang ? ['footer'] : [])])
        document.querySelector(part).replaceWith(pages[pathname].body.querySelector(part).cloneNode(true));
      document.documentElement.lang = pages[pathname].lang;
      scrollTo({ top: 0, behavior: 'instant' });
    }
  });
  document.documentElement.dataset.hydrated = '';
});
