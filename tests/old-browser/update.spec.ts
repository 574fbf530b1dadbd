import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { engines, expect, journey, hostedTest as test } from '../fixtures';
import { clientName, dictionaries, mainLanguage, otherLanguage, words } from '../site-content';
import { SitePage } from '../site-page';
import { type Host, status } from '../test-host/host';
import { dist, newText, oldText, precacheOf, versionOf } from '../test-host/versions';

const next = await versionOf('update with endpoint');

test.describe.configure({ timeout: 120_000 });

// What the engines say of a look for a new version while the host is away.
test.use({
  allowedMessages:
    /^React error|MIME type|404|sw\.js load failed|Failed to (load|update)|^Error|ERR_CONNECTION_REFUSED/,
});

const question = (site: SitePage, language = mainLanguage) => site.toast(dictionaries[language]['app.newTitle']);
const message = (site: SitePage) => site.field('message');

/** A busy browser takes up to half a minute to put a worker in charge. */
const patience = { timeout: 40_000 };

/** Comes back to the tab until it looks for a new version: it begins to do so some time after hydration. */
async function lookAgain(page: Page, host: Host) {
  const looks = () => host.requests.filter((path) => path === '/sw.js').length;
  const before = looks();
  await expect(async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(looks()).toBeGreaterThan(before);
  }).toPass({ intervals: [500], ...patience });
}

/** Looks where the versions differ. */
async function expectText(site: SitePage, sentence: string) {
  await site.item(words['nav.portfolio']).click();
  await site.openDialog(clientName);
  await expect(site.dialog.getByText(sentence)).toBeVisible();
}

/** Does to a document what some hosts do: no email address in it can be read until a script of theirs has run. */
const scrambleEmail = (document: string) =>
  document
    .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#54"')
    .replaceAll(`>${company.email}<`, '><span class="__cf_email__" data-cfemail="54">[email&#160;protected]</span><')
    .replace('</body>', '<script data-cfasync="false" src="/cdn-cgi/email-decode.min.js"></script></body>');

/** Whether a worker is being installed, or waits. */
const hasNewWorker = async () => {
  const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return Boolean(installing ?? waiting);
};

/**
 * Waits until another document has taken the place of the marked one.
 * @returns a function that tells whether the new one is still there
 */
async function expectReload(site: SitePage, isMarked: () => Promise<boolean>) {
  await expect.poll(() => isMarked().catch(() => true), patience).toBe(false);
  const isNewStillThere = await site.markDocument();
  await site.hydrated();
  return isNewStillThere;
}

/** Agrees to the new version. The page loads once and has it, and the text that was typed. */
async function acceptUpdate(site: SitePage, draft: string) {
  const { page } = site;
  const isMarked = await site.markDocument();
  await page.bringToFront();
  await page.getByRole('button', { name: words['app.reload'] }).click();
  const isStillThere = await expectReload(site, isMarked);
  await expect(message(site)).toHaveValue(draft);
  await expectText(site, newText);
  await expect(question(site)).toBeHidden();
  expect(await isStillThere()).toBe(true);
}

test('A new version is taken by Reload, and no draft is lost', journey, async ({ site, page, context, host }) => {
  await site.visitFirst('/');
  const other = new SitePage(await context.newPage());
  await other.open('/');
  await message(other).fill('From the other tab');
  await page.bringToFront();
  await message(site).fill('From this tab');
  host.requests.length = 0;
  host.deploy(next);
  await lookAgain(page, host);
  await expect(question(site)).toBeVisible(patience);
  // Nothing is fetched but the worker and what differs.
  const old = precacheOf(dist).map((entry) => JSON.stringify(entry));
  const changed = precacheOf(next).filter((entry) => !old.includes(JSON.stringify(entry)));
  const asked = host.requests.filter((path) => path !== '/sw.js');
  expect(asked.sort()).toEqual(changed.map(({ url }) => url).sort());

  await site.flag(otherLanguage).click();
  await expect(question(site, otherLanguage)).toBeVisible();
  await expect(page.getByRole('button', { name: dictionaries[otherLanguage]['app.later'] })).toBeVisible();
  await site.flag(mainLanguage).click();
  await expect(question(site)).toBeVisible();
  await host.stop();
  const isMarked = await other.markDocument();
  await acceptUpdate(site, 'From this tab');
  expect(await isMarked()).toBe(true);
  await acceptUpdate(other, 'From the other tab');
});

