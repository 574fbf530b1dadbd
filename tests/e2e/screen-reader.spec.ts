import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { dictionaries, expect, flag, languages, open, test } from './fixtures';
import { faults, fillForm, reach, states } from './states';

/** The pages, and what else replaces or covers one. */
const views = states.filter(({ name }) => !['menu', 'errors', 'toast'].includes(name));

/** The headings of a page by level, in their order. */
const outline = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true]'))
        .map(({ tagName }) => Number(tagName[1])),
    );

/** Notes everything that is put into a live region from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.spoken = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = [...addedNodes].map((node) => node.textContent).join(' ');
        if (element?.closest('[role=status], [role=alert], [aria-live]'))
          window.spoken.push(text || (target.textContent ?? ''));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const spoken = (page: Page) => page.evaluate(() => window.spoken);

declare global {
  interface Window {
    spoken: string[];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: faults });

for (const language of languages) {
  const words = dictionaries[language];

  test.describe(`In ${language}`, () => {
    for (const view of views)
      test(`the tree of "${view.name}" is the one that was reviewed`, async ({ page }) => {
        await view.prepare?.(page);
        await reach(page, view, language);
        await expect(page.locator('body')).toMatchAriaSnapshot({
          name: `${view.name}-${language}.aria.yml`,
        });
      });

    test('every page has one level-one heading, skips no level, and has its landmarks once', async ({ page }) => {
      for (const view of views.filter(({ act, prepare }) => !act && !prepare)) {
        await reach(page, view, language);
        const levels = await outline(page);
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        for (const [index, level] of levels.entries())
          expect(level, `${view.name}: ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        await expect(page.getByRole('navigation', { name: words['nav.label'] })).toHaveCount(1);
      }
    });

    test('the dialog is named by its client and described by its count', async ({ page }) => {
      await open(page, `/portfolio?lang=${language}`);
      await page.getByRole('button', { name: 'Gemeente Gouda' }).click();
      const dialog = page.getByRole('dialog', { name: 'Gemeente Gouda', exact: true });
      await expect(dialog).toHaveAccessibleDescription(`1 ${words['portfolio.project']}`);
      // What lies under it is out of reach.
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('main')).toHaveCount(0);
    });

    test('a message is put into a polite region that is there before it, once', async ({ page }) => {
      await open(page, `/?lang=${language}`);
      await listen(page);
      await page.evaluate(() => {
        new MutationObserver(() => {
          const region = document.querySelector('[aria-live=polite]');
          if (!region) return;
          const { dataset } = document.documentElement;
          dataset.region ??= String(performance.now());
          if (region.textContent) dataset.message ??= String(performance.now());
        }).observe(document.body, { childList: true, subtree: true });
      });
      await fillForm(page, language);
      await page.getByRole('button', { name: words['contact.send'] }).click();
      const message = page.getByRole('status').filter({ hasText: words['contact.sentTitle'] });
      await expect(message).toHaveAccessibleName(words['contact.sentTitle']);
      await expect(message).toHaveAccessibleDescription(words['contact.sentText']);
      const { region, message: shown } = await page.evaluate(() => ({
        ...document.documentElement.dataset,
      }));
      expect(Number(shown) - Number(region), 'ms of the empty region').toBeGreaterThan(100);
      const said = (await spoken(page)).filter((text) => text.includes(words['contact.sentTitle']));
      expect(said).toHaveLength(1);
    });
  });
}

test('A page that was opened is announced once, by its heading', async ({ page }) => {
  await open(page, '/');
  await listen(page);
  for (const [name, title] of [
    ['Portfolio', `Portfolio – ${company.name}`],
    ['About us', `About us – ${company.name}`],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
  expect(await spoken(page)).toEqual([]);
});

test('A change of language is announced once, in the new language', async ({ page }) => {
  await open(page, '/about');
  await listen(page);
  for (const language of ['nl', 'en'] as const) {
    await flag(page, language).click();
    await expect(page.getByRole('status')).toHaveText(dictionaries[language]['nav.languageChanged']);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(await spoken(page)).toEqual([dictionaries.nl['nav.languageChanged'], dictionaries.en['nav.languageChanged']]);
});

test('Each flag says its language in that language, and which is active', async ({ page }) => {
  await open(page, '/');
  const expectActive = async (active: string) => {
    for (const language of languages) {
      await expect(flag(page, language)).toHaveAttribute('lang', language);
      await expect(flag(page, language)).toHaveAttribute('aria-pressed', String(language === active));
    }
  };
  await expectActive('en');
  await flag(page, 'nl').click();
  await expectActive('nl');
});

test('The navigation says where the visitor is', async ({ page }) => {
  const current = page.locator('nav [aria-current]');
  await open(page, '/');
  await expect(current).toHaveText('Home');
  await expect(current).toHaveAttribute('aria-current', 'location');
  await open(page, '/portfolio');
  await expect(current).toHaveText('Portfolio');
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('The button of the menu says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  // The browser itself derives it from the popover; no attribute says so.
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(expanded).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(expanded).toBe(true);
});

test('Every drawing is silent, and every picture either speaks or is meant not to', async ({ page }) => {
  for (const path of ['/', '/portfolio', '/about']) {
    await open(page, path);
    await expect(page.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  }
});

test('Each client of the timeline says its year, also to whoever comes by the Tab key', async ({ page }) => {
  await open(page, '/portfolio');
  const clients = page.getByRole('list', { name: 'Clients, newest first' }).getByRole('button');
  const years = [2022, 2022, 2021, 2021, 2021, 2020, 2018, 2018, 2018, 2018, 2017, 2017, 2017];
  for (const [index, year] of years.entries())
    await expect(clients.nth(index)).toHaveAccessibleDescription(String(year));
});

for (const [language, names] of [
  ['en', ['Gemeente Gouda', 'Stichting Lezen en Schrijven', 'GGD GHOR Nederland']],
  ['nl', ['Tata Consultancy Services', 'Royal Haskoning DHV', 'Royal Aware', 'Shell', 'DO-IT']],
] as const)
  test(`In ${language}, what is in the other language is marked as such`, async ({ page }) => {
    const other = language === 'en' ? 'nl' : 'en';
    await open(page, `/?lang=${language}`);
    for (const name of names) await expect(page.getByRole('img', { name })).toHaveAttribute('lang', other);
    // The street is in the Netherlands, whatever the language.
    await expect(page.locator('#contact dd').last()).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('contentinfo').locator('address').first()).toHaveAttribute('lang', 'nl');

    await open(page, `/portfolio?lang=${language}`);
    for (const name of names) await expect(page.getByRole('main').getByText(name)).toHaveAttribute('lang', other);
    await page.getByRole('button', { name: names[0] }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(names[0], { exact: true })).toHaveAttribute('lang', other);
    for (const technology of await dialog.getByRole('listitem').all())
      await expect(technology).toHaveAttribute('lang', 'en');
  });

test('Every field says what it is for, and what is wrong in words', async ({ page }) => {
  await open(page, '/');
  const form = page.locator('form');
  await expect(form.getByText(dictionaries.en['contact.required'])).toBeVisible();
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  const email = form.getByRole('textbox', { name: 'Email', exact: true });
  const message = form.getByRole('textbox', { name: 'Message', exact: true });
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('inputmode', 'email');
  for (const field of [name, email, message]) {
    await expect(field).toHaveAttribute('required');
    await expect(field).not.toHaveAttribute('placeholder');
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await form.getByRole('button').click();
  for (const field of [name, email, message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Please .*\.$/);
  }
});
