import type { Page } from '@playwright/test';
import { engines, expect, journey, test } from '../fixtures';
import { boxOf, SitePage } from '../site-page';

// Scrollbars take room, as they do for most visitors with a mouse.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const isPageLocked = ({ page }: SitePage) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

/** Where a logo, the flags and the footer begin. Under a dialog they have no role. */
const leftEdges = (page: Page) =>
  Promise.all(['main ol a', '.flags', 'footer'].map(async (part) => (await boxOf(page.locator(part).first())).x));

/** The ways to close a dialog. */
const waysToClose: Record<string, (site: SitePage) => Promise<unknown>> = {
  'its button': ({ dialog }) => dialog.getByRole('button', { name: 'Sluiten' }).click(),
  Escape: ({ page }) => page.keyboard.press('Escape'),
  'Escape, held down': ({ page }) =>
    page.evaluate(() => {
      const options = { key: 'Escape', bubbles: true, cancelable: true };
      for (const _ of [1, 2]) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    }),
  'a click outside': async ({ page }) => {
    // A click right after the one that opened it is the rest of a double click.
    await page.waitForTimeout(600);
    await page.mouse.click(8, 400);
  },
  Back: (site) => site.back(),
};

/** Opens a dialog over the page, and closes it: the page stays where it was read. */
async function openAndClose(site: SitePage, way: string, close: (site: SitePage) => Promise<unknown>) {
  const edges = await leftEdges(site.page);
  await site.openDialog('Kadewerk');
  await expect(site.page).toHaveURL('/portfolio#kadewerk');
  expect(await isPageLocked(site), 'the page does not scroll').toBe(true);
  expect(await leftEdges(site.page), 'the page does not move').toEqual(edges);
  const place = await site.scrollTop();
  await close(site);
  await expect(site.dialog, way).toBeHidden();
  await expect(site.page).toHaveURL('/portfolio');
  await expect(site.client('Kadewerk')).toBeFocused();
  expect(await isPageLocked(site), 'the page scrolls').toBe(false);
  expect(await leftEdges(site.page), 'the page does not move').toEqual(edges);
  // Firefox may round half a pixel to either side.
  expect(Math.abs((await site.scrollTop()) - place), way).toBeLessThanOrEqual(1);
}

test('A client opens a dialog, which closes in five ways', journey, async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await site.open('/');
  await site.visit('Opdrachten', 'Ons werk');
  await site.client('Kadewerk').scrollIntoViewIfNeeded();
  await site.expectScrollSaved();
  for (const [way, close] of Object.entries(waysToClose)) await openAndClose(site, way, close);
  await site.forward();
  await site.expectDialog('Kadewerk');
  await site.closeDialog();
  await expect(page).toHaveURL('/portfolio');
  // No dialog has left a step for Back.
  await site.back();
  await site.expectPage('Sluizen die op tijd opengaan');
});

test('Back from a dialog that opened during a scroll leads to that place', journey, async ({ site }) => {
  await site.open('/portfolio');
  await site.client('Kadewerk').evaluate((link: HTMLElement) => {
    scrollTo({ top: 150, behavior: 'instant' });
    link.click();
  });
  await site.expectDialog('Kadewerk');
  await site.back();
  await expect(site.dialog).toBeHidden();
  expect(await site.scrollTop()).toBe(150);
});

test('The timeline shows the newest client first, and each dialog its projects', async ({ site, page }) => {
  await site.open('/portfolio');
  const names = page.getByRole('list', { name: 'Klanten, de jongste eerst' }).getByRole('link');
  await expect(names).toHaveText([/Kadewerk/, /Lagewater/, /Saltmere/, /Veenbrug/, /Uferwind/, /Riet & Kraag/]);
  await expect(names.first()).toHaveAccessibleDescription('2024 – heden, 2019 – 2020');
  for (const [name, count, projects] of [
    [
      'Kadewerk',
      '2 klussen geklaard',
      [/Kranen.*maart 2024 – heden.*Azure.*Baggeren/s, /mei 2019 – juni 2020.*Citrix/s],
    ],
    ['Saltmere Freight', '1 klus', [/Containers op nummer.*februari 2023 – mei 2023.*Elke container.*SAP/s]],
  ] as const) {
    await site.openDialog(name);
    await expect(site.dialog).toHaveAccessibleDescription(count);
    await expect(site.dialog.getByRole('article')).toHaveText([...projects]);
    await site.closeDialog();
  }
});

