// A second visit: from the worker, with the server stopped, and to the floor over the HTTP cache.
import { median } from './statistics.mjs';

async function firstPaint(page, url) {
  await page.goto(url);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function visitAgain(page, url, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto('about:blank');
    times.push(await firstPaint(page, url));
  }
  return median(times);
}

/** Medians of the first contentful paint of a repeat visit, in ms. */
export async function measureVisits({ browser, ours, floor, rounds }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(ours.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(1500);
  await firstPaint(page, floor.url);

  const rows = [
    { visit: 'floor, HTTP cache', 'FCP ms': await visitAgain(page, floor.url, rounds) },
    { visit: 'ours, from the worker', 'FCP ms': await visitAgain(page, ours.url, rounds) },
  ];
  await ours.stop();
  rows.push({ visit: 'ours, server stopped', 'FCP ms': await visitAgain(page, ours.url, rounds) });
  await context.close();
  return rows;
}
