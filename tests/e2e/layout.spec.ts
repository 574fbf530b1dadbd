import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../src/content/company';
import { engagementYear } from '../../src/content/engagements';
import { routes } from '../../src/routes';
import { dictionaries, first, leading, timeline } from '../content';
import { numbers } from '../specification';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { expectPage, field, menuButton, open, scrollTo, send, widen } from './page';

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

test('No line of the ground shows between a page that follows another and the footer', async ({ page }) => {
  await open(page, '/about');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.join());
  for (const width of [360, 768, 1280]) {
    await widen(page, width);
    for (const { path, page: name } of routes) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expectPage(page, name);
      await scrollTo(page, 100_000);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const { y } = await boxOf(page.getByRole('contentinfo'));
      const edge = await page.screenshot({ clip: { x: 8, y: Math.floor(y) - 3, width: 1, height: 6 } });
      const pixels = await sharp(edge).removeAlpha().raw().toBuffer();
      const rows = Array.from({ length: 6 }, (_, row) => pixels.subarray(row * 3, row * 3 + 3).join());
      expect(rows, `${path}, ${width} px`).not.toContain(ground);
    }
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

/** What is drawn for each client of the timeline: its place, the water behind it, whether a lock stands there, and a year. */
const canalOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const { left, top, right, bottom } = item.getBoundingClientRect();
      const { display, ...water } = getComputedStyle(item, '::before');
      const [x, y] = [left + Number.parseFloat(water.left), top + Number.parseFloat(water.top)];
      const year = item.querySelector('.timeline-year');
      return {
        place: { left, top, right, bottom },
        water: display !== 'none' && {
          left: x,
          top: y,
          right: x + Number.parseFloat(water.width),
          bottom: y + Number.parseFloat(water.height),
        },
        lock: getComputedStyle(item, '::after').content !== 'none',
        year: year !== null && getComputedStyle(year).clipPath === 'none',
      };
    }),
  );

test('The canal runs past every client without a gap, with a lock and a year where a year begins, at every width', async ({
  page,
}) => {
  const opens = timeline.map((one, index) => {
    const before = timeline[index - 1];
    return !before || engagementYear(before) !== engagementYear(one);
  });
  await open(page, '/portfolio');
  for (const width of [360, 480, 640, 767, 768, 800, 1023, 1024, 1280]) {
    await widen(page, width);
    const canal = await canalOf(page.getByRole('main').locator('ol > li'));
    const [few, some, many] = numbers.columns;
    const columns = width < 768 ? few : width < 1024 ? some : many;
    const isFirst = (index: number) => width >= 768 && index % columns === 0;
    const { body, wider } = await page.evaluate(() => ({
      body: document.body.getBoundingClientRect().toJSON(),
      wider: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(wider, `${width} px`).toBeLessThanOrEqual(0);
    expect(new Set(canal.map(({ place }) => Math.round(place.left))).size, `${width} px`).toBe(columns);
    expect(
      canal.map(({ lock }) => lock),
      `${width} px`,
    ).toEqual(opens);
    expect(
      canal.map(({ year }) => year),
      `${width} px`,
    ).toEqual(opens.map((one, index) => one || isFirst(index)));
    const waters = canal.flatMap(({ water }) => water || []);
    if (width < 768) {
      // Down the middle, from above the first client to below the last.
      expect(waters.length).toBe(Math.ceil(canal.length / 2));
      for (const [index, { left, right, bottom }] of waters.entries()) {
        expect(Math.abs((left + right) / 2 - (body.left + body.right) / 2), `${width} px`).toBeLessThanOrEqual(1);
        expect(bottom, `${width} px`).toBeGreaterThanOrEqual((waters[index + 1] ?? canal.at(-1)?.place ?? body).top);
      }
      expect(waters[0]?.top).toBeLessThan(canal[0]?.place.top ?? 0);
    } else
      for (const [index, water] of waters.entries()) {
        const next = isFirst(index + 1) ? undefined : waters[index + 1];
        if (isFirst(index)) expect(water.left, `${width} px`).toBeLessThanOrEqual(body.left + 0.5);
        expect(water.right, `${width} px`).toBeGreaterThanOrEqual((next?.left ?? canal[index]?.place.right ?? 0) - 0.5);
        if (isFirst(index + 1)) expect(water.right, `${width} px`).toBeGreaterThanOrEqual(body.right - 0.5);
        if (next) expect([next.top, next.bottom], `${width} px`).toEqual([water.top, water.bottom]);
      }
  }
});
