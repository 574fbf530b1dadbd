import { expect, flag, live, test } from './fixtures';

const words = {
  en: ['404', 'Oops! Page not found', 'Return to Home'],
  nl: ['404', 'Oeps! Pagina niet gevonden', 'Terug naar de startpagina'],
} as const;

const paths = ['/nope', '/portfolio/nope', '/About/us.html'];

test.use({ allowedMessages: /^Failed to load resource: .* 404|^Page not found: \// });

for (const language of ['en', 'nl'] as const) {
  const [title, text, link] = words[language];

  test.describe(`An unknown path in ${language}`, () => {
    test.use({ stored: language });

    test(`shows "${title}", the text "${text}", and a link "${link}" pointing to /, with status 404`, async ({
      page,
    }) => {
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await live(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', '/');
        await expect(page).toHaveURL(path);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('#contact')).toBeVisible();
    });
  });
}

test('The requested path is logged as an error to the console, once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) logged.push(message.text());
  });
  await page.goto('/nope/at?all=1');
  await live(page);
  await flag(page, 'nl').click();
  await expect(page.getByText(words.nl[1])).toBeVisible();
  expect(logged).toEqual(['Page not found: /nope/at']);
});
