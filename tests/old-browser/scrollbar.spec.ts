import { expect, test } from '../fixtures';
import { clientName, otherLanguage } from '../site-content';

// Scrollbars take room, as they do for most visitors with a mouse.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('The page does not move when a dialog opens or closes, and neither does the header', async ({ site, page }) => {
  await site.open('/portfolio');
  await site.scrollTo(200);
  const width = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(width, 'the room of the scrollbar').toBeGreaterThan(5);
  // Under the dialog none of them has a role.
  const parts = ['main ol a', `header [hreflang=${otherLanguage}]`, 'footer'].map((part) => page.locator(part).first());
  const places = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await places();
  await site.openDialog(clientName);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  expect(await places()).toEqual(before);
});
