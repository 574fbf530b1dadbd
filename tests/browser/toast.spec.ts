import { engines, expect, test } from '../fixtures';
import { status } from '../test-host/host';

test('In every window a toast is whole, and hides no focus', engines, async ({ site, page, host }) => {
  host.answer(/^\/messages$/, status(200));
  for (const [width, height] of [
    [320, 256],
    [360, 800],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await site.open('/');
    await site.sendMessage();
    const toast = site.toast('Bericht verzonden!');
    // Under the pointer it stays.
    await toast.hover();
    // The margin of a toast may be under a scrollbar.
    await expect(toast, `${width} × ${height}`).toBeInViewport({ ratio: 0.95 });
    for (const key of [...Array(4).fill('Tab'), ...Array(8).fill('Shift+Tab')]) await site.press(key);
  }
});

test('A toast follows the language until it is dismissed', engines, async ({ site, page, host }) => {
  host.answer(/^\/messages$/, status(200));
  await site.open('/');
  await site.sendMessage();
  await expect(site.toast('Bericht verzonden!')).toBeVisible();
  await site.flag('English').click();
  await expect(site.toast('Message sent!')).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(site.toast('')).toHaveCount(0);
});
