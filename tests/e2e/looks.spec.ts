import { clientKeys } from '../../src/content/clients';
import { addressOf, routes } from '../../src/routes';
import { client, first, languages, second, timeline } from '../content';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { contrastsIn } from './measures';
import { dialog, emblem, flag, heading, open, openDialog, scrollTo, widen } from './page';

// Scrollbars take room, as they do for most visitors with a mouse.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

for (const scheme of ['light', 'dark'] as const)
  test.describe(`On a ${scheme} screen`, () => {
    test.use({ colorScheme: scheme, bypassCSP: true });
    test.beforeEach(({ page }) => measureColours(page));

    test('every logo of the wall and every emblem can be told from its ground', async ({ page }) => {
      for (const [path, pictures, count] of [
        ['/', page.locator('#clients img'), clientKeys.length],
        ['/portfolio', page.getByRole('main').locator('ol img'), timeline.length],
      ] as const) {
        await open(page, path);
        await expect(pictures).toHaveCount(count);
        // Far from the window the wall is not drawn.
        await page.addStyleTag({ content: '.logo-wall { content-visibility: visible !important; }' });
        const contrasts = await contrastsIn(pictures);
        for (const [index, contrast] of contrasts.entries())
          expect.soft(contrast, `${await pictures.nth(index).getAttribute('src')}`).toBeGreaterThanOrEqual(3);
        // An emblem is drawn in white.
        const grounds = await page
          .locator('.timeline-logo')
          .evaluateAll((all) => all.map((ground) => window.contrast(ground, 'rgb(255, 255, 255)')));
        expect(grounds.filter((contrast) => contrast < 3)).toEqual([]);
      }
    });

    test('the flag of the language in use is marked, and no other', async ({ page }) => {
      for (const language of [first, second]) {
        await open(page, addressOf('/about', language));
        for (const code of languages) {
          const edge = await flag(page, code).evaluate((element) =>
            window.contrast(element, getComputedStyle(element).borderBottomColor, element.parentElement),
          );
          if (code === language) expect(edge, `${code} in ${language}`).toBeGreaterThanOrEqual(3);
          else expect(edge, `${code} in ${language}`).toBeLessThan(1.5);
        }
      }
    });
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar covers what is scrolled under it', async ({ page }) => {
    for (const width of [360, 1280]) {
      await widen(page, width);
      await page.goto('/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const bar = page.getByRole('banner');
      await expect(bar).toBeInViewport();
      await expect(bar).toHaveCSS('background-color', /^rgb\(/);
      await expect(bar).toHaveCSS('opacity', '1');
    }
  });
});

test('On paper a page is black on white, without bar, form and drawings, and with every project', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of routes) {
    await open(page, path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('svg, form, button').filter({ visible: true })).toHaveCount(0);
    await expect(heading(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await page.goto('/portfolio');
  for (const { client } of timeline) await expect(page.locator(`section#${client}`)).toBeVisible();
});

test('The page does not move when a dialog opens or closes, and neither does the bar', async ({ page }) => {
  await open(page, '/portfolio');
  await scrollTo(page, 200);
  const width = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(width, 'the room of the scrollbar').toBeGreaterThan(5);
  const places = async () => [
    await emblem(page, client).boundingBox(),
    await flag(page, second).boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ];
  const before = await places();
  await openDialog(page, client);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await places()).toEqual(before);
});