test('A logo of the front page opens its client; one without projects is no link', engines, async ({ site, page }) => {
  await site.open('/');
  const logos = page.locator('#clients').getByRole('listitem');
  await expect(logos).toHaveCount(7);
  await expect(logos.getByRole('link')).toHaveCount(6);
  await expect(logos.getByRole('img', { name: 'Zilverduin' })).toBeVisible();
  await logos.getByRole('link', { name: 'Riet & Kraag', exact: true }).click();
  await site.expectDialog('Riet & Kraag');
  await site.closeDialog();
  await site.expectPage('Ons werk');
});

test('A shared link opens the dialog; an unknown one opens nothing', engines, async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await site.open('/en/portfolio?x=1#rietkraag');
  await site.expectDialog('Riet & Kraag');
  await expect(site.dialog).toHaveAccessibleDescription('1 project');
  const [place, entries] = [await site.scrollTop(), await page.evaluate(() => history.length)];
  await site.closeDialog();
  expect(await site.scrollTop(), 'the page stays at its place').toBe(place);
  await expect(page).toHaveURL('/en/portfolio?x=1');
  await expect(site.client('Riet & Kraag')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  for (const fragment of ['zilverduin', 'content', '%E0%A4%A', '__proto__']) {
    await page.evaluate((hash) => void Object.assign(location, { hash }), fragment);
    await site.scrollTop();
    await expect(site.dialog).toBeHidden();
    await site.expectPage('Our work', 'en');
  }
  await site.open('/about#kadewerk');
  await expect(site.dialog).toBeHidden();
});

for (const [modifier, place] of [
  ['ControlOrMeta', 'tab'],
  ['Shift', 'window'],
] as const)
  test(`With ${modifier}, a client opens in a ${place} of its own`, async ({ site, context }) => {
    await site.open('/portfolio');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      site.client('Kadewerk').click({ modifiers: [modifier] }),
    ]);
    await new SitePage(opened).expectDialog('Kadewerk');
    await expect(site.dialog).toBeHidden();
  });

test('A text that is found in the page opens the dialog of its client', engines, async ({ site, page }) => {
  // What a link to a text does in the browser, Find in Page does, too.
  await page.goto(`/portfolio#:~:text=${encodeURIComponent('De molens draaien bij storm vanzelf uit de wind.')}`);
  await site.expectDialog('Uferwind');
  await expect(page).toHaveURL('/portfolio#uferwind');
  await site.closeDialog();
  const entries = await page.evaluate(() => history.length);
  // In an open page the browser tells the element that it has found.
  const found = page.locator('section#veenbrug');
  await expect(found).toHaveAttribute('hidden', 'until-found');
  await found.dispatchEvent('beforematch');
  await site.expectDialog('Veenbrug Zorg');
  await site.closeDialog();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('The dialog takes 80 % of a low window, and scrolls', engines, async ({ site, page }) => {
  // A zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await site.open('/portfolio');
  await site.openDialog('Kadewerk');
  const { height } = await boxOf(site.dialog);
  expect(height).toBeGreaterThan(256 * 0.8 - 40);
  expect(height).toBeLessThanOrEqual(256 * 0.8);
  const technology = site.dialog.getByRole('listitem').last();
  await expect(technology).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(technology).toBeInViewport();
});

test('A double click leaves the dialog open, which keeps the focus', engines, async ({ site, page }) => {
  await site.open('/portfolio');
  // The dialog is loaded, so that the second click is outside it, and not on the page.
  await site.openDialog('Kadewerk');
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  const { x, y } = await boxOf(site.client('Kadewerk'));
  await page.mouse.dblclick(x + 5, y + 5, { delay: 100 });
  await site.scrollTop();
  await expect(site.dialog).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('#root') === null), key).toBe(true);
  }
});
