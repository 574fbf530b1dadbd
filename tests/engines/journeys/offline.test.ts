import { notFound, routes } from '../../../src/routes';
import { client } from '../../content';
import { precacheOf, scriptOf } from '../../host/versions';
import { fillForm, form, standsIn, thanked, typed } from '../form';
import { test as base, expect, site } from '../test';
import { clientLink, dialog, heading, text } from '../things';
import { addressIn, dictionaries, first, languages, otherFlag, otherWords, second } from '../words';

const test = base.extend('allowed', () => /^Page not found: |status of 404|Failed to load resource/);

/** The other addresses at which a page may be asked for. */
const spellings = (address: string) =>
  (address === '/' ? ['/index.html', '/index', '/?x=1'] : [`${address}/`, `${address}.html`, `${address}/?x=1`]).concat(
    `${address}?utm_source=letter`,
  );

test('After one visit every page opens without a connection, at every address that it has, in each language', async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  const listed = precacheOf(site).map(({ url }) => url);
  const kept = await visitor.tab.run(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(listed.sort());
  // The worker waits for the page.
  expect(host.requests.indexOf('/sw.js')).toBeGreaterThan(host.requests.indexOf(scriptOf(site, 'main')));

  await host.stop();
  for (const language of languages)
    for (const { page, path } of routes) {
      const address = addressIn(path, language);
      await visitor.open(address);
      await visitor.shows(page, language);
      const titles = await visitor.tab.run(
        async (addresses) =>
          Promise.all(
            addresses.map(async (address) => /<title>(.*?)<\/title>/.exec(await (await fetch(address)).text())?.[1]),
          ),
        spellings(address),
      );
      const { title } = await visitor.tab.run(() => ({ title: document.title }));
      // As a document writes it.
      expect(new Set(titles)).toEqual(new Set([title.replaceAll('&', '&amp;')]));
    }
});

test('Without a connection a path that is none gets the not-found page of its language, with its status', async ({
  visitor,
  host,
}) => {
  // Some hosts answer so to whoever asks for the page itself.
  host.answers.set('/404.html', 404);
  await visitor.visitFirst('/');
  await host.stop();
  for (const language of languages) {
    await visitor.open(addressIn('/nowhere/?x=1', language));
    await visitor.shows(notFound.page, language);
    await visitor.see(text(dictionaries[language]['notFound.text'], 'main'));
    const status = () =>
      visitor.tab.run(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
      );
    // WebKit does not tell.
    expect((await status()) ?? 404).toBe(404);
  }
});

test('Without a connection the dialog opens, the form thanks, and draft and language are kept', async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  await host.stop();
  await visitor.open('/portfolio');
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await visitor.miss(dialog());
  await visitor.press(otherFlag);
  await visitor.shows('portfolio', second);
  const other = await visitor.another();
  await other.go('/');
  await other.at(addressIn('/', second));
  await other.live();
  await other.shows('home', second);
  await fillForm(other, otherWords);
  await other.reload();
  await other.live();
  await expect.poll(() => standsIn(other)).toEqual(typed);
  await other.press(form(otherWords).send);
  await other.see(thanked(otherWords));
});

test('A page that is deployed later is shown before the update is; with the connection back, all is as before', async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  host.add('news.html', '<!doctype html><title>News</title><h1>Fresh from the press</h1>');
  await visitor.go('/news?x=1');
  await visitor.see(heading('Fresh from the press'));
  await host.stop();
  await visitor.open('/news');
  await visitor.shows('not-found');
  await host.start();
  await visitor.go('/news');
  await visitor.see(heading('Fresh from the press'));
  await visitor.open('/portfolio');
  await visitor.shows('portfolio', first);
});
