import { expect, test } from '../fixtures';
import { axeRules, findAxeViolations, findLayoutIssues, findMissingFocusRings, setTextSize } from '../measures';
import { wide } from '../site-page';
import { expectedMessages, openState, statesOf } from '../states';

const states = [...statesOf('kadewerk'), { name: 'workshop', path: '/werkplaats', part: 'main' }];

test.describe('Everyone can use', () => {
  // The policy refuses the script of axe.
  test.use({ bypassCSP: true, allowedMessages: expectedMessages });

  for (const state of states)
    test(`the state "${state.name}": by ear, by keyboard, at 400 % and with text twice as large`, async ({
      site,
      page,
    }) => {
      const width = state.width ?? wide;
      await site.setWidth(width);
      await openState(site, state);
      for (const [colorScheme, rules] of [
        ['light', axeRules],
        ['dark', ['color-contrast-enhanced']],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findAxeViolations(page, rules), colorScheme).toEqual([]);
        expect.soft(await findMissingFocusRings(page.locator(state.part)), `no ring, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await findLayoutIssues(page), 'at 400 %').toEqual([]);
      await setTextSize(page, 32);
      for (const windowWidth of [320, width]) {
        await site.setWidth(windowWidth);
        expect.soft(await findLayoutIssues(page), `large text, ${windowWidth} px`).toEqual([]);
      }
    });
});

test('With more contrast, quiet text is as dark as the rest', async ({ site, page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await site.open('/');
  const ink = await site.heading.evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.getByText('Van waterschap tot rederij.')).toHaveCSS('color', ink);
});

test('In forced colours, controls have borders, and marks do not need a colour', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/');
  const controls = page.locator('.button-solid, .button-line, .contact-form :is(input, textarea), .logo-grid-link');
  for (const control of await controls.filter({ visible: true }).all())
    await expect.soft(control).toHaveCSS('border-top-style', 'solid');
  await expect(site.item('Begin')).toHaveCSS('text-decoration-line', 'underline');
  await expect(site.item('Over ons')).not.toHaveCSS('text-decoration-line', 'underline');
  // Forced colours show a transparent border, too.
  const canvas = 'rgb(255, 255, 255)';
  await expect(site.flag('Nederlands')).not.toHaveCSS('border-top-color', canvas);
  await expect(site.flag('Deutsch')).toHaveCSS('border-top-color', canvas);
  await site.open('/portfolio');
  await site.openDialog('Kadewerk');
  await expect(site.dialog).toHaveCSS('border-top-style', 'solid');
});
