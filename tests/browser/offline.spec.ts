import { engines, expect, journey, workerTest as test } from '../fixtures';
import { type Host, status } from '../test-host/host';

// What the site and the engines log of a file that does not come.
test.use({ allowedMessages: /^Page not found: |404|Failed to |^This site is not available offline|MIME type/ });

/** A busy browser takes up to half a minute to install a worker. */
const installTimeout = { timeout: 30_000 };

test('After one visit every page opens without a connection', journey, async ({ site, host }) => {
  // Some hosts respond so to a request for the not-found page itself.
  host.answer(/^\/404\.html$/, status(404, { 'Content-Type': 'text/html' }, host.read('404.html')));
  await site.installOffline('/');
  await host.stop();
  for (const [address, heading, language] of [
    ['/portfolio', 'Ons werk', 'nl'],
    ['/about', 'Wie wij zijn', 'nl'],
    ['/nergens/?x=1', '404', 'nl'],
    ['/en', 'Locks that open on time', 'en'],
    ['/en/werkplaats', 'Come in and look', 'en'],
    ['/de/nergens', '404', 'de'],
    ['/de/about', 'Wer wir sind', 'de'],
  ] as const) {
    await site.open(address);
    await site.expectPage(heading, language);
  }
});

test('Without a connection a page opens at each spelling of its address', engines, async ({ site, page, host }) => {
  await site.installOffline('/portfolio');
  await host.stop();
  for (const address of ['/about/', '/about.html', '/about?x=1', '/about?', '/en/about/?x=1', '/index.html', '/?x=1']) {
    await site.open(address);
    const heading = address.includes('en/') ? 'Who we are' : address.includes('about') ? 'Wie wij zijn' : /^Sluizen/;
    await expect(site.heading, address).toHaveText(heading);
  }
  // The browser says that there is no connection, and loads a file once there is one.
  await expect(page.goto('/privacy.pdf')).rejects.toThrow();
});

test('Dialog and toast open offline right after the first visit', engines, async ({ site, page, context, host }) => {
  await site.installOffline('/portfolio');
  await host.stop();
  await context.setOffline(true);
  await expect(site.toast('Geen verbinding')).toContainText('Alle bladzijden gaan gewoon open.');
  await site.openDialog('Kadewerk');
  await site.closeDialog();
  await site.flag('Deutsch').click();
  await expect(site.toast('Keine Verbindung')).toBeVisible();
  await expect(page).toHaveURL('/de/portfolio');
});

test('A page that was deployed after the visit opens', engines, async ({ site, page, host }) => {
  await site.installOffline('/');
  host.add('nieuws.html', '<!doctype html><title>Nieuws</title><h1>Vers van de pers</h1>');
  await page.goto('/nieuws?x=1');
  await expect(site.heading).toHaveText('Vers van de pers');
});

const otherPage = status(200, { 'Content-Type': 'text/html' }, '<!doctype html><h1>Aanmelden</h1>');

/** What a host may send in the place of a file, and how it comes to do so. */
const faults: readonly [fault: string, path: RegExp, spoil: (host: Host, path: RegExp) => void][] = [
  ['a page in the place of the worker', /^\/sw\.js$/, (host, path) => host.answer(path, otherPage)],
  ['a page in the place of a script', /^\/assets\/en-/, (host, path) => host.answer(path, otherPage)],
  ['no drawing', /^\/logos\/emblems\/veenbrug/, (host, path) => host.answer(path, status(404))],
  ['half a document', /^\/about\.html$/, (host, path) => host.rewrite(path, (text) => text.slice(0, text.length / 2))],
  [
    'a document of another version',
    /^\/about\.html$/,
    (host, path) => host.rewrite(path, (text) => text.replace(/main-[\w-]{8}/, 'main-12345678')),
  ],
];

for (const [fault, path, spoil] of faults)
  test(`If the host sends ${fault}, the next visit installs the site`, engines, async ({ site, page, host }) => {
    spoil(host, path);
    await site.open('/portfolio');
    const isAsked = () => host.requests.some((request) => path.test(request));
    await expect.poll(isAsked, { message: 'the worker asks for it', ...installTimeout }).toBe(true);
    const hasWorker = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await expect.poll(hasWorker, { message: 'the installation fails', ...installTimeout }).toBe(false);
    await site.openDialog('Kadewerk');
    host.mend();
    await site.installOffline('/about');
  });
