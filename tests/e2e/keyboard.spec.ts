import type { Page } from '@playwright/test';
import { languageNames } from '../../src/languages';
import { routes } from '../../src/routes';
import { dictionaries, first, languages, leading, second, timeline } from '../content';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { field, fillForm, send } from './form';
import { dialog, emblem, expectPage, expectScrolledTo, flag, heading, html, open } from './page';

/** The element that has the focus, as a visitor sees it. */
interface Focus {
  /** What it is called; nothing while no element has the focus. */
  name: string | undefined;
  outline: number;
  /** The outline against what it stands on. */
  contrast: number;
  /** How much of it and of its outline the bar covers, in px. */
  underBar: number;
  /** Whether it is what one sees in the middle of its part of the screen. */
  seen: boolean;
}

const focus = (page: Page) =>
  page.evaluate((): Focus => {
    const element = document.activeElement ?? document.body;
    const bar = document.querySelector('header');
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element);
    const edge = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const above = bar?.contains(element) || element.matches('.skip');
    const ceiling = above ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    const middle = (Math.max(top, ceiling) + Math.min(bottom, innerHeight)) / 2;
    const inFront = document.elementFromPoint(left + width / 2, middle);
    const ground = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
    return {
      name:
        element === document.body
          ? undefined
          : (element.getAttribute('aria-label') ??
            (element as HTMLInputElement).labels?.[0]?.textContent ??
            element.textContent),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      contrast: window.contrast(element, outlineColor, ground),
      underBar: above ? 0 : Math.max(0, Math.round(ceiling - top + edge)),
      seen: Boolean(inFront && (element.contains(inFront) || inFront.contains(element))),
    };
  });

/** Expects that the visitor can tell where the focus is. */
const expectVisibleFocus = async (page: Page): Promise<string> => {
  // The page may still be on its way there.
  await expect
    .poll(
      async () => {
        const { underBar, seen } = await focus(page);
        return { underBar, seen };
      },
      `focus on ${(await focus(page)).name}`,
    )
    .toEqual({ underBar: 0, seen: true });
  const { name, outline, contrast } = await focus(page);
  expect(name, 'the name of what has the focus').toBeTruthy();
  expect(outline, `the outline of ${name}`).toBeGreaterThanOrEqual(2);
  expect(contrast, `the outline of ${name} against its ground`).toBeGreaterThanOrEqual(3);
  return name ?? '';
};

/** Presses keys, each of which has to leave the focus somewhere visible. */
const press = async (page: Page, ...keys: string[]): Promise<string> => {
  let name = '';
  for (const key of keys) {
    await page.keyboard.press(key);
    name = await expectVisibleFocus(page);
  }
  return name;
};

