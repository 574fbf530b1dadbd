import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { getHeaders } from '../../src/build/preview';
import { addressOf, documentName, manifestPath, notFound, routes } from '../../src/routes';
import { languages } from '../site-content';
import { isAsDelivered } from '../specification';
import { dist, filesOf, precacheOf } from '../test-host/versions';

const files = filesOf(dist);
const sizeOf = (file: string) => statSync(join(dist, file)).size;
const read = (file: string) => readFileSync(join(dist, file));

/** What the worker lists, to keep it for offline use. */
const listed = precacheOf(dist);

test('The worker lists what the site needs offline, each file once', () => {
  const documents = languages.flatMap((language) =>
    [...routes, notFound].map(({ path }) => `/${documentName(addressOf(path, language))}`),
  );
  // What the owner has put into `public`.
  const own = filesOf('public').filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => /^\/(assets|logos)\/.*\.(js|svg|woff2)$/.test(file));
  const expected = [...documents, ...own, ...languages.map(manifestPath), ...others, '/app-icons/icon.svg'];
  expect(listed.map(({ url }) => url).sort()).toEqual(expected.sort());
});

test('What the worker keeps is at most 320 KB, compressed', () => {
  const total = listed.reduce((sum, { url }) => sum + sizeOf(files.includes(`${url}.br`) ? `${url}.br` : url), 0);
  expect(total).toBeGreaterThan(0);
  // An owner may have more to keep.
  if (isAsDelivered) expect(total).toBeLessThanOrEqual(320 * 1024);
});

/** What a server sends before it waits for an answer (RFC 6928), without the 300 bytes of a host's own headers. */
const firstFlight = 10 * 1460 - 300;

test('Every text of the build has two smaller copies, and a document comes without a wait', () => {
  const headers = [...getHeaders(String(read('_headers')), '/')];
  const originals = files.filter((file) => !/\.(br|gz)$/.test(file));
  const texts = originals.filter((file) => /\.(html|js|svg|json|webmanifest|xml|txt)$/.test(file));
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
    // An owner may have more to say. A header also has ": " and the end of its line.
    if (isAsDelivered && file.endsWith('.html'))
      expect
        .soft(
          sizeOf(`${file}.br`) + headers.join('    ').length,
          `${file}: fits what comes without a wait. It holds words, markup, styles and the boot script: take some away`,
        )
        .toBeLessThanOrEqual(firstFlight);
  }
  const copies = files.filter((file) => !originals.includes(file));
  expect(copies.sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
  const size = (some: string[]) => some.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(size(copies)).toBeLessThan(size(texts));
});
