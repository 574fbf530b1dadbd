import { expect, test } from '../test';
import { addresses } from '../words';

/** Firefox as people have it who need large letters: none are smaller than 32 px. */
const large = test.extend('preferences', { scope: 'file' }, () => ({ 'font.minimum-size.x-western': 32 }));

for (const path of addresses)
  large(`Large letters make ${path} no wider than the window`, async ({ visitor }) => {
    await visitor.open(path);
    for (const width of [360, 768, 1280]) {
      await visitor.tab.resize(width, 800);
      await visitor.draw();
      const [wide, window] = await visitor.tab.run(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, `${width} px`).toBeLessThanOrEqual(window);
    }
  });
