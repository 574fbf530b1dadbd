import { expectFit } from '../measures';
import { engines, expect, test } from './fixtures';

for (const [language, addresses] of Object.entries({
  English: ['/', '/portfolio', '/about'],
  Dutch: ['/nl', '/nl/portfolio', '/nl/about'],
})) {
  test(`In ${language}, every page fits every window`, engines, ({ site }) => expectFit(site, addresses));

  test(`In ${language}, the header is one line as soon as it shows its items`, async ({ site, page }) => {
    await site.setWidth(1024);
    await site.open(addresses[0] ?? '/');
    const tops = await page.locator('.header :is(.brand, .menu-link, .button-line)').evaluateAll((items) =>
      items.flatMap((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return [...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2));
      }),
    );
    const advice =
      'Two lines. Shorten nav.* (most of all nav.getStarted), or give .menu-link less padding in header.css';
    expect(Math.max(...tops) - Math.min(...tops), advice).toBeLessThan(12);
  });
}
