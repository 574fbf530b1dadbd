// How long a visitor waits after a press, on a processor four times as slow: until the next frame, and until the frame
// that shows what was asked for. Beside it the same press on pages whose ready-made DOM is swapped by hand.
import { median } from './statistics.mjs';

const slowdown = 4;

/** A visitor on a screen: a phone in Dutch, and a desktop in English. */
const screens = [
  { name: 'nl, 375 px', width: 375, base: '/nl', other: 'en' },
  { name: 'en, 1280 px', width: 1280, base: '', other: 'nl' },
];

const pages = { home: '/', portfolio: '/portfolio', about: '/about' };

const addressOf = (base, path) => (base + path).replace(/(.)\/$/, '$1');

/** A link that leads to a page: in the bar, or at the foot of a phone's page, where the bar has none. */
const link = (screen, path) =>
  `${screen.width < 1000 ? 'footer' : 'nav'} a[href="${addressOf(screen.base, path)}"]${path === '/' ? ', .brand' : ''}`;

/** Other pages are drawn out of sight. */
const heading = () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent;
const lead = () => [...document.querySelectorAll('main p')].find((one) => one.checkVisibility())?.textContent;
/** It stands in the document before it is opened. */
const dialog = () =>
  [...document.querySelectorAll('[role=dialog] h2')].find((one) => one.checkVisibility())?.textContent;

const emblem = (index) => `main ol li:nth-child(${index + 1}) a`;
const close = '[role=dialog] [data-part=close-trigger]';

/** Opens a dialog, waits for it, and closes it unless it is to stay. */
async function useDialog(page, stays) {
  await page.click(emblem(0));
  await page.waitForSelector(close);
  if (stays) return;
  await page.click(close);
  await page.waitForSelector(close, { state: 'hidden' });
}

/** Every press of a screen: where, what comes before it, what is pressed, and what is another afterwards. */
function pressesOn(screen) {
  const at = (path) => addressOf(screen.base, path);
  const names = Object.keys(pages);
  const ways = names.flatMap((from) =>
    names
      .filter((to) => to !== from)
      .map((to) => ({
        name: `${from} to ${to}`,
        path: at(pages[from]),
        press: link(screen, pages[to]),
        changes: heading,
      })),
  );
  const flags = names.map((from) => ({
    name: `flag on ${from}`,
    path: at(pages[from]),
    // The words of the other language are there: a visitor who presses a flag has seen it, or comes back.
    before: async (page) => {
      if (screen.width < 1000) await page.evaluate(() => document.getElementById('menu').showPopover());
    },
    press: `a[hreflang=${screen.other}]`,
    changes: lead,
  }));
  const dialogs = [
    { name: 'dialog, first', press: emblem(0) },
    { name: 'dialog, second', before: (page) => useDialog(page, false), press: emblem(1) },
    { name: 'dialog closes', before: (page) => useDialog(page, true), press: close },
  ].map((action) => ({ path: at('/portfolio'), changes: dialog, ...action }));
  return [...ways, ...flags, ...dialogs].map((action) => ({ ...action, screen }));
}

/**
 * Notes the durations of interactions as the browser measures them, and when what was asked for is in a frame. The note
 * may come late: it waits for the second frame, which waits until the first is drawn. If the first frame after the press
 * shows it, the browser's own measure of that frame is noted, too.
 */
function observe(look) {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries()) {
      if (interactionId) window.durations.push(duration);
      if (name === 'click') window.frame = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = look();
      let frames = 0;
      const follow = () => {
        frames++;
        if (look() === before) return requestAnimationFrame(follow);
        // Right after the frame, before what else waits.
        const note = () => {
          window.shown = performance.now() - timeStamp;
          window.isNext = frames === 1;
        };
        scheduler.postTask(note, { priority: 'user-blocking' });
      };
      requestAnimationFrame(follow);
    },
    { capture: true, once: true },
  );
}

/** A browser window that has visited a site before: the worker, if there is one, has installed. */
async function returningVisitor(browser, site) {
  const context = await browser.newContext();
  // A flag that was pressed would lead the next page to another language.
  await context.addInitScript(() => localStorage.removeItem('language'));
  const page = await context.newPage();
  await page.goto(site);
  await page.waitForSelector('html[data-live]');
  await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length && navigator.serviceWorker.ready,
  );
  await page.waitForTimeout(1000);
  await page.close();
  return context;
}

