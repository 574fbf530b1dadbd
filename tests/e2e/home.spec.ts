import { sections } from '../../src/routes';
import { dictionaries, languages, leading } from '../content';
import { expect, test } from './fixtures';
import { expectPictures, expectScrolledTo, open } from './page';

for (const language of languages)
  test.describe(`The home page in ${language}`, () => {
    test.use({ stored: language });
    const words = dictionaries[language];

    test('has its sections in order, each at its place below the other, then the footer', async ({ page }) => {
      await open(page, '/');
      const parts = page.locator('main > [id], footer');
      const tops = await parts.evaluateAll((all) => all.map(({ id }) => id));
      expect(tops).toEqual([...sections, '']);
      const positions = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    });

    test('leads from its hero to the services and to the form', async ({ page }) => {
      await open(page, '/');
      const hero = page.locator('#home');
      await hero.getByRole('link', { name: leading(words['hero.learnMore'], words['services.title']) }).click();
      await expectScrolledTo(page, 'services');
      await hero.getByRole('link', { name: leading(words['hero.getStarted'], words['contact.title']) }).click();
      await expectScrolledTo(page, 'contact');
    });

    test('shows every logo of its wall', async ({ page }) => {
      await open(page, '/');
      await expectPictures(page.locator('#clients').getByRole('img'));
    });
  });

test.describe('The wall of logos', () => {
  for (const width of [360, 768, 1280])
    test(`takes its place before it is drawn, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 400 });
      await open(page, '/');
      const wall = page.locator('.logo-wall');
      const height = () => wall.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      const isDrawn = () =>
        wall
          .locator('img')
          .first()
          .evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isDrawn()).toBe(false);
      await page.locator('#clients').scrollIntoViewIfNeeded();
      await expectPictures(wall.getByRole('img'));
      expect(await isDrawn()).toBe(true);
      expect(await height()).toBe(before);
    });

  test('is not asked for by who stays at the start of a phone', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/logos/'))).toEqual([]);
  });

  test('leaves room for the focus ring of its link', async ({ page }) => {
    await open(page, '/');
    const link = page.locator('.logo-wall').getByRole('link');
    await link.focus();
    const room = await link.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const edge = (element.parentElement as Element).getBoundingClientRect();
      const { right, bottom } = element.getBoundingClientRect();
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return Math.min(edge.right - right, edge.bottom - bottom) - ring;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});
