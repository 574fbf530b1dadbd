import type { Page } from '@playwright/test';
import { engines, expect, test, workerTest } from '../fixtures';
import { thanks } from '../site-page';

/** Notes what appears in a live region. @returns reads what was noted */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const announced: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target as Element).closest('[role=status], [role=alert], [aria-live]');
        if (region && region.getAttribute('aria-live') !== 'off')
          for (const { textContent } of addedNodes)
            if (textContent) announced.push(textContent.replaceAll('\u00a0', ' '));
      }
      dataset.announced = JSON.stringify(announced);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.announced ?? '[]'));
}

test('A page is announced by its heading, a language once, by its title', engines, async ({ site, page }) => {
  await site.open('/');
  const announced = await listen(page);
  await site.visit('Opdrachten', 'Ons werk');
  await expect(site.heading).toBeFocused();
  await site.openDialog('Kadewerk');
  await site.closeDialog();
  // This title is not translated into German: it is announced a second time all the same.
  const titles: string[] = [];
  for (const language of ['Deutsch', 'Nederlands']) {
    await site.flag(language).click();
    titles.push('Werk voor klanten – Kolk & Zonen Automatisering');
    await expect.poll(announced, language).toEqual(titles);
  }
});

test('A message that was sent is announced once, and can be read twice', engines, async ({ site, page, host }) => {
  host.answer(/^\/messages$/, (response) => response.end());
  await site.open('/');
  await site.fillForm();
  const announced = await listen(page);
  await site.sendButton.click();
  await expect(site.toast('Bericht verzonden!')).toBeVisible();
  await expect(site.status).toHaveText(thanks);
  expect(await announced()).toEqual([thanks]);
});

test('Under a dialog the page is silent, and names are in their language', async ({ site, page }) => {
  await site.open('/portfolio');
  await expect(site.client('Uferwind')).toHaveAccessibleDescription('2020 – 2021');
  await expect(site.client('Uferwind')).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(site.client('Uferwind').getByText('Uferwind')).toHaveAttribute('lang', 'de');
  await site.openDialog('Uferwind');
  await expect(page.locator('.projects'), 'is read in the dialog alone').toHaveAttribute('aria-hidden', 'true');
  await expect(site.dialog.getByText('Uferwind', { exact: true })).toHaveAttribute('lang', 'de');
  const session = await page.context().newCDPSession(page);
  const roles = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.flatMap(({ ignored, role }) => (ignored ? [] : [role?.value]));
  };
  await expect.poll(roles).not.toContain('banner');
  expect(await roles()).not.toContain('main');
  expect(await roles()).toContain('dialog');
});

test('Back from a dialog to another page gives its heading the focus', engines, async ({ site, page }) => {
  await site.open('/');
  await page.locator('#clients').getByRole('link', { name: 'Kadewerk' }).click();
  await site.expectDialog('Kadewerk');
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  await site.back();
  await expect(site.heading).toBeFocused();
});

workerTest('A toast over a dialog is within reach, once, and gives the focus back', engines, async ({ site, page }) => {
  await site.installOffline('/portfolio');
  await site.openDialog('Kadewerk');
  const offline = site.toast('Geen verbinding');
  // The event of a browser whose connection is gone.
  for (const _ of [1, 2]) await page.evaluate(() => void dispatchEvent(new Event('offline')));
  await expect(offline).toHaveCount(1);
  await page.keyboard.press('Alt+n');
  await page.keyboard.press('Tab');
  await expect(offline.getByRole('button', { name: 'Melding weghalen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offline).toBeHidden();
  await site.expectDialog('Kadewerk');
  await site.closeDialog();
  await expect(site.client('Kadewerk')).toBeFocused();
});
