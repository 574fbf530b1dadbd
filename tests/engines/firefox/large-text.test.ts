import { expect, pageTest as test } from '../test';
import { addresses } from '../words';

/** Firefox as people have it who need large letters: none are smaller than 32 px. */
const large = test.extend('start', { scope: 'file' }, () => ({ preferences: { 'font.minimum-size.x-western': 32 } }));

large('Large letters make no page wider than the window', async ({ visitor }) => {
  for (const path of addresses) {
    await visitor.open(path);
    for (const width of [360, 768, 1280]) {
      await visitor.tab.resize(width, 800);
      await visitor.draw();
      const [wide, window] = await visitor.tab.run(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, `${path}, ${width} px`).toBeLessThanOrEqual(window);
    }
  }
});
