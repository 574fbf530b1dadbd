import { expect, test } from '../fixtures';
import { languages } from '../site-content';
import { wide } from '../site-page';
import { isAsDelivered } from '../specification';
import { measureColours, mistakes, setText, unringed, violations } from './measures';
import { expectedMessages, reach, states } from './states';

/** The distances that WCAG 1.4.12 lets a visitor ask for. */
const spaced = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-bottom:2em!important}`;

// axe is a script from outside, and the visitor's own style a sheet from outside, which the policy would refuse.
test.use({ bypassCSP: true, allowedMessages: expectedMessages });
test.beforeEach(measureColours);

for (const [turn, state] of states.entries())
  test(`The state "${state.name}" can be used by everybody`, async ({ site, page }) => {
    const width = state.narrow ? 320 : wide;
    await state.prepare?.(site);
    for (const [index, language] of languages.entries()) {
      const check = async (how: string, ...widths: number[]) => {
        for (const width of widths) {
          await site.setWidth(width);
          expect.soft(await mistakes(page), `${language}, ${how}, ${width} px`).toEqual([]);
        }
      };
      // From one language to the next, the schemes change places.
      const [colorScheme, other] = (turn + index) % 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      await page.emulateMedia({ colorScheme });
      await site.setWidth(width);
      await reach(site, state, language);
      const part = page.locator(state.part);
      if (isAsDelivered) await expect.soft(part).toMatchAriaSnapshot({ name: `${state.name}-${language}.aria.yml` });
      expect.soft(await violations(page), `rules of axe, ${language}, ${colorScheme}`).toEqual([]);
      expect.soft(await unringed(part), `no ring around it, ${language}, ${colorScheme}`).toEqual([]);

      await check(colorScheme, width);
      await page.emulateMedia({ colorScheme: other });
      await check(other, 320);
      await setText(page, 32);
      await check('text of 200 %', 320, width);
      await setText(page, 16);
      if ((turn + index) % 2) {
        // A zoom of 400 %.
        await page.setViewportSize({ width: 320, height: 256 });
        expect.soft(await mistakes(page), `${language}, 400 %`).toEqual([]);
        await page.addStyleTag({ content: spaced });
        await check('spaced', 320, width);
      }
    }
  });
