import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** What the browser holds of the page, once all that nobody needs any more is thrown away. */
async function count(page: Page) {
  // The last page, dialog or language is let go in idle time.
  await page.evaluate(async () => {
    for (let time = 0; time < 5; time++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
}

/** Clicks one thing after the other, so many times, each as soon as the one before has had its effect. */
const clickAll = (page: Page, selectors: string[], rounds: number) =>
  page.evaluate(
    async ({ selectors, rounds }) => {
      const look = () => {
        const { title, documentElement } = document;
        return `${documentElement.lang} ${title} ${document.querySelector('[role=dialog]')?.textContent}`;
      };
      for (const selector of Array.from({ length: rounds }, () => selectors).flat()) {
        const before = look();
        document.querySelector<HTMLElement>(selector)?.click();
        while (look() === before) await new Promise(requestAnimationFrame);
      }
    },
    { selectors, rounds },
  );

const rounds = 12;

/** What the browser itself may hold at one moment and not at another: less than one for each round. */
const tolerance = rounds / 2;

for (const [what, ...selectors] of [
  ['pages', 'footer li:nth-child(3) a', 'footer li:nth-child(1) a', 'footer li:nth-child(2) a'],
  ['languages', 'a[hreflang]:not([aria-current])', 'a[hreflang]:not([aria-current])'],
  ['dialogs', 'ol li:nth-child(1) a', '[role=dialog] button', 'ol li:nth-child(2) a', '[role=dialog] button'],
] as const)
  test(`A page that is long in use keeps nothing of the ${what} that were shown`, async ({ site, page }) => {
    await site.open('/portfolio');
    // Twice, so that all is there that is kept on purpose.
    await clickAll(page, [...selectors], 2);
    const before = await count(page);
    await clickAll(page, [...selectors], rounds);
    // The browser takes its time to let go.
    const kept = async () => {
      const after = await count(page);
      return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
    };
    await expect.poll(kept, { message: 'nodes or listeners that are kept' }).toBeLessThan(tolerance);
  });
