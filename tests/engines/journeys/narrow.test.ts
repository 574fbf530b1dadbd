import { routes } from '../../../src/routes';
import { expect, pageTest as test } from '../test';
import { addressIn, first, second } from '../words';

const widths = [320, 360, 390, 600, 768, 800, 1023, 1024, 1280, 1920];

test('Nothing is wider than the window, from 320 to 1920 px, on any page and in any language', async ({ visitor }) => {
  for (const language of [first, second])
    for (const { path, page } of routes) {
      await visitor.open(addressIn(path, language));
      await visitor.shows(page, language);
      for (const width of widths) {
        await visitor.tab.resize(width, 800);
        await expect.poll(() => visitor.tab.run(() => innerWidth)).toBe(width);
        const excess = () => visitor.tab.run(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
      }
    }
});
