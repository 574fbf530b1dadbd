import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentName, notFound, routes } from '../../src/routes';
import { dictionaries, first, languages, second } from '../content';
import { dist, filesOf, precacheOf } from '../host/versions';
import { expect } from './fixtures';
import { flag, giveItTime, live, open } from './page';
import { cached, openTab, test, toast, visitFirst, workers } from './site';

const words = dictionaries[first];

test.describe('The built worker', () => {
  const files = filesOf(dist);
  const listed = precacheOf(dist).map(({ url }) => url);

  test('lists a document of each page, the scripts, logos, typeface and manifests, each once, and nothing else', () => {
    const documents = [...routes, notFound].map((page) => `/${documentName(page)}`);
    const others = files.filter((file) =>
      /^\/(assets|logos)\/.*\.(js|svg|woff2)$|^\/[^/]+\.(js|webmanifest)$/.test(file),
    );
    const expected = [...documents, ...others, '/icons/icon.svg'].filter((file) => file !== '/sw.js');
    expect([...listed].sort()).toEqual(expected.sort());
  });

  test('knows the version of a file by its name or by a revision', () => {
    for (const { url, revision } of precacheOf(dist)) expect(revision === null, url).toBe(url.startsWith('/assets/'));
  });

  test('keeps at most 320 KB, compressed', () => {
    const sizes = listed.map((file) => {
      const compressed = `${file}.br`;
      return statSync(join(dist, files.includes(compressed) ? compressed : file)).size;
    });
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(320 * 1024);
  });
});

test('Every text of the build has two smaller copies beside it, which say the same, and nothing else has', () => {
  const files = filesOf(dist).filter((file) => !/\.(br|gz)$/.test(file));
  const texts = files.filter((file) => /\.(html|js|svg|json|webmanifest|xml|txt)$/.test(file));
  const read = (file: string) => readFileSync(join(dist, file));
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`)), file).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`)), file).toEqual(read(file));
  }
  const copies = filesOf(dist).filter((file) => !files.includes(file));
  expect(copies.sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
  const size = (some: string[]) => some.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(size(copies)).toBeLessThan(size(texts));
});

test.describe('The first visit', () => {
  test('keeps exactly what the built worker lists', async ({ page }) => {
    await visitFirst(page);
    const listed = precacheOf(dist).map(({ url }) => url);
    expect((await cached(page)).sort()).toEqual(listed.sort());
    await expect.poll(() => workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
  });

  test('asks for the worker only once the page is live and the browser idle', async ({ page, host }) => {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      const { requestIdleCallback } = window;
      let idle = false;
      window.requestIdleCallback = (callback, options) =>
        requestIdleCallback((deadline) => {
          idle = true;
          callback(deadline);
        }, options);
      ServiceWorkerContainer.prototype.register = function (...call) {
        const { dataset } = document.documentElement;
        dataset.registered = `live: ${'live' in dataset}, idle: ${idle}`;
        return register.apply(this, call);
      };
    });
    await visitFirst(page);
    await expect(page.locator('html')).toHaveAttribute('data-registered', 'live: true, idle: true');
    const { requests } = host;
    expect(requests.indexOf('/sw.js')).toBeGreaterThan(requests.indexOf('/main.js'));
    // What carries its version in its name comes from the browser's cache.
    const assets = requests.filter((path) => path.startsWith('/assets/'));
    expect(assets.sort()).toEqual([...new Set(assets)]);
  });

  for (const language of languages)
    test(`says once, politely and in the language of the page, that it is ready: ${language}`, async ({
      page,
      host,
    }) => {
      const t = dictionaries[language];
      await open(page, `/about?lang=${language}`);
      const ready = toast(page, t['app.readyTitle']);
      await expect(ready).toContainText(t['app.readyText']);
      await expect(page.getByRole('region', { name: t['toast.region'] })).toHaveAttribute('aria-live', 'polite');
      await expect(ready).toHaveCount(1);
      // It says so only once nothing is missing any more.
      expect(await cached(page)).toHaveLength(precacheOf(dist).length);
      await expect(toast(page, t['app.newTitle'])).toBeHidden();
      await expect(ready).toBeHidden({ timeout: 10_000 });
      host.requests.length = 0;
      await page.reload();
      await live(page);
      await giveItTime(page);
      await expect(ready).toBeHidden();
      await expect(toast(page, t['app.newTitle'])).toBeHidden();
      expect(host.requests.filter((path) => path !== '/sw.js')).toEqual([]);
    });

  test('says nothing while a file is still missing', async ({ page, host }) => {
    const release = host.holdBack('/about.html');
    await open(page, '/');
    await expect.poll(() => host.requests).toContain('/about.html');
    await giveItTime(page);
    await expect(toast(page, words['app.readyTitle'])).toBeHidden();
    expect(await workers(page)).toEqual({ controller: 'none', waiting: 'none' });
    release();
    await expect(toast(page, words['app.readyTitle'])).toBeVisible();
  });

  test('is spared the worker where the visitor saves data; the next one is not', async ({ page, host }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    await giveItTime(page);
    expect(host.requests).not.toContain('/sw.js');
    await page.reload();
    await expect(toast(page, words['app.readyTitle'])).toBeVisible();
    expect(host.requests).toContain('/sw.js');
  });
});

test('A connection that is lost is met with a quiet hint, in the language of the page, on later visits too', async ({
  page,
  context,
  host,
}) => {
  await visitFirst(page);
  await page.close();
  const later = await openTab(context, '/about');
  await expect.poll(() => workers(later)).toMatchObject({ controller: 'activated' });
  await giveItTime(later);
  await host.stop();
  await context.setOffline(true);
  await expect(toast(later, words['app.offlineTitle'])).toContainText(words['app.offlineText']);
  await flag(later, second).click();
  const translated = toast(later, dictionaries[second]['app.offlineTitle']);
  await expect(translated).toContainText(dictionaries[second]['app.offlineText']);
  await expect(translated).toHaveCount(1);
});
