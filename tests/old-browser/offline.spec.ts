import { appStartQuery } from '../../src/language/preferred-language';
import { addressOf, documentName, notFound, routes } from '../../src/routes';
import { engines, expect, journey, hostedTest as test } from '../fixtures';
import { clientName, dictionaries, languages, mainLanguage, otherLanguage, otherWords } from '../site-content';
import { SitePage, thanks, typed } from '../site-page';
import { status } from '../test-host/host';
import { dist, precacheOf, scriptOf } from '../test-host/versions';

test.use({ allowedMessages: /^Page not found: |status of 404|Failed to load resource|Failed to fetch dynamically/ });

/** The other addresses at which a page may be asked for. */
const spellings = (address: string) =>
  (address === '/' ? ['/index.html', '/index', '/?x=1'] : [`${address}/`, `${address}.html`, `${address}/?x=1`]).concat(
    `${address}?utm_source=letter`,
  );

/** What a document is called, as it writes it. */
const titleIn = (document: string) => /<title>(.*?)<\/title>/.exec(document)?.[1];

test('After one visit every page opens without a connection', journey, async ({ site, page, host }) => {
  await site.visitFirst('/');
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(new Set(kept)).toEqual(new Set(precacheOf(dist).map(({ url }) => url)));
  // The worker waits for the page.
  expect(host.requests.indexOf('/sw.js')).toBeGreaterThan(host.requests.indexOf(scriptOf(dist, 'main')));

  await host.stop();
  for (const language of languages)
    for (const { page: name, path } of routes) {
      const address = addressOf(path, language);
      await site.open(address);
      await site.expectPage(name, language);
      const documents = await page.evaluate(
        (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
        spellings(address),
      );
      expect(new Set(documents.map(titleIn))).toEqual(new Set([titleIn(host.read(documentName(address)))]));
    }
});

test('Without a connection an unknown path is not found', engines, async ({ site, page, host }) => {
  // Some hosts answer so to whoever asks for the page itself.
  host.answer(/^\/404\.html$/, status(404, { 'Content-Type': 'text/html' }, host.read('404.html')));
  await site.visitFirst('/');
  await host.stop();
  for (const language of languages) {
    const response = await page.goto(addressOf('/nowhere/?x=1', language));
    await site.hydrated();
    await site.expectPage(notFound.page, language);
    await expect(page.getByText(dictionaries[language]['notFound.text'])).toBeVisible();
    expect(response?.status()).toBe(404);
  }
});

test('Without a connection a file that is not kept is not taken for a page', engines, async ({ site, page, host }) => {
  await site.visitFirst('/');
  await host.stop();
  // The browser says that there is no connection, and loads the file once there is one.
  for (const file of ['/privacy.pdf', '/privacy.pdf?v=2']) await expect(page.goto(file)).rejects.toThrow();
});

test('Without a connection dialog, form, draft and language work', engines, async ({ site, context, host }) => {
  await site.visitFirst('/');
  await host.stop();
  await site.open('/portfolio');
  await site.openDialog(clientName);
  await site.closeDialog();
  await site.switchTo(otherLanguage, 'portfolio');
  const other = new SitePage(await context.newPage());
  // Where the installed app starts.
  await other.page.goto(`/${appStartQuery}#contact`);
  await expect(other.page).toHaveURL(`${addressOf('/', otherLanguage)}${appStartQuery}#contact`);
  await other.hydrated();
  await other.fillForm(otherLanguage);
  await other.reload();
  await other.expectFields(typed, otherLanguage);
  await other.sendButton(otherLanguage).click();
  await expect(other.status).toHaveText(thanks(otherLanguage));
  await expect(other.toast(otherWords['contact.sentTitle'])).toBeVisible();
});

test('A page that is deployed later is shown before the update is', engines, async ({ site, page, host }) => {
  await site.visitFirst('/');
  host.add('news.html', '<!doctype html><title>News</title><h1>Fresh from the press</h1>');
  await page.goto('/news?x=1');
  await expect(site.heading).toHaveText('Fresh from the press');
  await host.stop();
  await site.open('/news');
  await site.expectPage('not-found');
  await host.start();
  await page.goto('/news');
  await expect(site.heading).toHaveText('Fresh from the press');
  await site.open('/portfolio');
  await site.expectPage('portfolio', mainLanguage);
});
