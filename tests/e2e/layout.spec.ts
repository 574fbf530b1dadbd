import type { Locator, Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { itemName, routes } from '../../src/routes';
import { dictionaries, first, leading } from '../content';
import { expect, test } from './fixtures';
import { field, send } from './form';
import { expectPage, expectScrolledTo, heading, live, open, scrollTo } from './page';

const words = dictionaries[first];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const drawing = (page: Page) => page.locator('#contact > :is(svg, picture)');

for (const { page: name, path } of routes.filter(({ page }) => page !== 'home'))
  test(`${path} has the drawing beside its title, and ends with a way to the contact form`, async ({ page }) => {
    await open(page, path);
    const head = page.getByRole('main').locator('> :first-child');
    const [title, polder] = [await boxOf(head.getByRole('heading')), await boxOf(head.locator('svg, picture'))];
    expect(polder.x).toBeGreaterThan(title.x);
    expect(polder.x + polder.width, 'it runs off the edge').toBeGreaterThanOrEqual(1280);

    const last = page.getByRole('main').locator('section').last();
    await expect(last.getByRole('heading')).toHaveText(words['contact.title']);
    await last.getByRole('link', { name: leading(words['hero.getStarted'], words['contact.title']) }).click();
    await expect(page, `from ${name}`).toHaveURL('/#contact');
    await expectScrolledTo(page, 'contact');
  });

for (const { path } of routes)
  test(`In a window that is higher than ${path} nothing shows between its last band and the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 6000 });
    await open(page, path);
    const [band, footer] = [await boxOf(page.locator('main section').last()), await boxOf(page.locator('footer'))];
    expect(band.y + band.height).toBe(footer.y);
    expect(footer.y + footer.height).toBe(6000);
  });

test('The footer leads to every page', async ({ page }) => {
  await open(page, '/');
  for (const route of routes) {
    const name = words[`nav.${itemName(route)}`];
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(route.path);
    await expectPage(page, route.page);
  }
});

for (const [width, share] of [
  [360, 0.7],
  [1280, 0.45],
] as const)
  test.describe(`On a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowedMessages: /404|^Page not found/ });

    test('the page that is not there says so as large as it can', async ({ page }) => {
      await page.goto('/nowhere');
      await live(page);
      const text = await heading(page).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      });
      expect(text / width).toBeGreaterThan(share);
    });
  });

test('An open menu leaves the bar as bright as it was, and its button becomes a cross', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const button = page.getByRole('button', { name: words['nav.menu'] });
  const shape = () => button.locator('path:visible').getAttribute('d');
  const closed = await shape();
  await scrollTo(page, 400);
  await button.click();
  await expect.poll(shape).not.toBe(closed);
  const { height } = await boxOf(page.getByRole('banner'));
  const veil = await page.getByRole('navigation').evaluate((menu) => getComputedStyle(menu, '::backdrop').top);
  expect(Math.abs(Number.parseFloat(veil) - height)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect.poll(shape).toBe(closed);
});

test('The form asks for name and email side by side where there is room, and one below the other elsewhere', async ({
  page,
}) => {
  for (const [width, together] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const [name, email] = [await boxOf(field(page, 'name')), await boxOf(field(page, 'email'))];
    expect(name.y === email.y, `${width} px`).toBe(together);
  }
});

test('A refused field stays red under the pointer, and the drawing beside the form as it was', async ({ page }) => {
  await open(page, '/');
  const before = await boxOf(drawing(page));
  await send(page).click();
  const red = await page
    .getByText(words['contact.emailMissing'])
    .evaluate((message) => getComputedStyle(message).color);
  await field(page, 'email').hover();
  await expect(field(page, 'email')).toHaveCSS('border-top-color', red);
  const { width, height } = await boxOf(drawing(page));
  expect([width, height]).toEqual([before.width, before.height]);
});

test('The phone number stands on one line, at every width', async ({ page }) => {
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
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
