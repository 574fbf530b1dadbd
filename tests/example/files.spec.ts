import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getHeaders } from '../../src/build/preview';
import { filesOf, versionOf } from '../test-host/versions';

test.describe.configure({ timeout: 180_000 });

/** What a server sends before it waits for the browser (RFC 6928), without the 300 bytes of a host's own headers. */
const firstFlight = 10 * 1460 - 300;

test('Every document comes in the first flight', async () => {
  const build = await versionOf('example');
  // A header also has ": " and the end of its line.
  const headers = [...getHeaders(readFileSync(`${build}/_headers`, 'utf8'), '/')].join('    ').length;
  const documents = filesOf(build).filter((file) => /\/(index|404|about|portfolio|nl)\.html$/.test(file));
  expect(documents).toHaveLength(8);
  for (const file of documents)
    expect
      .soft(
        statSync(`${build}${file}.br`).size + headers,
        `${file}: its size. It holds words, markup, styles and the boot script: take some away`,
      )
      .toBeLessThanOrEqual(firstFlight);
});

test('The files for search engines and devices match their snapshots', async () => {
  const build = await versionOf('example');
  const read = (file: string) => readFileSync(`${build}/${file}`, 'utf8');
  for (const [language, prefix, home] of [
    ['en', '', 'index'],
    ['nl', 'nl/', 'nl'],
  ] as const) {
    for (const [page, file] of [
      ['home', home],
      ['portfolio', `${prefix}portfolio`],
      ['about', `${prefix}about`],
      ['not-found', `${prefix}404`],
    ] as const) {
      const [, head = ''] = /<head>(.*)<\/head>/s.exec(read(`${file}.html`)) ?? [];
      const tags = head
        .replace(/<style>.*?<\/style>/s, '<style>')
        .replace(/<script data-modules.*?<\/script>/s, '<script>')
        .replaceAll(/sha256-[^']*|font-[\w-]*/g, 'HASH')
        .replaceAll('><', '>\n<');
      expect.soft(`${tags}\n`).toMatchSnapshot(['files', `head-${page}-${language}.txt`]);
    }
    const manifest = JSON.parse(read(language === 'en' ? 'manifest.webmanifest' : 'manifest-nl.webmanifest'));
    expect.soft(`${JSON.stringify(manifest, null, 2)}\n`).toMatchSnapshot(['files', `manifest-${language}.txt`]);
  }
  for (const file of ['sitemap.xml', 'robots.txt']) expect.soft(read(file)).toMatchSnapshot(['files', `${file}.txt`]);
});
