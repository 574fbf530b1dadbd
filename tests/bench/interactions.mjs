// How long a visitor waits for the next frame after a press, on a processor four times as slow, with motion on.
import { actions } from './actions.mjs';
import { median } from './statistics.mjs';

const slowdown = 4;

/** Collects the tasks that keep the page from answering. */
function observeTasks() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Notes when the heading is another: the page, or the language, that was asked for has been laid out. */
function observeHeading() {
  const heading = () => document.querySelector('h1')?.textContent;
  const follow = ({ timeStamp }) => {
    const before = heading();
    const look = () => {
      if (heading() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.shown = performance.now() - timeStamp;
      };
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', follow, { capture: true, once: true });
}

/** Collects the durations of interactions, as the browser measures them: in steps of 8 ms, from 16 ms on. */
function observePresses() {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** A browser window that has visited a site before: the worker, if there is one, has installed. */
async function returningVisitor(browser, base) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await page.waitForSelector('html[data-live]');
  await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length && navigator.serviceWorker.ready,
  );
  await page.waitForTimeout(1000);
  await page.close();
  return context;
}

async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Acts once on a page of its own, and says how long the next frame took, and what was asked for, in ms. */
async function press(context, base, { path, width = 1280, before, act }) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(base + path);
  await page.waitForSelector('html[data-live]');
  // A pointer moves before it presses.
  await page.mouse.move(width / 2, 400);
  // The parts that are made ready in idle time are there, and the entrances are over, as a moment after arrival.
  await page.waitForTimeout(1500);
  await slowDown(page);
  await before?.(page);
  await page.waitForTimeout(700);
  await page.evaluate(observePresses);
  await page.evaluate(observeHeading);
  await act(page);
  await page.waitForTimeout(700);
  const { durations, shown } = await page.evaluate(() => ({ durations: window.durations, shown: window.shown }));
  await page.close();
  // What took less than the browser reports counts as 16.
  return { next: Math.max(16, ...durations), shown };
}

/** The columns of a table for one site: the time to the next paint, and until what was asked for is there. */
function summary(times, prefix = '') {
  const next = times.map((time) => time.next);
  const shown = times.map((time) => time.shown).filter(Number.isFinite);
  return {
    [`${prefix}median ms`]: median(next),
    [`${prefix}worst ms`]: Math.max(...next),
    ...(shown.length && { [`${prefix}shown ms`]: median(shown) }),
  };
}

/**
 * Medians and worst values of the time to the next paint, and medians of the time until what was asked for is there, in
 * ms: ours and the floor's in turn. If nothing can be swapped by hand, ours alone.
 */
export async function measureInteractions({ browser, ours, floor, rounds, only = Object.keys(actions) }) {
  const visitors = { ours: await returningVisitor(browser, ours) };
  if (floor) visitors.floor = await returningVisitor(browser, floor);
  const rows = [];
  for (const name of only) {
    const action = actions[name];
    const times = { ours: [], floor: [] };
    for (let round = 0; round < rounds; round++) {
      times.ours.push(await press(visitors.ours, ours, action));
      if (floor && action.hasFloor) times.floor.push(await press(visitors.floor, floor, action));
    }
    const row = { interaction: name, ...summary(times.ours) };
    if (times.floor.length) {
      Object.assign(row, summary(times.floor, 'floor '));
      const least = row['floor median ms'];
      Object.assign(row, { '× floor': row['median ms'] / least, 'worst × floor': row['worst ms'] / least });
    }
    rows.push(row);
  }
  for (const visitor of Object.values(visitors)) await visitor.close();
  return rows;
}

/** Longest task and total blocking time of hydration, in ms, as medians. */
export async function measureHydration({ browser, base, paths, rounds }) {
  const rows = [];
  for (const path of paths) {
    const longest = [];
    const blocking = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
      await context.addInitScript(observeTasks);
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(base + path);
      await page.waitForSelector('html[data-live]');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForTimeout(2500);
      const tasks = await page.evaluate(() => window.tasks);
      longest.push(Math.max(0, ...tasks));
      blocking.push(tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0));
      await context.close();
    }
    rows.push({ page: path, 'longest task ms': median(longest), 'blocking ms': median(blocking) });
  }
  return rows;
}