export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The dialogs of the first two clients as the site shows them, by the fragment of their link. */
async function readDialogs(context, site, path) {
  const page = await context.newPage();
  await page.goto(site + path);
  await page.waitForSelector('html[data-live]');
  const dialogs = {};
  for (const index of [0, 1]) {
    await page.click(emblem(index));
    await page.waitForSelector(close);
    await page.waitForTimeout(500);
    const hash = await page.evaluate(() => location.hash);
    dialogs[hash] = await page.evaluate(() =>
      [...document.querySelectorAll('.veil, [data-scope=dialog][data-part=positioner]')]
        .map(({ outerHTML }) => outerHTML)
        .join(''),
    );
    await page.click(close);
    await page.waitForSelector(close, { state: 'hidden' });
  }
  await page.close();
  return dialogs;
}

/** Presses once on a page of its own. Returns the time to the next frame, and to what was asked for, in ms. */
async function pressOnce(context, site, { path, screen, before, press, changes }, dialogs) {
  const page = await context.newPage();
  await page.setViewportSize({ width: screen.width, height: 800 });
  await page.goto(site + path);
  await page.waitForSelector('html[data-live]');
  // A visitor stirs. A moment later, what is made ready in idle time is there, and the entrances are over.
  await page.mouse.move(10, 300);
  await page.waitForTimeout(2000);
  await page.evaluate((dialogs) => {
    window.dialogs = Object.fromEntries(
      Object.entries(dialogs).map(([hash, html]) => {
        const part = document.createElement('div');
        part.id = 'by-hand';
        part.innerHTML = html;
        return [hash, part];
      }),
    );
  }, dialogs);
  await slowDown(page);
  await before?.(page);
  await page.locator(press).first().scrollIntoViewIfNeeded();
  await page.locator(press).first().hover();
  await page.waitForTimeout(700);
  await page.evaluate(`(${observe})(${changes})`);
  await page.mouse.down();
  await page.mouse.up();
  await page
    .waitForFunction(() => window.shown !== undefined, undefined, { timeout: 5000 })
    .catch((cause) => {
      throw new Error(`Nothing came of "${press}" on ${site}${path} at ${screen.width} px.`, { cause });
    });
  await page.waitForTimeout(300);
  const { durations, shown, frame } = await page.evaluate(() => ({
    durations: window.durations,
    shown: window.shown,
    frame: window.isNext ? window.frame : undefined,
  }));
  await page.close();
  // What took less than the browser reports counts as 16.
  return { next: Math.max(16, ...durations), shown: Math.min(shown, frame ?? shown) };
}

/** What a row may be at most: a multiple of the pages that are swapped by hand. */
const limits = { next: 1.2, shown: 1.5 };

/**
 * Medians and worst values of each press, ours and the floor's in turn, and whether the row is within its limits.
 * @param only words that the name of a press must contain, if not all are measured
 */
export async function measurePresses({ browser, ours, floor, rounds, only = '' }) {
  const visitors = { ours: await returningVisitor(browser, ours), floor: await returningVisitor(browser, floor) };
  const rows = [];
  for (const screen of screens) {
    const dialogs = await readDialogs(visitors.ours, ours, addressOf(screen.base, '/portfolio'));
    for (const action of pressesOn(screen).filter(({ name }) => name.includes(only))) {
      const times = { ours: [], floor: [] };
      for (let round = 0; round < rounds; round++) {
        times.ours.push(await pressOnce(visitors.ours, ours, action, {}));
        times.floor.push(await pressOnce(visitors.floor, floor, action, dialogs));
      }
      const of = (site, what, pick = median) => pick(times[site].map((time) => time[what]));
      const worst = (values) => Math.max(...values);
      const ratio = (what) => of('ours', what) / of('floor', what);
      const missed = Object.keys(limits).filter((what) => ratio(what) > limits[what]);
      rows.push({
        press: `${action.name}, ${screen.name}`,
        'next ms': of('ours', 'next'),
        'worst next': of('ours', 'next', worst),
        'next by hand': of('floor', 'next'),
        'next ×': ratio('next'),
        'shown ms': of('ours', 'shown'),
        'worst shown': of('ours', 'shown', worst),
        'shown by hand': of('floor', 'shown'),
        'shown ×': ratio('shown'),
        misses: missed.join(', '),
      });
    }
  }
  for (const visitor of Object.values(visitors)) await visitor.close();
  return rows;
}
