import type { Page } from '@playwright/test';
import { engines, expect, hostedTest, test } from '../fixtures';
import { clientName, mainLanguage, otherLanguage, words } from '../site-content';
import { type SitePage, thanks, typed } from '../site-page';

/** Notes what comes into a place from which screen readers speak. @returns reads what was noted */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const spoken: string[] = [];
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=status], [role=alert], [aria-live]');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          // Orca goes by the place into which something comes.
          const region = regionOf(target);
          if (region && region.getAttribute('aria-live') !== 'off' && node.textContent) spoken.push(node.textContent);
        }
      dataset.spoken = JSON.stringify(spoken);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.spoken ?? '[]'));
}

/** How something looks that can be read: as large as any text. */
const large = ['font-size', /^(1[3-9]|[2-9]\d)/] as const;

test('A message that was sent is spoken of once, and can be read', engines, async ({ site, page }) => {
  await site.open('/');
  await site.sendButton().click();
  await expect(page.getByText(words['contact.nameMissing'])).toHaveCSS(...large);
  await site.fillForm();
  const spoken = await listen(page);
  await site.sendButton().click();
  await expect(page.getByText(words['contact.sentTitle'], { exact: true })).toHaveCSS(...large);
  await expect(site.status.getByText(thanks())).toHaveCSS(...large);
  expect(await spoken()).toEqual([thanks()]);
});

test('A page is told by its heading, a language by the new title', engines, async ({ site, page }) => {
  await site.open('/');
  const spoken = await listen(page);
  for (const name of ['about', 'portfolio'] as const) {
    await site.visit(name);
    await expect(site.heading).toBeFocused();
  }
  await site.openDialog(clientName);
  await site.closeDialog();
  // A title would be told half a second later.
  await page.waitForTimeout(1000);
  expect(await spoken()).toEqual([]);
  // This page may have one title in both languages: it is told all the same.
  const titles: string[] = [];
  for (const language of [otherLanguage, mainLanguage]) {
    await site.switchTo(language, 'portfolio');
    titles.push(await page.title());
    await expect.poll(spoken).toEqual(titles);
  }
});

/** What the browser says when the connection is gone. */
const loseConnection = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('offline')));

const offline = (site: SitePage) => site.toast(words['app.offlineTitle']);
const close = (site: SitePage) => offline(site).getByRole('button', { name: words['toast.close'] });

hostedTest('A toast over the dialog is within reach, and gives the focus back', engines, async ({ site, page }) => {
  await site.visitFirst('/portfolio');
  await site.openDialog(clientName);
  await loseConnection(page);
  await close(site).click();
  await expect(offline(site)).toBeHidden();
  await expect(site.dialog).toBeVisible();
  await loseConnection(page);
  await expect(offline(site)).toBeVisible();
  await page.keyboard.press('Alt+n');
  await page.keyboard.press('Tab');
  await expect(close(site)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offline(site)).toBeHidden();
  await site.expectDialog(clientName);
  await site.closeDialog();
  await expect(site.clientLink(clientName)).toBeFocused();
});

hostedTest('News is told once, and toasts stand one above the other', async ({ site, page }) => {
  const sent = site.toast(words['contact.sentTitle']);
  await site.visitFirst('/');
  await site.fillInSilence(typed);
  await site.field('name').focus();
  await page.keyboard.press('Enter');
  await expect(sent).toBeVisible();
  for (const _ of [1, 2, 3]) await loseConnection(page);
  await expect(offline(site)).toHaveCount(1);
  await expect(offline(site)).toContainText(words['app.offlineText']);
  await expect(async () => {
    const [older, newer] = [await sent.boundingBox(), await offline(site).boundingBox()];
    // The newer one is nearer to the edge of the window.
    expect((older?.y ?? 0) + (older?.height ?? 0)).toBeLessThan(newer?.y ?? 0);
  }).toPass({ timeout: 4000 });
  await expect(offline(site)).toBeHidden();
  await expect(sent).toBeHidden();
  for (const leave of ['Enter', 'Escape']) {
    await site.fillInSilence(typed);
    await site.field('name').focus();
    await page.keyboard.press('Enter');
    await expect(sent).toBeVisible();
    await page.keyboard.press('Alt+n');
    await page.keyboard.press('Tab');
    await expect(sent.getByRole('button')).toBeFocused();
    await page.keyboard.press(leave);
    await expect(sent).toBeHidden();
    await expect(site.field('name')).toBeFocused();
  }
});
