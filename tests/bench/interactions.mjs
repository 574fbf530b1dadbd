// How long a visitor waits for the next frame after a press, on a processor four times as slow.
import { median } from './statistics.mjs';

const slowdown = 4;

const actions = {
  'switch language': {
    path: '/',
    act: (page) => page.locator('[aria-pressed][lang=nl]').click(),
  },
  'open menu': {
    path: '/',
    width: 360,
    act: (page) => page.locator('[popovertarget=menu]').click(),
  },
  'change page': { path: '/', act: (page) => page.locator('nav a[href="/about"]').click() },
  'open dialog, first': {
    path: '/portfolio',
    act: (page) => page.locator('main ol button').first().click(),
  },
  'open dialog, second': {
    path: '/portfolio',
    before: async (page) => {
      await page.locator('main ol button').first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    act: (page) => page.locator('main ol button').nth(1).click(),
  },
  'send, toast': {
    path: '/',
    before: async (page) => {
      await page.fill('[name=name]', 'Zoë');
      await page.fill('[name=email]', 'zoe@example.com');
      await page.fill('[name=message]', 'Hallo');
    },
    act: (page) => page.locator('[type=submit]').click(),
  },
};

/** Collects the durations of interactions, and the tasks that keep the page from answering. */
function observe() {
  window.durations = [];
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

async function open(browser, url, width = 1280) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForSelector('html[data-live]');
  // The worker has installed and the parts that it makes ready are there, as a moment after arrival.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(2500);
  return { context, page };
}

async function press(browser, base, { path, width, before, act }) {
  const { context, page } = await open(browser, base + path, width);
  await before?.(page);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.durations = [];
  });
  await act(page);
  await page.waitForTimeout(800);
  const durations = await page.evaluate(() => window.durations);
  await context.close();
  // What took less than the 16 ms that the browser reports from counts as 16.
  return Math.max(16, ...durations);
}

/** Medians of the time to the next paint, in ms. */
export async function measureInteractions({ browser, base, rounds, only = Object.keys(actions) }) {
  const rows = [];
  for (const name of only) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await press(browser, base, actions[name]));
    rows.push({ interaction: name, 'median ms': median(times), 'worst ms': Math.max(...times) });
  }
  return rows;
}

/** Longest task and total blocking time of hydration, in ms, as medians. */
export async function measureHydration({ browser, base, paths, rounds }) {
  const rows = [];
  for (const path of paths) {
    const longest = [];
    const blocking = [];
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await open(browser, base + path, 360);
      const tasks = await page.evaluate(() => window.tasks);
      longest.push(Math.max(0, ...tasks));
      blocking.push(tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0));
      await context.close();
    }
    rows.push({ page: path, 'longest task ms': median(longest), 'blocking ms': median(blocking) });
  }
  return rows;
}
