import { addressOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { clientName, otherLanguage, words } from '../site-content';

/** An old browser: it lacks what is new, refuses storage, and throws at a pseudo-class that it does not know. */
function forget() {
  // Its observer sees no paint.
  PerformanceObserver.prototype.observe = () => {};
  for (const name of ['trustedTypes', 'requestIdleCallback', 'CloseWatcher']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Navigator.prototype, 'userActivation');
  for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ['getItem', 'setItem'] as const)
    Storage.prototype[name] = () => {
      throw new DOMException('Refused', 'QuotaExceededError');
    };
  // Some refuse to be asked for it.
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Refused', 'SecurityError');
    },
  });
  const { querySelector } = Document.prototype;
  Document.prototype.querySelector = function (selector: string) {
    if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
    return querySelector.call(this, selector);
  };
}

// The documents are changed on the way, which the policy of the site would refuse.
test.use({ bypassCSP: true });

test('A browser without what is new shows the items of the menu, and has the whole site', async ({ site, page }) => {
  await site.setWidth(360);
  await page.addInitScript(forget);
  await page.route(/\/(portfolio)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll('selector(:popover-open)', 'selector(:unknown-here)');
    expect(body).toContain('selector(:unknown-here)');
    await route.fulfill({ response, body });
  });
  await site.open('/');
  await expect(page.getByRole('button', { name: words['nav.menu'] })).toBeHidden();
  for (const name of ['nav.home', 'nav.services', 'nav.portfolio', 'nav.contact'] as const)
    await expect(site.item(words[name])).toBeInViewport();
  // The header is part of the page here: it must not hide what is under it.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  expect(await site.html.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  // What is typed outlives a walk, also if nothing can be stored.
  await site.field('message').fill('Not sent yet');
  await site.item(words['nav.about']).click();
  await site.expectPage('about');
  await site.back();
  await expect(site.field('message')).toHaveValue('Not sent yet');
  await site.item(words['nav.services']).click();
  await expect(page.getByRole('heading', { name: words['services.title'] })).toBeInViewport();
  await site.item(words['nav.portfolio']).click();
  await site.expectPage('portfolio');
  await site.openDialog(clientName);
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await site.item(words['nav.contact']).click();
  await expect(site.field('name')).toBeInViewport();
  await site.sendMessage();
  await expect(site.toast(words['contact.sentTitle'])).toBeVisible();
  await expect(site.field('message')).toHaveValue('');
  await site.flag(otherLanguage).click();
  await site.expectPage('home', otherLanguage);
  await site.open(addressOf('/portfolio', otherLanguage));
  await site.expectPage('portfolio', otherLanguage);
});

test.describe('Safari before 16.4', () => {
  // It cannot add the style sheet of a part that is loaded later.
  test.use({ allowedMessages: /CSSStyleSheet is not defined/ });

  test('without constructed style sheets has each page, and each client in the document', async ({ site, page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
      Reflect.deleteProperty(window, 'CSSStyleSheet');
    });
    await site.open('/about');
    await site.visit('portfolio');
    await site.clientLink(clientName).click();
    await expect(site.clientProjects(clientName)).toBeVisible();
  });
});
