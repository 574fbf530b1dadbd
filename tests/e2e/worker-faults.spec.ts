import type { Page } from '@playwright/test';
import {
  cached,
  countLoads,
  dictionaries,
  expect,
  giveItTime,
  live,
  lookAgain,
  notFoundMessages,
  open,
  test,
  toast,
  touch,
  visitFirst,
  workers,
} from './site';
import { build, dialogOf, dist, inFolder, renameDialog } from './versions';

const words = dictionaries.en;

const warning = /^This site is not available offline|^This version of the site could not be kept/;

/** What the browser itself says of a worker that its host does not have. */
const missingWorker = /^A bad HTTP response code/;

const ready = (page: Page) => toast(page, words['app.readyTitle']);

/** Waits until the console says that the site goes on without its worker. */
const waitForWarning = (page: Page) => page.waitForEvent('console', (message) => warning.test(message.text()));

/** The site does all it can, without its worker. */
async function expectWorkingSite(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: words['nav.portfolio'] }).click();
  await page.getByRole('button', { name: 'Knab' }).click();
  await expect(page.getByRole('dialog', { name: 'Knab' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ready(page)).toBeHidden();
}

test.describe('A host that answers 404 for the not-found page itself', () => {
  test.use({ allowedMessages: notFoundMessages });

  test('does not keep the site from being installed; the page shows offline', async ({ page, host }) => {
    host.answers.set('/404.html', 404);
    await visitFirst(page);
    expect(host.requests).toContain('/404.html');
    await host.stop();
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await live(page);
    await expect(page.getByText(words['notFound.text'])).toBeVisible();
  });
});

test.describe('A site that cannot be installed keeps working and says why in the console:', () => {
  test.use({ allowedMessages: new RegExp(`${warning.source}|${missingWorker.source}`) });

  test('a file to be kept fails', async ({ page, host }) => {
    host.answers.set('/logos/emblems/knab.svg', 500);
    const warned = waitForWarning(page);
    await open(page, '/');
    expect((await warned).type()).toBe('warning');
    host.answers.clear();
    await expectWorkingSite(page);
    expect(await workers(page)).toEqual({ controller: 'none', waiting: 'none' });

    await page.reload();
    await expect(ready(page)).toBeVisible();
  });

  test('the storage is full', async ({ page, context, host }) => {
    const session = await context.newCDPSession(page);
    const quota = { origin: host.address, quotaSize: 20_000 };
    await session.send('Storage.overrideQuotaForOrigin', quota);
    const warned = waitForWarning(page);
    await open(page, '/');
    expect((await warned).type()).toBe('warning');
    await expectWorkingSite(page);
    expect(await workers(page)).toEqual({ controller: 'none', waiting: 'none' });
  });

  test('the worker is not there', async ({ page, host }) => {
    host.answers.set('/sw.js', 404);
    const warned = waitForWarning(page);
    await open(page, '/');
    expect((await warned).type()).toBe('warning');
    await expectWorkingSite(page);
  });

  test('the browser refuses it', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    });
    const warned = waitForWarning(page);
    await open(page, '/');
    expect((await warned).type()).toBe('warning');
    await expectWorkingSite(page);
  });
});

test.describe('A version that cannot be installed', () => {
  test.use({ allowedMessages: warning });

  test('leaves the one before it in charge, which still opens offline', async ({ page, host }) => {
    await visitFirst(page);
    await touch(page);
    const warned = waitForWarning(page);
    await inFolder(async (folder) => {
      renameDialog(folder);
      host.answers.set(dialogOf(folder), 500);
      host.deploy(folder);
    });
    await lookAgain(page);
    expect((await warned).type()).toBe('warning');
    expect(await workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
    await host.stop();
    await page.goto('/portfolio');
    await live(page);
    await page.getByRole('button', { name: 'Knab' }).click();
    await expect(page.getByRole('dialog', { name: 'Knab' })).toBeVisible();
  });
});

test.describe('A part that is gone, in a browser without a worker,', () => {
  test.use({ allowedMessages: /^Failed to load resource: |^TypeError: Failed to fetch/ });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await open(page, '/portfolio');
  });

  const knab = (page: Page) => page.getByRole('button', { name: 'Knab' });

  test('reloads the page once, into the new version', async ({ page, host }) => {
    const loads = countLoads(page);
    await inFolder(async (folder) => {
      renameDialog(folder);
      host.deploy(folder);
    });
    await knab(page).click();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Knab' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('reloads the page no second time where that does not help', async ({ page, host }) => {
    const loads = countLoads(page);
    host.answers.set(dialogOf(dist), 404);
    await knab(page).click();
    await expect.poll(loads).toBe(1);
    await live(page);
    await knab(page).click();
    await expect(page.getByText(words['error.press'])).toBeVisible();
    await giveItTime(page);
    expect(loads()).toBe(1);
  });

  test('does not cost the visitor the page while the server is away', async ({ page, host }) => {
    const loads = countLoads(page);
    await host.stop();
    await knab(page).click();
    await expect(page.getByText(words['error.press'])).toBeVisible();
    expect(loads()).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the kill switch takes the worker and its caches away, and the site goes on', async ({ page, host }) => {
  test.slow();
  await visitFirst(page);
  const loads = countLoads(page);
  await inFolder(async (folder) => {
    host.deploy(await build(folder, { env: { KILL_SWITCH: '1' } }));
  });
  await lookAgain(page);
  await expect.poll(loads).toBe(1);
  await live(page);
  await expect.poll(() => cached(page)).toEqual([]);
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await workers(page)).toEqual({ controller: 'none', waiting: 'none' });

  host.requests.length = 0;
  await page.goto('/about');
  await live(page);
  expect(host.requests).toContain('/about');
  await giveItTime(page);
  await expect(ready(page)).toBeHidden();
  await expectWorkingSite(page);
  expect(loads()).toBe(2);
  await expect.poll(registrations).toBe(0);
});
