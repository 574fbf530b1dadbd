import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as withoutPage } from '@playwright/test';
import { manifestAddress } from '../../src/document/head';
import { addressOf, documentName, notFound, routes } from '../../src/routes';
import { dictionaries, first, languages } from '../content';
import { dist, filesOf } from '../host/versions';
import { html, open, toast } from './page';
import { test } from './site';

const files = filesOf(dist);
const sizeOf = (file: string) => statSync(join(dist, file)).size;
const read = (file: string) => readFileSync(join(dist, file));

/** What the worker lists, to keep it for offline use. */
const entry = /\{"integrity":"([^"]+)","revision":(?:null|"\w+"),"url":"([^"]+)"\}/g;
const listed = [...read('sw.js').toString().matchAll(entry)].map(([, integrity, url]) => ({
  integrity,
  url: `/${url}`,
}));

withoutPage('The worker lists what the site needs offline, each file once, with the hash of what is in it', () => {
  const documents = languages.flatMap((language) =>
    [...routes, notFound].map(({ path }) => `/${documentName(addressOf(path, language))}`),
  );
  const others = files.filter((file) => /^\/(assets|logos|pictures)\/.*\.(js|svg|woff2|webp|jpg|png|avif)$/.test(file));
  const expected = [...documents, ...languages.map(manifestAddress), ...others, '/icons/icon.svg'];
  expect(listed.map(({ url }) => url).sort()).toEqual(expected.sort());
  for (const { url, integrity } of listed)
    expect(integrity, url).toBe(`sha256-${createHash('sha256').update(read(url)).digest('base64')}`);
});

withoutPage('What the worker keeps is at most 320 KB, compressed', () => {
  const total = listed.reduce((sum, { url }) => sum + sizeOf(files.includes(`${url}.br`) ? `${url}.br` : url), 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(320 * 1024);
});

withoutPage(
  'Every text of the build has two smaller copies beside it, which say the same, and nothing else has',
  () => {
    const originals = files.filter((file) => !/\.(br|gz)$/.test(file));
    const texts = originals.filter((file) => /\.(html|js|svg|json|webmanifest|xml|txt)$/.test(file));
    for (const file of texts) {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
    }
    const copies = files.filter((file) => !originals.includes(file));
    expect(copies.sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
    const size = (some: string[]) => some.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(size(copies)).toBeLessThan(size(texts));
  },
);

const ready = dictionaries[first]['app.readyTitle'];

test('The first visit asks for the worker once the page is live and the browser idle, and keeps what it lists', async ({
  page,
  host,
}) => {
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
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-registered', 'live: true, idle: true');
  // A busy browser takes its time to keep every file. It says so only once nothing is missing any more.
  await expect(toast(page, ready)).toBeVisible({ timeout: 20_000 });
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(listed.map(({ url }) => url).sort());
  // What carries its version in its name comes from the browser's cache.
  const assets = host.requests.filter((path) => path.startsWith('/assets/'));
  expect(assets.sort()).toEqual([...new Set(assets)]);
});

test('The first visit of who saves data is spared the worker; the next one is not', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/');
  // The worker would be asked for in idle time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(host.requests).not.toContain('/sw.js');
  await page.reload();
  await expect(toast(page, ready)).toBeVisible({ timeout: 20_000 });
  expect(host.requests).toContain('/sw.js');
});
