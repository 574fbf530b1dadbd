import { engines, expect, test } from '../fixtures';
import type { SitePage } from '../site-page';
import { status } from '../test-host/host';

/** Tells if the toast hides what has the focus. */
const isFocusHidden = (site: SitePage) =>
  site.toast('').evaluate((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle > left && middle < right && centre > top && centre < bottom;
  });

for (const [width, height] of [
  [320, 256],
  [640, 400],
  [1280, 800],
] as const)
  test(`At ${width} × ${height} a toast is whole, and hides no focus`, engines, async ({ site, page, host }) => {
    host.answer(/^\/messages$/, status(200));
    await page.setViewportSize({ width, height });
    await site.open('/');
    await site.sendMessage();
    const toast = site.toast('Bericht verzonden!');
    // Under the pointer it stays.
    await toast.hover();
    // The margin of a toast may be under a scrollbar.
    await expect(toast).toBeInViewport({ ratio: 0.95 });
    for (const key of [...Array(4).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await expect.poll(() => isFocusHidden(site), key).toBe(false);
      await page.keyboard.press(key);
    }
    await expect.poll(() => isFocusHidden(site)).toBe(false);
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
