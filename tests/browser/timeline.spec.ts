import type { Locator } from '@playwright/test';
import { engagementYear } from '../../src/content/engagements';
import { engines, expect, test } from '../fixtures';
import { timelineClients } from '../site-content';
import { numbers } from '../specification';

/** What is drawn for each client of the timeline: its place, the water behind it, and the places of its bridge and year. */
const canalOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const { left, top, right, bottom } = item.getBoundingClientRect();
      const drawn = (part: '::before' | '::after') => {
        const style = getComputedStyle(item, part);
        const [x, y] = [left + Number.parseFloat(style.left), top + Number.parseFloat(style.top)];
        const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        if (style.content === 'none') return null;
        // A bridge is turned around its middle.
        const shift = style.rotate === '90deg' ? (width - height) / 2 : 0;
        return { left: x + shift, top: y - shift, right: x + width - shift, bottom: y + height + shift };
      };
      const year = item.querySelector('.timeline-year');
      const logo = item.querySelector('img') as HTMLElement;
      const isYearSeen = year !== null && getComputedStyle(year).clipPath === 'none';
      return {
        place: { left, top, right, bottom },
        water: drawn('::before'),
        bridge: drawn('::after'),
        year: isYearSeen && year.getBoundingClientRect().toJSON(),
        // The year, the logo and the name, from above.
        tops: ['.timeline-year', 'img', '.timeline-name'].map(
          (part) => item.querySelector(part)?.getBoundingClientRect().top,
        ),
        isSquare: logo.offsetWidth === logo.offsetHeight,
        radius: getComputedStyle(logo).borderRadius,
      };
    }),
  );

test(
  'The canal runs past every client, with a bridge at each year, above a round logo',
  engines,
  async ({ site, page }) => {
    const years = timelineClients.map(engagementYear);
    const opens = years.map((year, index) => year !== years[index - 1]);
    const [few, some, many] = numbers.columns;
    await site.open('/portfolio');
    for (const [width, room] of [
      [360, few],
      [767, few],
      [768, some],
      [1023, some],
      [1024, many],
      [1280, many],
    ] as const) {
      const columns = Math.min(room, timelineClients.length);
      await site.setWidth(width);
      const list = page.getByRole('main').locator('ol');
      const canal = await canalOf(list.locator('> li'));
      // Without the room that is kept for the scrollbar.
      const clientWidth = await page.evaluate(() => document.body.getBoundingClientRect().width);
      expect(new Set(canal.map(({ place }) => Math.round(place.left))).size, `${width} px`).toBe(columns);
      const drawn = canal.map(({ bridge, year }) => [Boolean(bridge), Boolean(year)]);
      // A row says its year again.
      const isSaid = (index: number) => columns !== few && index % columns === 0;
      expect(drawn, `${width} px`).toEqual(opens.map((opensYear, index) => [opensYear, opensYear || isSaid(index)]));
      for (const { tops, isSquare, radius } of canal) {
        expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));
        expect(isSquare).toBe(true);
        expect(radius).toMatch(/^(50%|\d{4,}px)$/);
      }
      if (columns === few) {
        // Past all of them, and on.
        const [height, water] = await page
          .locator('.timeline')
          .evaluate((element) => [
            element.clientHeight,
            Number.parseFloat(getComputedStyle(element, '::before').height),
          ]);
        expect(water, `${width} px`).toBeGreaterThan(height);
        for (const [index, { place, bridge, year }] of canal.entries()) {
          expect(place.left > clientWidth / 2, `${width} px, ${index}, on the far bank`).toBe(index % 2 === 1);
          for (const part of [bridge, year])
            if (part) expect((part.left + part.right) / 2, `${width} px, ${index}`).toBeCloseTo(clientWidth / 2, 0);
        }
        continue;
      }
      const margin = await site.heading.evaluate((heading) => heading.getBoundingClientRect().left);
      for (const [index, { bridge, year, place }] of canal.entries()) {
        const start = canal[index - (index % columns)];
        // From the feeder to the canal in the margin, and behind each client of the row.
        expect(start?.water?.left, `${width} px, ${index}`).toBeLessThan(margin);
        expect(start?.water?.right, `${width} px, ${index}`).toBeGreaterThanOrEqual(clientWidth);
        expect(place.top, `${width} px, ${index}`).toBe(start?.place.top);
        // What is read keeps the margin of the page, and so does the bridge beside it.
        for (const part of [bridge, year])
          if (part) {
            expect(part.left, `${width} px, ${index}`).toBeGreaterThanOrEqual(margin - 0.5);
            expect(part.right, `${width} px, ${index}`).toBeLessThanOrEqual(clientWidth - margin + 0.5);
          }
        // Each row is read from the left.
        const before = canal[index - 1];
        if (index % columns && before) expect(place.left, `${width} px, ${index}`).toBeGreaterThan(before.place.left);
      }
    }
  },
);
