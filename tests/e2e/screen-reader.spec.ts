import type { Locator, Page } from '@playwright/test';
import { type Client, clients } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { engagementYear } from '../../src/content/engagements';
import { client, dictionaries, first, languages, second, timeline } from '../content';
import { numbers } from '../specification';
import { expect, test } from './fixtures';
import { field, fillForm, send } from './form';
import { dialog, emblem, expectPage, flag, heading, item, open } from './page';
import { faults, reach, states } from './states';
import { treeOf } from './trees';

/** The pages, and what else replaces or covers one. */
const views = states.filter(({ name }) => !['menu', 'dialog', 'errors', 'toast'].includes(name));

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

test.use({ allowedMessages: faults });

for (const language of languages) {
  const words = dictionaries[language];

  test.describe(`In ${language}`, () => {
    for (const view of views)
      test(`the tree of "${view.name}" is the one that was reviewed`, async ({ page }) => {
        await view.prepare?.(page);
        await reach(page, view, language);
        await expect(page.locator('body')).toMatchAriaSnapshot(treeOf(view.name, language));
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
      await send(page, language).click();
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
  for (const name of ['portfolio', 'about'] as const) {
    await item(page, dictionaries[first][`nav.${name}`]).click();
    await expect(heading(page)).toBeFocused();
    await expectPage(page, name);
  }
  expect(await spoken(page)).toEqual([]);
});

test('A change of language is announced once, in the new language', async ({ page }) => {
  await open(page, '/about');
  await listen(page);
  for (const language of [second, first]) {
    await flag(page, language).click();
    await expect(page.getByRole('status')).toHaveText(dictionaries[language]['nav.languageChanged']);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(await spoken(page)).toEqual([
    dictionaries[second]['nav.languageChanged'],
    dictionaries[first]['nav.languageChanged'],
  ]);
});

test('The button of the menu says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  // The browser itself derives it from the popover; no attribute says so.
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(
      ({ role, name }) => role?.value === 'button' && name?.value === dictionaries[first]['nav.menu'],
    );
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(expanded).toBe(false);
  await page.getByRole('button', { name: dictionaries[first]['nav.menu'] }).click();
  await expect.poll(expanded).toBe(true);
});

test('Each client of the timeline says its year, also to whoever comes by the Tab key', async ({ page }) => {
  await open(page, '/portfolio');
  for (const engagement of timeline)
    await expect(emblem(page, engagement.name)).toHaveAccessibleDescription(String(engagementYear(engagement)));
});

for (const language of languages)
  test(`In ${language}, what is in another language is marked as such`, async ({ page }) => {
    const logos = Object.values<Client>(clients);
    const marks = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getAttribute('lang')));
    await open(page, `/?lang=${language}`);
    expect(await marks(page.locator('#clients img'))).toEqual(logos.map(({ language }) => language ?? null));
    // The street is in the Netherlands, whatever the language.
    await expect(page.locator('#contact dd').last()).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('contentinfo').locator('address', { hasText: company.street })).toHaveAttribute(
      'lang',
      'nl',
    );

    await open(page, `/portfolio?lang=${language}`);
    const marked = timeline.map(({ language }) => language ?? null);
    expect(await marks(page.locator('ol button span:last-child'))).toEqual(marked);
    await emblem(page, client).click();
    await expect(dialog(page)).toBeVisible();
    expect(await marks(dialog(page).locator('h2 span'))).toEqual(marked.slice(0, 1));
    for (const technology of await dialog(page).getByRole('listitem').all())
      await expect(technology).toHaveAttribute('lang', 'en');
  });

test('Every field says what it is for, and what is wrong in words', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText(dictionaries[first]['contact.required'])).toBeVisible();
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    email: { type: 'email', autocomplete: 'email', inputMode: 'email' },
    message: { type: 'textarea', rows: numbers.messageRows },
  };
  await expect(page.locator('form').getByRole('textbox')).toHaveCount(3);
  for (const [name, properties] of Object.entries(expected)) {
    const one = field(page, name as keyof typeof expected);
    for (const [property, value] of Object.entries({ ...properties, name, required: true, placeholder: '' }))
      await expect(one).toHaveJSProperty(property, value);
    await expect(one).not.toHaveAttribute('aria-invalid');
  }
  await send(page).click();
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(dictionaries[first][`contact.${name}Missing`]);
  }
});
