import { findLayoutIssues } from '../measures';
import { engines, expect, test } from './fixtures';

for (const [language, prefix] of [
  ['English', ''],
  ['Dutch', '/nl'],
] as const) {
  test(`In ${language}, every page fits every window`, engines, async ({ site, page }) => {
    for (const path of ['', '/portfolio', '/about']) {
      await site.open(`${prefix}${path}` || '/');
      for (const width of [320, 360, 768, 1024, 1280, 1920]) {
        await site.setWidth(width);
        expect.soft(await findLayoutIssues(page), `${prefix}${path}, ${width} px`).toEqual([]);
      }
    }
  });

  test(`In ${language}, the header is one line as soon as it shows its items`, async ({ site, page }) => {
    await site.setWidth(1024);
    await site.open(prefix || '/');
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
