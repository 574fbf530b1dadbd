import type { Page } from '@playwright/test';
import { addressOf } from '../../src/routes';
import { client, dictionaries, first, second } from '../content';
import { expect, test } from './fixtures';
import { dialog, expectPage, field, flag, html, item, open, openDialog, sendMessage, toast, widen } from './page';

const words = dictionaries[first];

/** What a visitor does on the site. */
async function walkThrough(page: Page) {
  await open(page, '/');
  await item(page, words['nav.services']).click();
  await expect(page.getByRole('heading', { name: words['services.title'] })).toBeInViewport();
  await item(page, words['nav.portfolio']).click();
  await expectPage(page, 'portfolio');
  await openDialog(page, client);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await item(page, words['nav.contact']).click();
  await expect(field(page, 'name')).toBeInViewport();
  await sendMessage(page);
  await expect(toast(page, words['contact.sentTitle'])).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  await flag(page, second).click();
  await expectPage(page, 'home', second);
  await open(page, addressOf('/portfolio', second));
  await expectPage(page, 'portfolio', second);
}

const lose = (...names: string[]) => names.map((name) => `Reflect.deleteProperty(window, '${name}');`).join('');

/** A storage that throws in some of its methods. */
const refuse = (...methods: string[]) =>
  methods
    .map((name) => `Storage.prototype.${name} = () => { throw new DOMException('Refused', 'QuotaExceededError'); };`)
    .join('');

const losePopovers = `
  for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const { querySelector } = Document.prototype;
  // An unknown pseudo-class is an error, not a mismatch.
  Document.prototype.querySelector = function (selector) {
    if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
    return querySelector.call(this, selector);
  };`;

for (const [lack, take] of [
  [
    'paint timing, trusted types, idle callbacks, intersection observers, popovers and storage',
    lose('PerformanceObserver', 'trustedTypes', 'requestIdleCallback', 'IntersectionObserver', 'CloseWatcher') +
      losePopovers +
      ['localStorage', 'sessionStorage']
        .map((name) => `Object.defineProperty(window, '${name}', { get() { throw new DOMException('Refused'); } });`)
        .join(''),
  ],
  [
    'paint timing among what it observes, user activation, and room in its storage',
    "Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });" +
      "Reflect.deleteProperty(Navigator.prototype, 'userActivation');" +
      refuse('setItem'),
  ],
  ['a storage that can be read', refuse('getItem', 'setItem', 'removeItem')],
] as const)
  test(`A browser without ${lack} has the whole site`, async ({ page }) => {
    await page.addInitScript(take);
    await walkThrough(page);
  });

test.describe('On a phone, a browser that does not know what a popover is', () => {
  // The documents are changed on the way, which the policy of the site would refuse.
  test.use({ bypassCSP: true });

  test('shows the items at once, and they work', async ({ page }) => {
    await widen(page, 360);
    await page.addInitScript(losePopovers);
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
    expect(await html(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
    await walkThrough(page);
  });
});