test('A toast that stays does not hide what has the focus (WCAG 2.4.11)', engines, async ({ site, page, host }) => {
  await site.visitFirst('/portfolio');
  host.deploy(next);
  await lookAgain(page, host);
  await expect(question(site)).toBeVisible(patience);
  await page.setViewportSize({ width: 1000, height: 700 });
  const toast = page.locator('.toast');
  for (const open of [false, true]) {
    if (open) await site.openDialog(clientName);
    else await page.getByRole('main').focus();
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press('Tab');
      if (await toast.evaluate((element) => element.contains(document.activeElement))) break;
      await expect.poll(site.isFocusHidden, String(count)).toBe(false);
    }
  }
});

test('Later leaves a new version until the next tab', engines, async ({ site, page, context, host }) => {
  await site.visitFirst('/');
  // A page that the worker served hears of an update in another way than the page of the first visit.
  await site.reload();
  await site.heading.click();
  host.deploy(next);
  await lookAgain(page, host);
  await expect(question(site)).toBeVisible(patience);
  host.requests.length = 0;
  await page.getByRole('button', { name: words['app.later'] }).click();
  await expect(question(site)).toBeHidden();
  await lookAgain(page, host);
  await expectText(site, oldText);
  await expect(question(site)).toBeHidden();
  expect(host.requests.filter((path) => path !== '/sw.js')).toEqual([]);

  const other = new SitePage(await context.newPage());
  await other.open('/');
  await expect(question(other)).toBeVisible();
  await message(other).fill('A few words');
  await acceptUpdate(other, 'A few words');
});

test('A version in the middle of a deploy is refused, and taken later', engines, async ({ site, page, host }) => {
  await site.visitFirst('/');
  // The file that differs is still the old one.
  const late = host.read('portfolio.html');
  host.answer(/^\/portfolio\.html/, status(200, { 'Content-Type': 'text/html' }, late));
  // The first visit has asked for it, too.
  host.requests.length = 0;
  host.deploy(next);
  await lookAgain(page, host);
  await expect.poll(() => host.requests.includes('/portfolio.html'), patience).toBe(true);
  await expect.poll(() => page.evaluate(hasNewWorker), patience).toBe(false);
  await host.stop();
  await site.reload();
  await expectText(site, oldText);

  await host.start();
  host.mend();
  await lookAgain(page, host);
  await expect(question(site)).toBeVisible(patience);
  await site.closeDialog();
  await page.getByRole('button', { name: words['app.reload'] }).click();
  await expect(site.dialog).toBeHidden();
  await expect(async () => expectText(site, newText)).toPass(patience);
});

test('A host may rewrite documents: copy and updates come', engines, async ({ site, page, host }) => {
  const scramble = () => {
    for (const { url } of precacheOf(dist).filter((entry) => entry.url.endsWith('.html')))
      host.add(url, scrambleEmail(host.read(url)));
  };
  scramble();
  await site.visitFirst('/');
  await host.stop();
  await site.open('/about');
  await site.visit('home');
  await expect(page.getByRole('main').getByRole('link', { name: company.email })).not.toHaveCount(0);
  await message(site).fill('A few words');

  await host.start();
  host.deploy(next);
  scramble();
  await lookAgain(page, host);
  await expect(question(site)).toBeVisible(patience);
  await acceptUpdate(site, 'A few words');
});

test('The kill switch takes the worker and what it kept away', async ({ site, page, host }) => {
  const killSwitch = await versionOf('kill switch');
  await site.visitFirst('/');
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  expect(await kept()).not.toEqual([]);
  const isMarked = await site.markDocument();
  host.deploy(killSwitch);
  await lookAgain(page, host);
  const isStillThere = await expectReload(site, isMarked);
  await expect.poll(kept).toEqual([]);
  await site.visit('about');
  expect(await isStillThere()).toBe(true);
  host.requests.length = 0;
  await site.open('/portfolio');
  expect(host.requests).toContain('/portfolio');
  await expect.poll(() => host.requests).toContain('/sw.js');
  await expect.poll(kept).toEqual([]);
});
