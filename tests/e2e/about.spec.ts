import { dictionaries, expect, languages, open, test } from './fixtures';

const experience = { en: 'over a decade of experience', nl: 'meer dan tien jaar ervaring' };

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages)
  test.describe(`The about page in ${language}`, () => {
    test.use({ stored: language });
    const words = dictionaries[language];

    test('has a title and an intro that says the company has over a decade of experience', async ({ page }) => {
      await open(page, '/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['about.title']);
      await expect(page.getByText(words['about.intro'])).toBeVisible();
      await expect(page.getByRole('main')).toContainText(experience[language]);
    });

    test('has a mission statement with a quote, four expertise cards, a client-first paragraph and a reputation statement', async ({
      page,
    }) => {
      await open(page, '/about');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words['about.mission.title'] })).toBeVisible();
      await expect(main.getByText(words['about.mission.text'])).toBeVisible();
      await expect(main.getByRole('blockquote')).toHaveText(words['about.mission.quote']);

      const cards = main.getByRole('listitem');
      await expect(cards).toHaveCount(4);
      for (const [index, field] of (['workplace', 'service', 'erp', 'cloud'] as const).entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading')).toHaveText(words[`about.expertise.${field}.title`]);
        await expect(card).toContainText(words[`about.expertise.${field}.text`]);
      }

      await expect(main.getByText(words['about.clientFirst.text'])).toBeVisible();
      await expect(main.getByText(words['about.reputation.text'])).toBeVisible();
    });
  });
