import type { Page } from '@playwright/test';
import { client, dictionaries, first, languages, second } from '../content';
import { expect, test } from './fixtures';
import { empty, expectForm, fillForm, send } from './form';
import { dialog, emblem, expectPage, expectScrolledTo, flag, item, open } from './page';

const words = dictionaries[first];

/** What a visitor does on the site, from page to page, in both languages. */
const walkThrough = async (page: Page) => {
  await open(page, '/');
  await item(page, words['nav.services']).click();
  await expectScrolledTo(page, 'services');
  await item(page, words['nav.portfolio']).click();
  await expectPage(page, 'portfolio');
  await emblem(page, client).click();
  await expect(page.getByRole('dialog', { name: client })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await item(page, words['nav.contact']).click();
  await expectScrolledTo(page, 'contact');
  await fillForm(page);
  await send(page).click();
  await expect(page.getByText(words['contact.sentTitle'])).toBeVisible();
  await expectForm(page, empty);
  for (const language of [...languages].reverse()) {
    await flag(page, language).click();
    await expectPage(page, 'home', language);
  }
  await open(page, `/portfolio?lang=${second}`);
  await expectPage(page, 'portfolio', second);
};

/** What a browser may lack, and how to take it away before the page sees it. */
const lacks: [name: string, take: () => void][] = [
  ['paint timing', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
  [
    'paint timing among what it observes',
    () => {
      if ('PerformanceObserver' in window)
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
    },
  ],
  ['view transitions', () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')],
  ['close watchers', () => Reflect.deleteProperty(window, 'CloseWatcher')],
  ['trusted types', () => Reflect.deleteProperty(window, 'trustedTypes')],
  ['idle callbacks', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
  ['intersection observers', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  [
    'storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
    },
  ],
  [
    'room in its storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
  [
    'a storage that can be read',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
    },
  ],
  [
    'popovers',
    () => {
      for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      const { matches } = Element.prototype;
      Object.defineProperty(Element.prototype, 'matches', {
        value(this: Element, selector: string) {
          // An unknown pseudo-class is an error, not a mismatch.
          if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
          return matches.call(this, selector);
        },
      });
    },
  ],
];

for (const [name, take] of lacks)
  test(`A browser without ${name} has the whole site`, async ({ page }) => {
    await page.addInitScript(take);
    await walkThrough(page);
  });

test('A browser without all of them has the whole site', async ({ page }) => {
  for (const [, take] of lacks) await page.addInitScript(take);
  await walkThrough(page);
});

test.describe('On mobile, a browser that does not know what a popover is', () => {
  // The documents are changed on the way, which the policy of the site would refuse.
  test.use({ viewport: { width: 360, height: 800 }, bypassCSP: true });

  test('shows the items at once, and they work', async ({ page }) => {
    const [, takePopovers] = lacks.at(-1) ?? [];
    if (takePopovers) await page.addInitScript(takePopovers);
    await page.route(/\/(portfolio)?$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(' popover="auto"', '')
        .replaceAll('selector(:popover-open)', 'selector(:unknown-here)');
      expect(body).toContain('selector(:unknown-here)');
      await route.fulfill({ response, body });
    });
    await open(page, '/');
    await expect(page.getByRole('button', { name: words['nav.menu'] })).toBeHidden();
    for (const name of ['nav.home', 'nav.services', 'nav.portfolio', 'nav.contact'] as const)
      await expect(item(page, words[name])).toBeInViewport();
    // The bar is part of the page here: it must not hide what is under it.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await walkThrough(page);
  });
});

test('The style sheet asks for no selector that would take its rule away from an older browser', async ({ page }) => {
  await open(page, '/');
  const styles = await page.locator('style').allTextContents();
  expect(styles.join('')).not.toBe('');
  expect(styles.join('')).not.toContain(':has(');
});
