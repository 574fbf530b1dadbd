import sharp from 'sharp';
import { addressOf, routes } from '../../src/routes';
import { engines, expect, test } from '../fixtures';
import { languages, otherLanguage } from '../site-content';
import { boxOf } from '../site-page';
import { isAsDelivered } from '../specification';

test('Nothing is wider than the window, from 320 to 1920 px', engines, async ({ site, page }) => {
  for (const language of languages)
    for (const { path } of routes) {
      await site.open(addressOf(path, language));
      for (const width of [320, 360, 390, 600, 768, 800, 1023, 1024, 1280, 1920]) {
        await site.setWidth(width);
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
        const broken = await page
          .locator('a[href^="tel:"], .hero .button')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all
              .filter((one) => {
                const range = document.createRange();
                range.selectNodeContents(one);
                return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size !== 1;
              })
              .map(({ textContent }) => textContent),
          );
        expect(broken, `not on one line at ${width} px`).toEqual([]);
      }
    }
});

test.describe('On a screen of 5 device pixels for 4 of the page', () => {
  test.use({ deviceScaleFactor: 1.25 });

  test('a page that follows another reaches the footer, and this the end of the window', async ({ site, page }) => {
    await site.open('/about');
    const footer = page.getByRole('contentinfo');
    for (const [width, height] of [
      [360, 800],
      [768, 6000],
      [768, 800],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { path, page: name } of routes) {
        await footer.locator(`a[href="${path}"]`).click();
        await site.expectPage(name);
        await site.scrollTo(100_000);
        await expect(footer).toBeInViewport();
        const box = await boxOf(footer);
        expect(box.y + box.height, `${path}, ${width} px`).toBeGreaterThan(height - 1);
        // It may be taller than the window.
        await footer.evaluate((element) =>
          scrollBy({ top: Math.min(0, element.getBoundingClientRect().top - 100), behavior: 'instant' }),
        );
        const { y } = await boxOf(footer);
        const edge = await page.screenshot({ clip: { x: 8, y: Math.floor(y) - 1, width: 1, height: 3 } });
        // At 1.25 device pixels for 1, three rows are captured as four. The first shows only the section above.
        const pixels = sharp(edge).extractChannel('red').resize({ width: 1, height: 4, kernel: 'nearest' });
        const [above = 0, ...reds] = await pixels.raw().toBuffer();
        expect(Math.max(...reds), `a light line, ${path}, ${width} px`).toBeLessThanOrEqual(above);
      }
    }
  });
});

test('The button of the menu shows a cross as long as the menu is open', async ({ site, page }) => {
  await site.setWidth(360);
  await site.open('/about');
  const shape = () => site.menuButton().locator('path:visible').getAttribute('d');
  const closed = await shape();
  await site.menuButton().click();
  await expect.poll(shape).not.toBe(closed);
  await page.keyboard.press('Escape');
  await expect.poll(shape).toBe(closed);
});

test('A refused field has its colour under the pointer, too, and so has the lock of the form', async ({
  site,
  page,
}) => {
  await site.open('/');
  await site.sendButton().click();
  const email = site.field('email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const colour = await email.evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect(page.locator('.form-lock .gate-left')).toHaveCSS('stroke', colour);
  await email.hover();
  await expect(email).toHaveCSS('border-top-color', colour);
});

test('After the thanks Send steps back, until there is another message', async ({ site, page }) => {
  await site.open('/');
  const solid = await site.sendButton().evaluate((button) => getComputedStyle(button).backgroundColor);
  await site.sendMessage();
  await page.mouse.move(0, 0);
  await expect(site.sendButton()).not.toHaveCSS('background-color', solid);
  await site.fillForm();
  await expect(site.sendButton()).toHaveCSS('background-color', solid);
});

test('The header holds its items on one line in every language, from the width on at which it shows them', async ({
  site,
  page,
}) => {
  await site.setWidth(1024);
  for (const language of languages) {
    await site.open(addressOf('/', language));
    // An owner may have a long name, which takes two lines, or more pages.
    if (isAsDelivered) {
      const boxes = await page
        .locator('.header :is(.brand, .menu-link, .button-line)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      const advice = `${language}: the items need two lines. Shorten nav.* (most of all nav.getStarted, the button), or give .menu-link less padding in header.css`;
      expect(Math.max(...boxes.map(({ height }) => height)), advice).toBeLessThan(56);
      expect(Math.max(...middles) - Math.min(...middles), advice).toBeLessThan(2);
    }
    const { right = 0 } = await page.locator('.header nav').evaluate((nav) => nav.getBoundingClientRect().toJSON());
    expect(right, language).toBeLessThanOrEqual(1024);
  }
});

test('The projects that are not open take no room', engines, async ({ site, page }) => {
  await site.open('/portfolio');
  const { y, height } = await boxOf(page.locator('.timeline-section'));
  const { y: next } = await boxOf(page.locator('.call-to-action'));
  expect(Math.abs(next - y - height)).toBeLessThan(2);
});

test('The labels of the dyke end before the canal, in every language', async ({ site, page }) => {
  for (const language of languages) {
    await site.open(addressOf('/about', language));
    for (const width of [320, 360, 390, 768, 1024]) {
      await site.setWidth(width);
      const dyke = await boxOf(page.locator('.dyke'));
      for (const label of await page.locator('.dyke text').all()) {
        const { x, width: length } = await boxOf(label);
        expect(x, `${language}, ${width} px`).toBeGreaterThan(0);
        expect(x + length, `${language}, ${width} px`).toBeLessThan(dyke.x + dyke.width);
      }
    }
  }
});

test('What a head says keeps clear of the drawing beside it', async ({ site, page }) => {
  for (const { path } of routes) {
    // The longer words.
    await site.open(addressOf(path, otherLanguage));
    for (const width of [360, 1024, 1280]) {
      await site.setWidth(width);
      const under = await page.locator('main :is(h1, h1 ~ :not(div), .hero a)').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          // Where a line of words ends, and the 60 px before.
          return [...range.getClientRects()].flatMap(({ right, top, height }) =>
            Array.from({ length: 60 }, (_, x) => document.elementsFromPoint(right - x, top + height / 2))
              .flat()
              .filter((one) => one.matches('svg path')),
          );
        }),
      );
      expect(under.length, `${path}, ${width} px`).toBe(0);
    }
  }
});

test('A picture of a whole page shows all of it, though nobody scrolls', async ({ site, page }) => {
  const content = page.locator('#content :is(img, h1, h2, h3, p, input, textarea):not(.projects *, .email-instead)');
  for (const width of [360, 1280])
    for (const { path } of routes) {
      await site.setWidth(width);
      await site.open(path);
      await page.screenshot({ fullPage: true });
      const missing = () =>
        content.evaluateAll((all) =>
          all
            .filter((one) => {
              const isLoaded = !(one instanceof HTMLImageElement) || (one.complete && one.naturalWidth > 0);
              return !isLoaded || !one.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true });
            })
            .map((one) => one.outerHTML.slice(0, 80)),
        );
      await expect.poll(missing, { message: `${path} at ${width} px` }).toEqual([]);
    }
});
