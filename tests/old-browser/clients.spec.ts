import type { Page } from '@playwright/test';
import { clientKeys, timeline } from '../../src/clients';
import { addressOf } from '../../src/routes';
import { engines, expect, journey, test } from '../fixtures';
import {
  anotherName,
  clientName,
  dictionaries,
  firstEmblem,
  keyOf,
  longestName,
  mainLanguage,
  otherLanguage,
  timelineClients,
  words,
} from '../site-content';
import { SitePage, wide } from '../site-page';
import { numbers } from '../specification';

const close = (site: SitePage) => site.dialog.getByRole('button', { name: words['portfolio.close'] });

/** Expects the dialog to tell of a client: the name, how many projects, and the first of them. */
async function expectTold({ dialog }: SitePage, name: string, language = mainLanguage) {
  const own = dictionaries[language];
  const { projects = [] } = timelineClients.find((one) => one.name === name) ?? {};
  const count = own[projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered'];
  await expect(dialog).toHaveAccessibleName(name);
  await expect(dialog).toHaveAccessibleDescription(`${projects.length} ${count}`);
  await expect(dialog.getByRole('article').first()).toContainText(own[projects[0]?.descKey ?? 'hero.title']);
}

/** Expects the page to be as it was before the dialog: it scrolls, and the client has the focus. */
async function expectFree(site: SitePage, name: string) {
  const { page } = site;
  await expect(site.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/#./);
  // The Tab key may have led into Firefox's own bars. Then the page has no focus, but the link has that of the page.
  await expect.poll(() => site.clientLink(name).evaluate((link) => link === document.activeElement)).toBe(true);
  await site.scrollTop();
  await site.scrollTo(1);
  await expect.poll(() => site.scrollTop()).toBe(1);
}

/** Clicks a place twice, the second time once what the first has opened is rendered. */
const clickTwice = (page: Page, x: number, y: number) =>
  page.evaluate(
    async ([clientX, clientY]) => {
      const click = () => {
        const target = document.elementFromPoint(clientX, clientY);
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
          target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
      };
      click();
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      click();
    },
    [x, y] as const,
  );

test('A client opens a dialog, which closes in every way', journey, async ({ site, page }) => {
  await site.open('/');
  await site.visit('portfolio');
  let place = 0;
  for (const [name, leave] of [
    [clientName, () => close(site).click()],
    [longestName, () => page.keyboard.press('Escape')],
    // Once is meant: a second step back would leave the page.
    [
      clientName,
      () =>
        page.evaluate(() => {
          const options = { key: 'Escape', bubbles: true, cancelable: true };
          for (const _ of [1, 2]) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
        }),
    ],
    [
      anotherName,
      async () => {
        // A click right after the one that opened it is the rest of a double click.
        await page.waitForTimeout(600);
        await page.mouse.click(8, 400);
      },
    ],
    [clientName, () => site.back()],
  ] as const) {
    await site.scrollTo(100);
    await site.openDialog(name);
    await expect(page).toHaveURL(`/portfolio#${keyOf(name)}`);
    await expectTold(site, name);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    place = await site.scrollTop();
    expect(place).toBeGreaterThanOrEqual(100);
    await leave();
    await expect(page).toHaveURL('/portfolio');
    // Firefox may round half a pixel to either side.
    expect(Math.abs((await site.scrollTop()) - place)).toBeLessThanOrEqual(1);
    await expectFree(site, name);
  }
  await site.forward();
  await site.expectDialog(clientName);
  expect(await site.scrollTop()).toBe(place);
  await site.closeDialog();
  // Two steps at once would be one.
  await expect(page).toHaveURL('/portfolio');
  // No dialog has left a step for Back.
  await site.back();
  await site.expectPage('home');
  await site.forward();
  await site.expectPage('portfolio');
  await expect(site.dialog).toBeHidden();
});

test('The dialog scrolls, keeps the focus and survives a double click', engines, async ({ site, page }) => {
  // A zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await site.open('/portfolio');
  await site.openDialog(longestName);
  const { height } = (await site.dialog.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThanOrEqual(256 * numbers.dialogHeight);
  expect(height).toBeGreaterThan(256 * numbers.dialogHeight - 40);
  const last = site.dialog.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await expect(close(site)).not.toBeInViewport();
  // Where there is room, its head stays.
  await page.setViewportSize({ width: 320, height: 400 });
  await page.keyboard.press('End');
  await expect(close(site)).toBeInViewport();
  await site.closeDialog();

  await page.setViewportSize({ width: wide, height: 500 });
  await site.clientLink(clientName).scrollIntoViewIfNeeded();
  const { x, y, width } = (await site.clientLink(clientName).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // The second half of a double click would be a click outside the dialog.
  await site.clientLink(clientName).dblclick();
  await expect(site.dialog).toHaveAccessibleName(clientName);
  await site.closeDialog();
  await clickTwice(page, x + width / 2, y + 60);
  await site.scrollTop();
  await site.expectDialog(clientName);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('#root') === null)).toBe(true);
  }
  await site.closeDialog();
  await expectFree(site, clientName);
});

test('The address of a client opens its dialog; another does nothing', engines, async ({ site, page }) => {
  const address = addressOf('/portfolio', otherLanguage);
  const lastName = timelineClients.at(-1)?.name ?? '';
  // The last client is below the end of this window.
  await page.setViewportSize({ width: wide, height: 500 });
  await site.open(`${address}?x=1#${keyOf(lastName)}`);
  // Nothing in it looks chosen.
  await expect(site.dialog).toBeFocused();
  await expectTold(site, lastName, otherLanguage);
  const entries = await page.evaluate(() => history.length);
  const place = await site.scrollTop();
  await site.closeDialog();
  expect(await site.scrollTop()).toBe(place);
  await expectFree(site, lastName);
  await expect(page).toHaveURL(`${address}?x=1`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // A link within the page, as somebody may have written it into the address bar.
  const goTo = (fragment: string) =>
    page.evaluate((fragment) => void Object.assign(location, { hash: fragment }), fragment);
  for (const fragment of ['nobody', 'content', '%E0%A4%A', '<img>', '__proto__', '']) {
    await goTo(fragment);
    await site.scrollTop();
    await expect(site.dialog).toBeHidden();
    await expect(site.heading).toHaveText(dictionaries[otherLanguage]['portfolio.title']);
  }
  await site.openDialog(clientName);
  await expectTold(site, clientName, otherLanguage);
  await site.closeDialog();
  await expect(page).toHaveURL(`${address}?x=1#`);
  await goTo(keyOf(anotherName));
  await site.expectDialog(anotherName);
  await site.closeDialog();
  // Find in Page finds it again.
  await expect(page.locator(`section#${keyOf(anotherName)}`)).toHaveAttribute('hidden', 'until-found');
});

test(
  'A page that is still loading behind the dialog of its address stays at its place',
  engines,
  async ({ site, page }) => {
    // The last of the logos comes when the dialog is open: then the browser looks for the fragment once more.
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**${firstEmblem}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/portfolio#${keyOf(anotherName)}`, { waitUntil: 'commit' });
    await site.expectDialog(anotherName);
    letThrough();
    await page.waitForLoadState('load');
    await site.closeDialog();
    expect(await site.scrollTop()).toBe(0);
    // So does a page that is loaded again.
    await site.scrollTo(100);
    await site.openDialog(clientName);
    const place = await site.scrollTop();
    await site.reload();
    await site.expectDialog(clientName);
    await site.closeDialog();
    expect(Math.abs((await site.scrollTop()) - place)).toBeLessThan(2);
  },
);

test('The fragment of a client opens nothing on another page', engines, async ({ site }) => {
  await site.open(`/about#${keyOf(anotherName)}`);
  await site.item(words['nav.portfolio']).click();
  await site.openDialog(clientName);
  await site.closeDialog();
  await expectFree(site, clientName);
  await site.back();
  await site.expectPage('about');
  await expect(site.dialog).toBeHidden();
  await site.item(words['nav.portfolio']).click();
  await site.openDialog(anotherName);
  // Whoever walks on with the dialog open finds a page that scrolls.
  await site.back();
  await site.back();
  await site.expectPage('about');
  // The place of the page is restored in the frame after it is shown.
  await expect(async () => {
    await site.scrollTo(100);
    expect(await site.scrollTop()).toBe(100);
  }).toPass();
});

test('Whoever holds Ctrl opens a client in a tab of its own', async ({ site, context }) => {
  await site.open('/portfolio');
  await site.openDialog(clientName);
  await site.closeDialog();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    site.clientLink(clientName).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await new SitePage(tab).expectDialog(clientName);
  await expect(site.dialog).toBeHidden();
  await site.openDialog(clientName);
  const [older] = await Promise.all([
    context.waitForEvent('page'),
    site.dialog.getByRole('link', { name: anotherName }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await new SitePage(older).expectDialog(anotherName);
  await site.expectDialog(clientName);
});

test(
  'A text of a project is found in the page, and opens the dialog of its client',
  engines,
  async ({ site, page }) => {
    const found = timelineClients[3];
    if (!found) throw new Error('The timeline has fewer than four clients.');
    const description = words[found.projects[0]?.descKey ?? 'hero.title'];
    // Its first word to its last: another client's text may begin alike. In a text fragment, a hyphen has a meaning.
    const text = encodeURIComponent(description).replaceAll('-', '%2D');
    // Before hydration, too.
    const html = await (await page.request.get('/portfolio')).text();
    expect(html.split('hidden="until-found"')).toHaveLength(timelineClients.length + 1);
    // What a link to a text does in the browser, Find in Page does, too.
    await page.goto(`/portfolio#:~:text=${text}`);
    await site.expectDialog(found.name);
    await expect(page).toHaveURL(`/portfolio#${found.client}`);
    await site.closeDialog();
    // In a page that is open, the dialog replaces the entry of the history.
    await site.visit('about');
    await site.visit('portfolio');
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(
      (id) => document.getElementById(id)?.dispatchEvent(new Event('beforematch', { bubbles: true })),
      keyOf(anotherName),
    );
    await site.expectDialog(anotherName);
    await site.closeDialog();
    await expect(page).toHaveURL('/portfolio');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test(
  'A logo of the home page opens its client, and one without projects leads nowhere',
  engines,
  async ({ site, page }) => {
    await site.open('/');
    const logos = page.locator('#clients').getByRole('listitem');
    await expect(logos).toHaveCount(clientKeys.length);
    await expect(logos.getByRole('link')).toHaveCount(timeline.length);
    await logos.getByRole('link', { name: clientName, exact: true }).click();
    await site.expectDialog(clientName);
    await site.closeDialog();
    await site.expectPage('portfolio');
  },
);

test(
  'The dialog leads to the newer and the older client, and is closed by one step back',
  engines,
  async ({ site }) => {
    const [newest, next, third] = timelineClients.map(({ name }) => name);
    await site.open('/portfolio');
    await site.openDialog(newest ?? '');
    await expect(site.dialog.locator('.years text').first()).toHaveText(String(new Date().getFullYear()));
    await expect(site.dialog.getByRole('link', { name: new RegExp(`^${words['portfolio.newer']}`) })).toHaveCount(0);
    const older = site.dialog.getByRole('link', { name: new RegExp(`^${words['portfolio.older']}`) });
    await older.click();
    await site.expectDialog(next ?? '');
    // To the browser, two fast clicks are a double click. Here both are meant.
    await older.dispatchEvent('click', { detail: 2 });
    await site.expectDialog(third ?? '');
    const newer = site.dialog.getByRole('link', { name: new RegExp(`^${words['portfolio.newer']}`) });
    // Their arrows point away from each other.
    await expect(older.locator('svg')).toHaveCSS('rotate', 'none');
    await expect(newer.locator('svg')).toHaveCSS('rotate', '180deg');
    await newer.click();
    await site.expectDialog(next ?? '');
    await site.back();
    await expect(site.dialog).toBeHidden();
    await expect(site.clientLink(next ?? '')).toBeFocused();
  },
);
