import { sections } from '../../src/routes';
import { dictionaries, languages, leading } from './content';
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
