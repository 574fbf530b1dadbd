import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesOf, precacheOf, versionOf } from '../test-host/versions';

test('The worker keeps every document, and every file that one of them asks for', async () => {
  test.setTimeout(180_000);
  const build = await versionOf('site');
  const urls = precacheOf(build).map(({ url }) => url);
  const files = filesOf(build).filter((file) =>
    /\.(html|webmanifest)$|^\/(assets|logos)\/.*\.(js|woff2|svg)$/.test(file),
  );
  // Netlify reads it. No visitor does.
  const expected = [...files.filter((file) => file !== '/netlify-form.html'), '/app-icons/icon.svg'];
  expect(urls.sort()).toEqual(expected.sort());
});

test('Every document of the worker is of one version: its scripts, typeface and logos are kept, too', async () => {
  const build = await versionOf('site');
  const entries = precacheOf(build);
  const urls = entries.map(({ url }) => url);
  for (const { url, revision } of entries.filter(({ url }) => /\.html$/.test(url))) {
    // Its name stays: by the revision, the worker sees that it has changed.
    expect(revision, url).toMatch(/^\w{32}$/);
    const document = readFileSync(build + url, 'utf8');
    const asked = [...document.matchAll(/\/(?:assets|logos)\/[\w./-]+\.\w+/g)].map(([file]) => file);
    expect(urls, url).toEqual(expect.arrayContaining(asked));
  }
});
