import type { BrowserContext, Page } from '@playwright/test';
import { client, dictionaries, first, type Language, second } from '../content';
import type { Host } from '../host/host';
import { dialogOf, dist, inFolder, newText, oldText, renameDialog } from '../host/versions';
import { expect } from './fixtures';
import { field } from './form';

import { countLoads, dialog, emblem, flag, giveItTime, item, live } from './page';

import { lookAgain, openTab, test, toast, touch, visitFirst, workers } from './site';

// One after the other in one worker, so that the second version is built once.
test.describe.configure({ mode: 'default' });

const question = (page: Page, language: Language = first) => toast(page, dictionaries[language]['app.newTitle']);
const answer = (page: Page, label: 'app.reload' | 'app.later', language: Language = first) =>
  question(page, language).getByRole('button', { name: dictionaries[language][label], exact: true });

/** Opens the dialog of the client about whom the versions differ. */
async function expectText(page: Page, text: string) {
  await item(page, dictionaries[first]['nav.portfolio']).click();
  await emblem(page, client).click();
  await expect(dialog(page)).toContainText(text);
}

/** Lets the pages from now on be in use, or not: whatever Playwright does in a page counts as a press of the visitor. */
async function pretendTouched(context: BrowserContext, hasBeenActive: boolean) {
  await context.addInitScript((hasBeenActive) => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive } });
  }, hasBeenActive);
}

/** Deploys a version under an open page and waits until its worker waits. */
async function deploy(page: Page, host: Host, version: string) {
  host.deploy(version);
  await lookAgain(page);
  await expect.poll(() => workers(page)).toMatchObject({ waiting: 'installed' });
}

/** Visits a page and begins to use it, when a version is deployed. */
async function useWhileDeployed(page: Page, host: Host, version: string, path = '/') {
  await visitFirst(page, path);
  await touch(page);
  await deploy(page, host, version);
}

/** Agrees to a version with a draft in the form: the page loads once, and has the version and the draft. */
async function takeByReload(page: Page, draft: string) {
  const loads = countLoads(page);
  await page.bringToFront();
  await answer(page, 'app.reload').click();
  await expect.poll(loads).toBe(1);
  await expect(field(page, 'message')).toHaveValue(draft);
  await expectText(page, newText);
  await lookAgain(page);
  await giveItTime(page);
  expect(loads()).toBe(1);
  await expect(question(page)).toBeHidden();
}

test.describe('A new version, on a page that is in use,', () => {
  test('is asked about politely, in the language of the page, until it is answered', async ({
    page,
    host,
    secondVersion,
  }) => {
    await useWhileDeployed(page, host, secondVersion, `/?lang=${second}`);
    for (const language of [second, first]) {
      const t = dictionaries[language];
      await flag(page, language).click();
      await expect(question(page, language)).toContainText(t['app.newText']);
      const region = page.getByRole('region', { name: t['toast.region'] });
      await expect(region).toHaveAttribute('aria-live', 'polite');
      await expect(region.filter({ has: question(page, language) })).toBeAttached();
      for (const label of ['app.reload', 'app.later'] as const)
        await expect(answer(page, label, language)).toBeVisible();
    }
    // Longer than any other toast stays.
    await page.waitForTimeout(6000);
    await expect(question(page)).toBeVisible();
  });

  test('is taken by Reload in the first session: with the worker and what changed, nothing else', async ({
    page,
    host,
    secondVersion,
  }) => {
    await visitFirst(page);
    await field(page, 'message').fill('Not sent yet');
    host.requests.length = 0;
    await deploy(page, host, secondVersion);
    await takeByReload(page, 'Not sent yet');
    expect(await workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
    expect(host.requests.filter((path) => path !== '/sw.js').sort()).toEqual(['/portfolio.html', `/words-${first}.js`]);
  });

  test('is taken by Reload in a later session', async ({ page, context, host, secondVersion }) => {
    await visitFirst(page);
    await page.close();
    const later = await openTab(context, '/');
    await field(later, 'message').fill('Not sent yet');
    await deploy(later, host, secondVersion);
    await takeByReload(later, 'Not sent yet');
  });

  test('is left alone by Later: asked at most once in a session, and again in the next', async ({
    page,
    context,
    host,
    secondVersion,
  }) => {
    await useWhileDeployed(page, host, secondVersion);
    await answer(page, 'app.later').click();
    await expect(question(page)).toBeHidden();
    await lookAgain(page);
    await giveItTime(page);
    await expect(question(page)).toBeHidden();
    expect(await workers(page)).toMatchObject({ waiting: 'installed' });
    await expectText(page, oldText);

    // The visitor is quicker than the page finds the waiting version.
    await pretendTouched(context, true);
    await page.reload();
    await live(page);
    await giveItTime(page);
    await expect(question(page)).toBeHidden();
    const tab = await openTab(context, '/');
    await expect(question(tab)).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('is taken by each of two tabs by its own Reload, and no draft is lost', async ({
    page,
    context,
    host,
    secondVersion,
  }) => {
    await visitFirst(page);
    const other = await openTab(context, '/');
    const tabs = [page, other];
    for (const [index, tab] of tabs.entries()) {
      await tab.bringToFront();
      await field(tab, 'message').fill(`From tab ${index}`);
    }
    const loads = countLoads(other);
    await deploy(page, host, secondVersion);
    for (const tab of tabs) await expect(question(tab)).toBeVisible();
    await takeByReload(page, 'From tab 0');
    expect(loads()).toBe(0);
    await takeByReload(other, 'From tab 1');
  });

  test('opens offline once it is taken', async ({ page, host, secondVersion }) => {
    await useWhileDeployed(page, host, secondVersion);
    await host.stop();
    await answer(page, 'app.reload').click();
    await expect(question(page)).toBeHidden();
    await expectText(page, newText);
  });
});

test('A new version, while nobody has touched the page, is taken in silence, once', async ({
  page,
  context,
  host,
  secondVersion,
}) => {
  await pretendTouched(context, false);
  await visitFirst(page);
  const loads = countLoads(page);
  host.deploy(secondVersion);
  await lookAgain(page);
  await expect.poll(loads).toBe(1);
  await giveItTime(page);
  expect(loads()).toBe(1);
  expect(await workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await expectText(page, newText);
});

test('A tab of the old version still opens the parts that it loads on first need', async ({ page, context, host }) => {
  await visitFirst(page);
  const tab = await openTab(context, '/about');
  const loads = countLoads(tab);
  await inFolder(async (folder) => {
    renameDialog(folder);
    host.deploy(folder);
  });
  // Only the site's own cache has them now, not the browser's.
  await (await context.newCDPSession(tab)).send('Network.clearBrowserCache');
  host.requests.length = 0;
  await expectText(tab, oldText);
  expect(host.requests).not.toContain(dialogOf(dist));
  expect(loads()).toBe(0);
});
