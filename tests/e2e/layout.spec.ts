import type { Locator } from '@playwright/test';
import { company } from '../../src/content/company';
import { routes } from '../../src/routes';
import { dictionaries, first, leading } from '../content';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { field, menuButton, open, scrollTo, send, widen } from './page';

const words = dictionaries[first];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('In a window that is higher than a page nothing shows between its last band and the footer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 6000 });
  for (const { path } of routes) {
    await open(page, path);
    const band = await boxOf(page.locator('main > section, main > :not(section) > section').last());
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(band.y + band.height, path).toBe(footer.y);
    expect(footer.y + footer.height, path).toBe(6000);
  }
});

test('Every inner page ends with a way to the contact form', async ({ page }) => {
  for (const { path } of routes.filter((route) => route.page !== 'home')) {
    await open(page, path);
    const way = page
      .getByRole('main')
      .getByRole('link', { name: leading(words['hero.getStarted'], words['contact.title']) });
    await way.scrollIntoViewIfNeeded();
    const links = await page.getByRole('main').getByRole('link').all();
    await expect(links.at(-1) ?? way).toHaveAttribute('href', (await way.getAttribute('href')) ?? '');
  }
});

test('An open menu leaves the bar as bright as it was, and its button looks another way', async ({ page }) => {
  await widen(page, 360);
  await open(page, '/');
  const shape = () => menuButton(page).locator('path:visible').getAttribute('d');
  const closed = await shape();
  await scrollTo(page, 400);
  await menuButton(page).click();
  await expect.poll(shape).not.toBe(closed);
  const { height } = await boxOf(page.getByRole('banner'));
  const veil = await page.getByRole('navigation').evaluate((menu) => getComputedStyle(menu, '::backdrop').top);
  expect(Math.abs(Number.parseFloat(veil) - height)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect.poll(shape).toBe(closed);
});

test('A refused field is marked, also under the pointer, and the drawing beside the form stays as it was', async ({
  page,
}) => {
  await measureColours(page);
  await open(page, '/');
  const drawing = page.locator('#contact > :is(svg, picture)');
  const before = await boxOf(drawing);
  const edge = () =>
    field(page, 'email').evaluate((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      const contrast = window.contrast(element, borderTopColor, element.parentElement);
      return { borderTopColor, isThick: Number.parseFloat(borderTopWidth) >= 2, isSeen: contrast >= 3 };
    });
  expect((await edge()).isThick).toBe(false);
  await send(page).click();
  await expect.poll(edge).toMatchObject({ isThick: true, isSeen: true });
  const refused = await edge();
  await field(page, 'email').hover();
  expect(await edge()).toEqual(refused);
  const { width, height } = await boxOf(drawing);
  expect([width, height]).toEqual([before.width, before.height]);
});

test('The phone number stands on one line, at every width', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 768, 1024, 1280]) {
    await widen(page, width);
    for (const phone of await page.getByRole('link', { name: company.phone }).all()) {
      const lines = await phone.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${width} px`).toBe(1);
    }
  }
});
