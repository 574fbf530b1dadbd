import type { Locator } from '@playwright/test';
import { getStartYear } from '../../src/clients';
import { engines, expect, test } from '../fixtures';
import { timelineClients } from '../site-content';
import { numbers } from '../specification';

/** Where each client of the timeline is, and what is drawn with it. */
const read = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      const [year, logo, name] = ['.timeline-year', 'img', '.timeline-name'].map((part) => item.querySelector(part));
      return {
        left,
        top,
        hasBridge: getComputedStyle(item, '::after').content !== 'none',
        hasYear: year instanceof HTMLElement && getComputedStyle(year).clipPath === 'none',
        tops: [year, logo, name].map((part) => part?.getBoundingClientRect().top),
        isSquare: logo instanceof HTMLElement && logo.offsetWidth === logo.offsetHeight,
        radius: logo && getComputedStyle(logo).borderRadius,
      };
    }),
  );

test('The clients are read in rows, each with its year above a round logo', engines, async ({ site, page }) => {
  const years = timelineClients.map(getStartYear);
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
    const clients = await read(page.getByRole('main').locator('ol > li'));
    expect(new Set(clients.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(columns);
    for (const [index, { left, top, hasBridge, hasYear, tops, isSquare, radius }] of clients.entries()) {
      const where = `${width} px, ${index}`;
      const opensYear = years[index] !== years[index - 1];
      expect(hasBridge, where).toBe(opensYear);
      // A row says its year again.
      expect(hasYear, where).toBe(opensYear || (columns !== few && index % columns === 0));
      expect(tops, where).toEqual(tops.toSorted((one = 0, other = 0) => one - other));
      expect([isSquare, radius], where).toEqual([true, expect.stringMatching(/^(50%|\d{4,}px)$/)]);
      const first = clients[index - (index % columns)];
      // In the narrowest window the clients are at both banks by turns, each below the one before.
      if (columns === few) expect(left > width / 2, where).toBe(index % 2 === 1);
      else expect(top, where).toBe(first?.top);
      const before = clients[index - 1];
      if (columns !== few && index % columns && before) expect(left, where).toBeGreaterThan(before.left);
    }
  }
});
