import { dictionaries, languages, second } from '../content';
import { expect, test } from './fixtures';
import { expectPage, flag, heading, live } from './page';

test.use({ allowedMessages: /^Failed to load resource: .* 404|^Page not found: \// });

for (const language of languages)
  test.describe(`An unknown path in ${language}`, () => {
    test.use({ stored: language });
    const words = dictionaries[language];

    test('shows our page, with status 404 and a link that leads home, and is not to be found', async ({ page }) => {
      for (const path of ['/nope', '/portfolio/nope', '/About/us.html']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await live(page);
        await expectPage(page, 'not-found', language);
        await expect(page.getByText(words['notFound.text'], { exact: true })).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('nav [aria-current]')).toHaveCount(0);
      }
      await page.getByRole('link', { name: words['notFound.link'], exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).toHaveText(words['hero.title']);
    });
  });

test('The requested path is logged as an error to the console, once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) logged.push(message.text());
  });
  await page.goto('/nope/at?all=1');
  await live(page);
  await flag(page, second).click();
  await expectPage(page, 'not-found', second);
  expect(logged).toEqual(['Page not found: /nope/at']);
});
