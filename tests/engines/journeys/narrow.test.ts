import { expect, test } from '../test';
import { heading } from '../things';
import { flag, otherFlag, otherWords, words } from '../words';

const widths = [320, 360, 390, 600, 768, 1023, 1024, 1280, 1920];

for (const path of ['/', '/portfolio', '/about'])
  test(`Nothing of ${path} is wider than the window, from 320 to 1920 px`, async ({ visitor }) => {
    await visitor.open(path);
    for (const [press, language] of [
      [otherFlag, otherWords],
      [flag, words],
    ] as const) {
      await visitor.tab.resize(1280, 800);
      await visitor.press(press);
      const key = { '/': 'hero.title', '/portfolio': 'portfolio.title', '/about': 'about.title' }[path];
      await expect.poll(() => visitor.read(heading())).toBe(language[key as 'hero.title']);
      for (const width of widths) {
        await visitor.tab.resize(width, 800);
        await expect.poll(() => visitor.tab.run(() => innerWidth)).toBe(width);
        const excess = () => visitor.tab.run(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
      }
    }
  });
