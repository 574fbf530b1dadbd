import type { BrowserContext, Page } from '@playwright/test';
import type { Host } from './host';
import {
  countLoads,
  dictionaries,
  expect,
  giveItTime,
  lookAgain,
  openTab,
  test,
  toast,
  touch,
  visitFirst,
  workers,
} from './site';
import { inFolder, newText, oldText, renameDialog } from './versions';

// One after the other in one worker, so that the second version is built once.
test.describe.configure({ mode: 'default' });

const words = dictionaries.en;

const question = (page: Page) => toast(page, words['app.newTitle']);
const answer = (page: Page, label: 'app.reload' | 'app.later') =>
  question(page).getByRole('button', { name: words[label], exact: true });
const message = (page: Page) => page.getByLabel(words['contact.message'], { exact: true });

/** Opens a client's dialog, where the one word is that differs between the versions. */
async function expectText(page: Page, text: string) {
  await page.getByRole('navigation').getByRole('link', { name: words['nav.portfolio'] }).click();
  await page.getByRole('button', { name: 'GGD GHOR Nederland' }).click();
  await expect(page.getByRole('dialog')).toContainText(text);
}

/**
 * Lets the pages from now on be in use, or not: whatever Playwright does in a page, even looking at it, counts as a
 * press of the visitor.
 */
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

/** Agrees to a version with a draft in the form: the page loads once, with the version and the draft. */
async function takeByReload(page: Page, host: Host, version: string) {
  await message(page).fill('Not sent yet');
  const loads = countLoads(page);
  await deploy(page, host, version);
  await answer(page, 'app.reload').click();
  await expect.poll(loads).toBe(1);
  await expect(message(page)).toHaveValue('Not sent yet');
  await expectText(page, newText);
  return loads;
}

test('an update downloads the worker and what changed, nothing else', async ({ page, host, secondVersion }) => {
  await visitFirst(page);
  await touch(page);
  host.requests.length = 0;
  await deploy(page, host, secondVersion);
  await expect(question(page)).toBeVisible();
  await answer(page, 'app.reload').click();
  await expect(question(page)).toBeHidden();
  await expectText(page, newText);
  const files = new Set(host.requests);
  expect([...files].sort()).toEqual(['/portfolio.html', '/sw.js', '/words-en.js']);
  expect(host.requests.filter((path) => path !== '/sw.js')).toHaveLength(2);
});

test.describe('A new version, on a page that is in use,', () => {
  test('is asked about politely, and the question stays until it is answered', async ({
    page,
    host,
    secondVersion,
  }) => {
    await useWhileDeployed(page, host, secondVersion);
    await expect(question(page)).toContainText(words['app.newText']);
    const region = page.getByRole('region', { name: words['toast.region'] });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region.filter({ has: question(page) })).toBeAttached();
    await expect(answer(page, 'app.reload')).toBeVisible();
    await expect(answer(page, 'app.later')).toBeVisible();
    // Longer than any other toast stays.
    await page.waitForTimeout(6000);
    await expect(question(page)).toBeVisible();
  });

  test('is asked about in Dutch, and the question follows a switch of language', async ({
    page,
    host,
    secondVersion,
  }) => {
    await useWhileDeployed(page, host, secondVersion, '/?lang=nl');
    const inDutch = toast(page, dictionaries.nl['app.newTitle']);
    await expect(inDutch).toContainText(dictionaries.nl['app.newText']);
    await expect(inDutch.getByRole('button', { name: dictionaries.nl['app.reload'] })).toBeVisible();
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(question(page)).toContainText(words['app.newText']);
    await expect(answer(page, 'app.reload')).toBeVisible();
  });

  test('is taken by Reload in the first session: once, with the draft, without a loop', async ({
    page,
    host,
    secondVersion,
  }) => {
    await visitFirst(page);
    const loads = await takeByReload(page, host, secondVersion);
    await lookAgain(page);
    await giveItTime(page);
    expect(loads()).toBe(1);
    await expect(question(page)).toBeHidden();
    expect(await workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
  });

  test('is taken by Reload in a later session', async ({ page, context, host, secondVersion }) => {
    await visitFirst(page);
    await page.close();
    const later = await openTab(context, '/');
    await touch(later);
    const loads = await takeByReload(later, host, secondVersion);
    expect(loads()).toBe(1);
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
    for (const [tab, text] of [
      [page, 'From the first tab'],
      [other, 'From the second tab'],
    ] as const) {
      await tab.bringToFront();
      await message(tab).fill(text);
    }
    const loads = countLoads(other);
    await deploy(page, host, secondVersion);
    await expect(question(page)).toBeVisible();
    await expect(question(other)).toBeVisible();

    await page.bringToFront();
    await answer(page, 'app.reload').click();
    await expect(question(page)).toBeHidden();
    await expect(message(page)).toHaveValue('From the first tab');
    await expectText(page, newText);
    expect(loads()).toBe(0);

    await other.bringToFront();
    await answer(other, 'app.reload').click();
    await expect.poll(loads).toBe(1);
    await expect(message(other)).toHaveValue('From the second tab');
    await expectText(other, newText);
    await giveItTime(other);
    expect(loads()).toBe(1);
  });
});

test.describe('A new version, while nobody has touched the page,', () => {
  test('is taken in silence, once', async ({ page, context, host, secondVersion }) => {
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
});

test('a new version that waits still opens offline after it was taken', async ({ page, host, secondVersion }) => {
  await useWhileDeployed(page, host, secondVersion);
  await host.stop();
  await answer(page, 'app.reload').click();
  await expect(question(page)).toBeHidden();
  await expectText(page, newText);
});

test('a tab of the old version still opens the parts that it loads on first need', async ({ page, context, host }) => {
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
  expect(host.requests).toEqual([]);
  expect(loads()).toBe(0);
});
