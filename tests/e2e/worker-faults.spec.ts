import type { Page } from '@playwright/test';
import { emblemOf } from '../../src/content/clients';
import { client, dictionaries, first, second, timeline } from '../content';
import { faults } from '../host/faulty-host';
import { build, dialogOf, inFolder, renameDialog } from '../host/versions';
import { test as onFaultyHost } from './faulty-site';
import { expect } from './fixtures';
import { countLoads, dialog, emblem, expectPage, flag, giveItTime, item, live, open } from './page';
import { cached, lookAgain, notFoundMessages, test, toast, touch, visitFirst, workers } from './site';

const words = dictionaries[first];

const warning = /^This site is not available offline|^This version of the site could not be kept/;

/** Waits until the console says that the site goes on without its worker. */
const waitForWarning = (page: Page) => page.waitForEvent('console', (message) => warning.test(message.text()));

/** A picture that is kept for offline use. */
const [picture = ''] = timeline.map(({ client }) => emblemOf(client));

/** The site does all it can, without its worker. */
async function expectWorkingSite(page: Page) {
  await item(page, words['nav.portfolio']).click();
  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await flag(page, second).click();
  await expectPage(page, 'portfolio', second);
  await flag(page, first).click();
  await expect(toast(page, words['app.readyTitle'])).toBeHidden();
  expect(await workers(page)).toEqual({ controller: 'none', waiting: 'none' });
}

onFaultyHost.describe(
  'A site that cannot be installed keeps working, says why, and is installed at the next visit:',
  () => {
    onFaultyHost.use({
      serviceWorkers: 'allow',
      allowedMessages: new RegExp(
        `${warning.source}|^Failed to load resource|bad HTTP response|unsupported MIME|bad-precaching-response|An unknown error occurred when fetching the script`,
      ),
    });

    /** Expects that the site works without its worker, and with it once the fault is mended. */
    const expectInstalledLater = async (page: Page, mend: () => unknown) => {
      await expectWorkingSite(page);
      await mend();
      await open(page, '/');
      await expect.poll(() => workers(page)).toMatchObject({ controller: 'activated' });
    };

    for (const [file, fault] of [
      [/^\/sw\.js$/, 'missing'],
      [/^\/sw\.js$/, 'a page instead'],
      [/^\/sw\.js$/, 'truncated'],
      [new RegExp(picture), 'missing'],
    ] as const)
      onFaultyHost(`${file.source} is ${fault}`, async ({ page, host }) => {
        host.spoil(file, faults[fault]);
        const warned = waitForWarning(page);
        await open(page, '/');
        expect((await warned).type()).toBe('warning');
        await expectInstalledLater(page, () => host.mend());
      });

    onFaultyHost('the browser refuses it', async ({ page }) => {
      await page.addInitScript(() => {
        if (!sessionStorage.getItem('agreed'))
          ServiceWorkerContainer.prototype.register = () =>
            Promise.reject(new DOMException('Refused', 'SecurityError'));
      });
      const warned = waitForWarning(page);
      await open(page, '/');
      expect((await warned).type()).toBe('warning');
      await expectInstalledLater(page, () => page.evaluate(() => sessionStorage.setItem('agreed', 'yes')));
    });

    onFaultyHost('the storage is full', async ({ page, context, host }) => {
      const session = await context.newCDPSession(page);
      const origin = host.address;
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
      const warned = waitForWarning(page);
      await open(page, '/');
      expect((await warned).type()).toBe('warning');
      await expectInstalledLater(page, () => session.send('Storage.overrideQuotaForOrigin', { origin }));
    });

    onFaultyHost('it is killed meanwhile', async ({ page, host, context }) => {
      let asked = () => {};
      const waiting = new Promise<void>((resolve) => {
        asked = resolve;
      });
      // The file never comes.
      host.spoil(new RegExp(picture), () => asked());
      await open(page, '/about');
      await waiting;
      const session = await context.newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await expectPage(page, 'about');
      host.mend();
      await open(page, '/about');
      await expect.poll(() => workers(page)).toMatchObject({ controller: 'activated' });
    });
  },
);

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
    await expectPage(page, 'not-found');
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
    await open(page, '/portfolio');
    await emblem(page, client).click();
    await expect(dialog(page)).toBeVisible();
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

  host.requests.length = 0;
  await open(page, '/about');
  expect(host.requests).toContain('/about');
  await giveItTime(page);
  await expectWorkingSite(page);
  expect(loads()).toBe(2);
  await expect.poll(registrations).toBe(0);
});
