import type { Page } from '@playwright/test';
import { engines, expect, journey, workerTest as test } from '../fixtures';
import { SitePage } from '../site-page';
import type { Host } from '../test-host/host';
import { newText, oldText, type Version, versionOf } from '../test-host/versions';

test.describe.configure({ timeout: 120_000 });

// What the engines log when they check for a version, and the host is away or in the middle of a deploy.
test.use({ allowedMessages: /^React error|MIME type|404|sw\.js load failed|Failed to |^Error|ERR_CONNECTION_REFUSED/ });

/** A busy browser takes up to half a minute to install or activate a worker. */
const workerTimeout = { timeout: 40_000 };

const question = (site: SitePage) => site.toast('Deze site is vernieuwd');

/** Returns to the tab until it checks for a new version: it begins to do so some time after hydration. */
async function checkForUpdate(page: Page, host: Host) {
  const checks = () => host.requests.filter((path) => path === '/sw.js').length;
  const before = checks();
  await expect(async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(checks()).toBeGreaterThan(before);
  }).toPass({ intervals: [500], ...workerTimeout });
}

/** Deploys another version, and waits until the tab asks whether to take it. */
async function deployUpdate(site: SitePage, host: Host, version: Version) {
  host.deploy(await versionOf(version));
  await checkForUpdate(site.page, host);
  await expect(question(site)).toBeVisible(workerTimeout);
}

/** Waits until a new document is in the place of the marked one. @returns a function that tells if it is still open */
async function expectReload(site: SitePage, isMarkedOpen: () => Promise<boolean>) {
  await expect.poll(() => isMarkedOpen().catch(() => true), workerTimeout).toBe(false);
  const isNewOpen = await site.markDocument();
  await site.hydrated();
  return isNewOpen;
}

/** Reads where the versions differ. */
async function expectVersion(site: SitePage, text: string) {
  await site.item('Opdrachten').click();
  await site.openDialog('Kadewerk');
  await expect(site.dialog.getByText(text)).toBeVisible();
  await site.closeDialog();
}

/** Accepts the new version. The page loads once, and has it, and the draft. */
async function acceptUpdate(site: SitePage, draft: string) {
  const isOldOpen = await site.markDocument();
  await site.page.bringToFront();
  await site.page.getByRole('button', { name: 'Verversen' }).click();
  const isNewOpen = await expectReload(site, isOldOpen);
  await expect(site.field('message')).toHaveValue(draft);
  await expectVersion(site, newText);
  await expect(question(site)).toBeHidden();
  expect(await isNewOpen(), 'the page is loaded once').toBe(true);
}

test('Two tabs take a new version, and no draft is lost', journey, async ({ site, page, context, host }) => {
  await site.installOffline('/');
  await expect(site.toast('')).toHaveCount(0);
  const second = new SitePage(await context.newPage());
  await second.open('/');
  await second.field('message').fill('In het tweede tabblad.');
  await page.bringToFront();
  await site.field('message').fill('In het eerste tabblad.');
  await deployUpdate(site, host, 'update');
  await site.flag('English').click();
  await expect(site.toast('This site is renewed').getByRole('button', { name: 'Later' })).toBeVisible();
  await site.flag('Nederlands').click();
  // The new version is there already.
  await host.stop();
  const isSecondOpen = await second.markDocument();
  await acceptUpdate(site, 'In het eerste tabblad.');
  expect(await isSecondOpen(), 'the second tab decides for itself').toBe(true);
  await acceptUpdate(second, 'In het tweede tabblad.');
});

test('Later leaves the new version until the next tab', engines, async ({ site, page, context, host }) => {
  await site.installOffline('/');
  // A page that came from the worker is not the one of the first session.
  await site.reload();
  await deployUpdate(site, host, 'update');
  await page.getByRole('button', { name: 'Straks' }).click();
  await expect(question(site)).toBeHidden();
  await checkForUpdate(page, host);
  // The scripts of the dialog are those of the old version, which the host has no longer.
  await expectVersion(site, oldText);
  await site.reload();
  await expectVersion(site, oldText);
  await expect(question(site)).toBeHidden();

  const next = new SitePage(await context.newPage());
  await next.open('/');
  await expect(question(next)).toBeVisible();
  await next.field('message').fill('Een paar woorden.');
  await acceptUpdate(next, 'Een paar woorden.');
  // A tab that has taken a version asks about the one after it.
  await deployUpdate(next, host, 'site');
});

test('The kill switch removes the worker and what it has stored', async ({ site, page, host }) => {
  await site.installOffline('/');
  const stored = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  expect(await stored()).not.toEqual([]);
  const isOldOpen = await site.markDocument();
  host.deploy(await versionOf('kill switch'));
  await checkForUpdate(page, host);
  const isNewOpen = await expectReload(site, isOldOpen);
  await expect.poll(stored).toEqual([]);
  await site.visit('Over ons', 'Wie wij zijn');
  expect(await isNewOpen(), 'the page is loaded once').toBe(true);
});
