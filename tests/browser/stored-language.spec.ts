import { engines, expect, test } from '../fixtures';

/** The language of the last visit, the address that is opened, where it leads, and the language of all that is shown. */
const visits = [
  ['de', '/about?from=letter#content', '/de/about?from=letter#content', 'de'],
  ['en', '/', '/en', 'en'],
  ['en', '/de/about', '/de/about', 'de'],
  ['nl', '/en/about', '/en/about', 'en'],
  ['klingon', '/about', '/about', 'nl'],
] as const;

for (const [stored, address, target, language] of visits)
  test(`After "${stored}", ${address} shows ${target} at once`, engines, async ({ site, page, host }) => {
    const shown = new Set<string>();
    page.on('console', (message) => {
      if (message.type() === 'debug') shown.add(message.text());
    });
    await page.addInitScript((stored) => {
      // Firefox runs this in the empty document before the first page, too, and refuses storage to it.
      if (origin !== 'null') localStorage.setItem('language', stored);
      const logLanguage = () => {
        if (document.querySelector('header')?.checkVisibility()) console.debug(document.documentElement.lang);
        requestAnimationFrame(logLanguage);
      };
      logLanguage();
    }, stored);
    host.stall(/^\/(\w\w)?(\/?about)?$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveURL(target);
    await site.hydrated();
    await expect.poll(() => [...shown], 'the languages that were shown').toEqual([language]);
  });

test('If the browser refuses storage, the address decides', engines, async ({ site }) => {
  await site.refuseStorage('localStorage');
  await site.open('/about');
  await site.flag('Deutsch').click();
  await site.expectPage('Wer wir sind', 'de');
  await site.open('/about');
  await site.expectPage('Wie wij zijn');
});
