import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../src/content/company';
import { addressOf, notFound, routes } from '../../src/routes';
import { light } from '../../src/styles/colours';
import { engines, expect, test } from '../fixtures';
import { languages, otherLanguage, words } from '../site-content';
import { boxOf } from '../site-page';
import { isAsDelivered } from '../specification';

/** How many lines the text of an element takes. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test('Nothing is wider than the window, from 320 to 1920 px', engines, async ({ site, page }) => {
  for (const language of languages)
    for (const { path } of routes) {
      await site.open(addressOf(path, language));
      for (const width of [320, 360, 390, 600, 768, 800, 1023, 1024, 1280, 1920]) {
        await site.setWidth(width);
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
        const uncut = [page.getByRole('link', { name: company.phone }), page.locator('.hero .button')];
        for (const part of (await Promise.all(uncut.map((parts) => parts.all()))).flat())
          expect(await part.evaluate(linesOf), `lines of ${await part.textContent()} at ${width} px`).toBe(1);
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

test('An open menu leaves the header bright, its button shows a cross, and the link of the page is bold', async ({
  site,
  page,
}) => {
  await site.setWidth(360);
  await site.open('/about');
  const shape = () => site.menuButton().locator('path:visible').getAttribute('d');
  const closed = await shape();
  await site.scrollTo(400);
  await site.menuButton().click();
  await expect.poll(shape).not.toBe(closed);
  const { height } = await boxOf(page.getByRole('banner'));
  const backdrop = await page.getByRole('navigation').evaluate((menu) => getComputedStyle(menu, '::backdrop').top);
  expect(Math.abs(Number.parseFloat(backdrop) - height)).toBeLessThanOrEqual(1);
  const weightOf = (name: 'about' | 'home') =>
    site.item(words[`nav.${name}`]).evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weightOf('about')).toBeGreaterThan(await weightOf('home'));
  await page.keyboard.press('Escape');
  await expect.poll(shape).toBe(closed);
});

test('A refused field is marked, and a message opens the lock', async ({ site, page }) => {
  await site.open('/');
  const email = site.field('email');
  const thick = ['border-top-width', /^[2-9]/] as const;
  await expect(email).not.toHaveCSS(...thick);
  await site.sendButton().click();
  await expect(email).toHaveCSS(...thick);
  const colour = await email.evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect(page.locator('.form-lock .gate-left')).toHaveCSS('stroke', colour);
  await email.hover();
  await expect(email).toHaveCSS('border-top-color', colour);

  const gates = [page.locator('.form-foot .gate-left'), page.locator('.form-foot .gate-right')] as const;
  for (const gate of gates) await expect(gate).toHaveCSS('rotate', 'none');
  await page.mouse.move(0, 0);
  const solid = await site.sendButton().evaluate((button) => getComputedStyle(button).backgroundColor);
  await site.sendMessage();
  // Both open downstream.
  await expect(gates[0]).toHaveCSS('rotate', /^-/);
  await expect(gates[1]).toHaveCSS('rotate', /^[1-9]/);
  // After the thanks, Send steps back, until there is another message.
  await page.mouse.move(0, 0);
  await expect(site.sendButton()).not.toHaveCSS('background-color', solid);
  await site.fillForm();
  await expect(site.sendButton()).toHaveCSS('background-color', solid);
});

test('The texts of the services begin on one line', async ({ site, page }) => {
  await site.setWidth(1024);
  await site.open('/');
  const tops = await page
    .locator('.service')
    .evaluateAll((all) =>
      all.map((service) => [service, service.lastElementChild].map((part) => part?.getBoundingClientRect().top)),
    );
  const rows = new Set(tops.map(([row]) => row));
  expect(new Set(tops.map(([, text]) => text)).size).toBe(rows.size);
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

/** From where to where a row of the window has the colour of water, in px, from this x on. */
async function waterAt(page: Page, y: number, from = 0, water: 'water' | 'water-deep' = 'water') {
  const { width = 0 } = page.viewportSize() ?? {};
  const row = await page.screenshot({ clip: { x: 0, y: Math.round(y), width, height: 1 } });
  const pixels = await sharp(row).removeAlpha().raw().toBuffer();
  const colour = Buffer.from(light[water].slice(1), 'hex');
  const xs = Array.from({ length: width - from }, (_, x) => from + x).filter((x) =>
    pixels.subarray(3 * x, 3 * x + 3).equals(colour),
  );
  return [xs[0] ?? -1, xs.at(-1) ?? -1] as const;
}

test('The canal of a drawing runs on in the band below', async ({ site, page }) => {
  for (const [path, band, sides] of [
    ['/', '#services', [0, 1]],
    // There it turns to the left.
    ['/portfolio', '.timeline-section', [1]],
    ['/about', '.mission', [0, 1]],
  ] as const) {
    await site.open(path);
    await site.scrollTo(300);
    const { y } = await boxOf(page.locator(band));
    const drawn = await waterAt(page, Math.round(y) - 4);
    const onwards = await waterAt(page, Math.round(y) + 4);
    expect(drawn[0], path).toBeGreaterThan(0);
    for (const side of sides) expect(Math.abs(drawn[side] - onwards[side]), path).toBeLessThan(8);
  }
});

test.describe('On every page', () => {
  // The not-found page logs its path.
  test.use({ allowedMessages: /^Page not found: |status of 404/ });

  test('the canal in the margin comes to the line under the footer’s tagline', async ({ site, page }) => {
    for (const path of ['/', '/portfolio', '/about', notFound.path]) {
      await site.open(path);
      await site.scrollTo(100_000);
      await page
        .getByRole('contentinfo')
        .evaluate((footer) => scrollBy({ top: footer.getBoundingClientRect().top - 300, behavior: 'instant' }));
      const { y } = await boxOf(page.getByRole('contentinfo'));
      const last = await waterAt(page, y - 4, 1100);
      expect(last[0], path).toBeGreaterThan(1100);
      const first = await waterAt(page, y + 4, 1100);
      for (const [side, x] of first.entries()) expect(Math.abs(x - (last[side] ?? 0)), path).toBeLessThan(8);
      const line = await boxOf(page.locator('.footer-tagline'));
      expect(await waterAt(page, line.y + line.height - 2, 0, 'water-deep')).toEqual([0, first[1]]);
    }
  });
});

test('In a window wider than the page, the canal of the services comes from its edge', async ({ site, page }) => {
  await site.setWidth(1600);
  await site.open('/');
  const field = page.locator('.service-field').first();
  await field.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(field);
  const [from, to] = await waterAt(page, y + 6);
  expect(from).toBe(0);
  const { width } = await boxOf(page.locator('.services'));
  expect(to).toBeGreaterThan(x + width);
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
