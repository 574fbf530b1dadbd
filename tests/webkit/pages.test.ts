import { By, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { otherLanguage, otherWords, words } from '../site-content';
import { flag, follow, go, load, placeOf, sees, soon, test } from './fixtures';

/** Scrolls to a place, and waits until the page has noted it. */
async function scrollTo(driver: WebDriver, top: number) {
  await driver.executeScript((top: number) => window.scrollTo({ top, behavior: 'instant' }), top);
  await soon(() => driver.executeScript(() => history.state?.top)).toBe(top);
}

/** Waits until a page is shown, and stands at a place. */
async function standsAt(driver: WebDriver, path: string, place: number) {
  await sees(driver, path);
  await soon(() => placeOf(driver), `the place on ${path}`).toBe(place);
}

test('Back and Forward lead to the place where each page was left', async ({ driver, open }) => {
  await open('/');
  await scrollTo(driver, 1200);
  await follow(driver, words['nav.portfolio']);
  await standsAt(driver, '/portfolio', 0);
  await scrollTo(driver, 60);
  await follow(driver, words['nav.about']);
  await standsAt(driver, '/about', 0);
  for (const [step, path, place] of [
    ['back', '/portfolio', 60],
    ['back', '/', 1200],
    ['forward', '/portfolio', 60],
    ['forward', '/about', 0],
  ] as const) {
    await driver.navigate()[step]();
    await standsAt(driver, path, place);
  }
});

test('A page is where it was after a reload, and for who comes back from another site', async ({ driver, open }) => {
  await open('/');
  await scrollTo(driver, 1000);
  await load(driver, () => driver.navigate().refresh());
  await standsAt(driver, '/', 1000);
  await follow(driver, words['nav.portfolio']);
  await standsAt(driver, '/portfolio', 0);
  await scrollTo(driver, 250);
  await load(driver, () => driver.navigate().refresh());
  await standsAt(driver, '/portfolio', 250);
  await driver.navigate().back();
  await standsAt(driver, '/', 1000);
  await go(driver, 'about:blank');
  await driver.navigate().back();
  await standsAt(driver, '/', 1000);
});

test('A page that the visitor comes back to is in the language chosen meanwhile', async ({ driver, open }) => {
  await open('/about');
  await go(driver, 'about:blank');
  const window = await driver.getWindowHandle();
  await driver.switchTo().newWindow('window');
  await open('/portfolio');
  await driver.findElement(flag(otherLanguage)).click();
  await sees(driver, '/portfolio', otherLanguage);
  await driver.switchTo().window(window);
  await driver.navigate().back();
  await sees(driver, '/about', otherLanguage);
});

test('A flag changes words and address in place, for Back and a new window, too', async ({ driver, host, open }) => {
  await open('/');
  await driver.executeScript(() => document.documentElement.setAttribute('data-marked', ''));
  await follow(driver, words['nav.about']);
  await sees(driver, '/about');
  await driver.findElement(flag(otherLanguage)).click();
  await sees(driver, '/about', otherLanguage);
  await driver.findElement(By.linkText(otherWords['nav.portfolio']));
  await driver.navigate().back();
  await sees(driver, '/', otherLanguage);
  expect(await driver.findElements(By.css('[data-marked]')), 'nothing was loaded').toHaveLength(1);
  await driver.switchTo().newWindow('window');
  await driver.get(`${host.address}/portfolio`);
  await sees(driver, '/portfolio', otherLanguage);
});
