import { expect, test } from '@playwright/test';
import { filesOf, precacheOf, versionOf } from '../test-host/versions';

test('The worker keeps every document, and every file that one of them asks for', async () => {
  test.setTimeout(180_000);
  const build = await versionOf('site');
  const entries = precacheOf(build);
  const files = filesOf(build).filter((file) =>
    /\.(html|webmanifest)$|^\/(assets|logos)\/.*\.(js|woff2|svg)$/.test(file),
  );
  // Netlify reads it. No visitor does.
  const expected = [...files.filter((file) => file !== '/netlify-form.html'), '/app-icons/icon.svg'];
  expect(entries.map(({ url }) => url).sort()).toEqual(expected.sort());
  // The name of a document stays: by the revision, the worker sees that it belongs to another version.
  for (const { url, revision } of entries.filter(({ url }) => url.endsWith('.html')))
    expect(revision, url).toMatch(/^\w{32}$/);
});
