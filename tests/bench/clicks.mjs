import { compare } from './compare.mjs';

/** The longest waits that a visitor does not feel, in ms: for the next frame, and for what was asked for. */
const limits = { next: (ours) => ours > 200, shown: (ours) => ours > 300 };

const inSight = (page, link) => page.locator(link).filter({ visible: true }).first();
const emblem = (page, index) => page.getByRole('main').locator('ol').getByRole('link').nth(index);
const closeButton = (page) => page.getByRole('dialog').getByRole('button');

/** What a visitor clicks: on which page, what comes before it, and on what. */
function clicksOf({ addresses, otherLanguage }) {
  const ways = addresses.flatMap((from) =>
    addresses
      .filter((to) => to !== from)
      .map((to) => ({ name: `${from} to ${to}`, from, target: (page) => inSight(page, `a[href="${to}"]`) })),
  );
  const flags = addresses.map((from) => ({
    name: `flag on ${from}`,
    from,
    before: async (page) => {
      const menu = page.getByRole('banner').getByRole('button');
      if (await menu.isVisible()) await menu.click();
    },
    target: (page) => inSight(page, `a[hreflang=${otherLanguage}]`),
  }));
  const open = (page) => emblem(page, 0).click();
  const dialogs = [
    { name: 'dialog, first', target: (page) => emblem(page, 0) },
    {
      name: 'dialog, second',
      before: (page) => open(page).then(() => closeButton(page).click()),
      target: (page) => emblem(page, 1),
    },
    { name: 'dialog closes', before: open, target: closeButton },
  ];
  return [...ways, ...flags, ...dialogs.map((click) => ({ ...click, from: addresses[1] }))];
}

/** Notes the longest interaction, as the browser measures it, and when another heading, text or dialog is in a frame. */
function observe() {
  const look = () =>
    ['h1', 'main p', '[role=dialog]']
      .map((part) => [...document.querySelectorAll(part)].find((element) => element.checkVisibility())?.textContent)
      .join();
  // What took less than the browser reports counts as 16.
  window.noted = { next: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.noted.next = Math.max(window.noted.next, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const follow = ({ timeStamp }) => {
    const before = look();
    const note = () => {
      window.noted.shown ??= performance.now() - timeStamp;
    };
    const checkFrame = () => {
      // Reports at the end of the frame, after what other callbacks change.
      new ResizeObserver((_, observer) => {
        observer.disconnect();
        if (look() === before) return requestAnimationFrame(checkFrame);
        // The frame is done when a task comes after it, or the next frame.
        scheduler.postTask(note, { priority: 'user-blocking' });
        requestAnimationFrame(note);
      }).observe(document.body);
    };
    requestAnimationFrame(checkFrame);
  };
  addEventListener('click', follow, { capture: true, once: true });
}

/** Opens a page in a tab, as a visitor who moves the pointer. Soon what is made ready in idle time is there. */
async function openPage(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.mouse.move(10, 300);
  await page.waitForTimeout(2000);
  return page;
}

/** Clicks once on a page of its own. Returns the waits for the next frame, and for what was asked for, in ms. */
async function clickOnce(page, { before, target }) {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await before?.(page);
  await target(page).hover();
  await page.waitForTimeout(700);
  await page.evaluate(observe);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.noted.shown);
  // The browser reports an interaction some time after its frame.
  await page.waitForTimeout(300);
  const noted = await page.evaluate(() => window.noted);
  await page.close();
  return noted;
}

/** Measures each click whose name has a word. Returns a row for each. */
export async function measureClicks({ address, launch, visitors, rounds, word }) {
  const browser = await launch();
  const rows = {};
  for (const { device, width, ...visitor } of visitors) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    // A flag that was clicked would lead the next page to another language.
    await context.addInitScript(() => localStorage.removeItem('language'));
    for (const click of clicksOf(visitor).filter(({ name }) => name.includes(word)))
      rows[`${click.name}, ${device}`] = await compare(['ours'], rounds, limits, async () =>
        clickOnce(await openPage(context, address + click.from), click),
      );
  }
  await browser.close();
  return rows;
}