/** Goes on with the Tab key, as often as it takes. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const passed: string[] = [];
  while (passed.length < 40 && passed.at(-1) !== name) passed.push(await press(page, 'Tab'));
  expect(passed.at(-1), `reached by the Tab key after ${passed.join(', ')}`).toBe(name);
};

test.beforeEach(({ page }) => measureColours(page));

for (const width of [360, 1280])
  for (const scheme of ['light', 'dark'] as const)
    test(`On a ${scheme} screen of ${width} px the focus is visible at every step, there and back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme: scheme });
      for (const { path } of routes) {
        await open(page, path);
        const stops = await page
          .locator('a, button, input, textarea')
          .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
        const there: string[] = [];
        for (let stop = 0; stop < stops; stop++) there.push(await press(page, 'Tab'));
        const back: string[] = [];
        for (let stop = 1; stop < stops; stop++) back.push(await press(page, 'Shift+Tab'));
        expect(there[0]).toBe(dictionaries[first]['nav.skip']);
        expect(back).toEqual(there.slice(0, -1).reverse());
      }
    });

test('The skip link leads past the bar', async ({ page }) => {
  await open(page, '/');
  expect(await press(page, 'Tab')).toBe(dictionaries[first]['nav.skip']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const words = dictionaries[first];
  expect(await press(page, 'Tab')).toBe(leading(words['hero.getStarted'], words['contact.title']));
});

for (const language of languages)
  test.describe(`In ${language}`, () => {
    const words = dictionaries[language];
    test.use({ stored: language });

    test('the keyboard goes from page to page, and through the timeline into a dialog and back', async ({ page }) => {
      await open(page, '/');
      await tabTo(page, words['nav.portfolio']);
      expect(await press(page, 'Enter')).toBe(words['nav.portfolio']);
      await expect(heading(page)).toBeFocused();
      const names = timeline.map(({ name }) => name);
      const [first = '', second, third = ''] = names;
      expect(await press(page, 'Tab')).toBe(first);
      expect(await press(page, 'ArrowLeft')).toBe(first);
      expect(await press(page, 'ArrowRight')).toBe(second);
      expect(await press(page, 'End')).toBe(names.at(-1));
      expect(await press(page, 'ArrowRight')).toBe(names.at(-1));
      expect(await press(page, 'ArrowLeft')).toBe(names.at(-2));
      expect(await press(page, 'Home', 'ArrowRight', 'ArrowRight')).toBe(third);

      for (const close of ['Escape', 'Enter']) {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: third })).toBeVisible();
        // The focus is kept inside, where the one button is.
        await expect(dialog(page).getByRole('button')).toBeFocused();
        for (const key of ['Tab', 'Tab', 'Shift+Tab']) expect(await press(page, key)).toBe(words['portfolio.close']);
        await page.keyboard.press(close);
        await expect(dialog(page)).toBeHidden();
        await expect(emblem(page, third)).toBeFocused();
        await expectVisibleFocus(page);
      }

      await page.goBack();
      await expect(heading(page)).toBeFocused();
      await expectVisibleFocus(page);
    });

    test('a form with mistakes takes the keyboard to the first of them and says what to do', async ({ page }) => {
      await open(page, '/');
      await tabTo(page, words['contact.send']);
      expect(await press(page, 'Enter')).toBe(words['contact.name']);
      await expect(field(page, 'name', language)).toHaveAccessibleDescription(words['contact.nameMissing']);
      await expect(field(page, 'email', language)).toHaveAccessibleDescription(words['contact.emailMissing']);
      await expect(field(page, 'message', language)).toHaveAccessibleDescription(words['contact.messageMissing']);

      await page.keyboard.type('Ada Example');
      await expect(field(page, 'name', language)).toHaveAccessibleDescription('');
      await press(page, 'Tab');
      await page.keyboard.type('ada');
      await expect(field(page, 'email', language)).toHaveAccessibleDescription(words['contact.emailWrong']);
      expect(await press(page, 'Enter')).toBe(words['contact.email']);
      await page.keyboard.type('@example.com');
      await expect(field(page, 'email', language)).toHaveAccessibleDescription('');
      await press(page, 'Tab');
      await page.keyboard.type('A few words.');
      expect(await press(page, 'Tab')).toBe(words['contact.send']);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words['contact.sentTitle'])).toBeVisible();
      expect(await expectVisibleFocus(page)).toBe(words['contact.send']);
    });

    test('a message is reached by a key of its own, and gives the focus back when it goes', async ({ page }) => {
      await open(page, '/');
      await fillForm(page, language);
      const message = page.getByRole('status').filter({ hasText: words['contact.sentTitle'] });

      for (const leave of ['close', 'Escape']) {
        await fillForm(page, language);
        await send(page, language).focus();
        await page.keyboard.press('Enter');
        await expect(message).toBeVisible();
        await page.keyboard.press('Alt+KeyT');
        await expect(page.getByRole('region', { name: words['toast.region'] })).toBeFocused();
        // What does nothing takes no focus: the next stop is the button.
        expect(await press(page, 'Tab')).toBe(words['toast.close']);
        await page.keyboard.press(leave === 'Escape' ? 'Escape' : 'Enter');
        await expect(message).toBeHidden();
        await expect(send(page, language)).toBeFocused();
        await expectVisibleFocus(page);
      }
    });

    test('the menu of a small screen opens, is walked through and closes by the keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, '/about');
      const menu = page.getByRole('navigation');
      const toggle = page.getByRole('button', { name: words['nav.menu'] });
      await tabTo(page, words['nav.menu']);

      await press(page, 'Enter');
      expect(await press(page, 'Tab')).toBe(words['nav.home']);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();

      // Whoever goes past its end does not walk about behind it.
      await press(page, 'Enter');
      await tabTo(page, leading(words['nav.getStarted'], words['contact.title']));
      await press(page, 'Tab');
      await expect(menu).toBeHidden();

      await toggle.focus();
      await press(page, 'Enter');
      await tabTo(page, words['nav.portfolio']);
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expectPage(page, 'portfolio', language);
      await expect(heading(page)).toBeFocused();
    });
  });

test('A switch of language leaves the focus on its flag', async ({ page }) => {
  await open(page, '/about');
  await tabTo(page, languageNames[second]);
  await page.keyboard.press('Space');
  await expect(html(page)).toHaveAttribute('lang', second);
  await expect(flag(page, second)).toBeFocused();
  await expectVisibleFocus(page);
});

test('A link to a section takes the keyboard there, also from another page and on the way back', async ({ page }) => {
  const words = dictionaries[first];
  await open(page, '/');
  await tabTo(page, words['nav.contact']);
  await page.keyboard.press('Enter');
  await expectScrolledTo(page, 'contact');
  expect(await press(page, 'Tab')).toBe(words['contact.name']);

  await open(page, '/about');
  await tabTo(page, words['nav.contact']);
  await page.keyboard.press('Enter');
  await expectScrolledTo(page, 'contact');
  const title = page.getByRole('heading', { name: words['contact.title'] });
  await expect(title).toBeFocused();
  expect(await press(page, 'Tab')).toBe(words['contact.name']);

  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await expectPage(page, 'about');
  await page.goForward();
  await expect(title).toBeFocused();
});
