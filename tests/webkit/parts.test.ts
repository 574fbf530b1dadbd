import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { addressOf, routes } from '../../src/routes';
import { anotherName, clientName, firstEmblem, keyOf, otherLanguage, words } from '../site-content';
import { status } from '../test-host/host';
import { dialog, follow, load, placeOf, press, setWidth, soon, test } from './fixtures';

/** What closes a dialog or a menu. */
const closing = {
  Escape: (driver: WebDriver) => press(driver, Key.ESCAPE),
  'a click outside': (driver: WebDriver) => driver.actions().move({ x: 8, y: 700 }).click().perform(),
  'its button': (driver: WebDriver) => driver.findElement(By.css('[role=dialog] button')).click(),
  Back: (driver: WebDriver) => driver.navigate().back(),
  'a choice': (driver: WebDriver) => driver.findElement(By.css('nav [href="/about"]')).click(),
};

const dialogWays = ['Escape', 'a click outside', 'its button', 'Back'] as const;
test.for(dialogWays)('The dialog of a client closes by %s', async (way, { driver, open }) => {
  await open('/portfolio');
  // Once its file is there, the projects are out of the page.
  await driver.findElement(By.css('.projects[data-has-dialog]'));
  await follow(driver, clientName);
  await soon(() => driver.findElement(dialog).getText()).toContain(clientName);
  expect(await driver.getCurrentUrl()).toContain(`/portfolio#${keyOf(clientName)}`);
  // A click right after the one that opened it is the rest of a double click.
  await driver.sleep(600);
  await closing[way](driver);
  await soon(() => driver.executeScript(() => document.querySelector('[role=dialog]'))).toBeNull();
  await soon(() => driver.getCurrentUrl()).not.toContain('#');
  expect(await driver.switchTo().activeElement().getText()).toBe(clientName);
  await press(driver, Key.PAGE_DOWN);
  await soon(() => placeOf(driver), 'the page scrolls again').toBeGreaterThan(0);
});

test('The address of a client opens its dialog, which keeps the focus', async ({ driver, open }) => {
  await open(`${addressOf('/portfolio', otherLanguage)}#${keyOf(anotherName)}`);
  await soon(() => driver.findElement(dialog).getText()).toContain(anotherName);
  const hasFocus = () => driver.executeScript(() => document.activeElement?.closest('[role=dialog]') !== null);
  await soon(hasFocus).toBe(true);
  await press(driver, Key.TAB + Key.TAB);
  expect(await hasFocus()).toBe(true);
});

test('A page that is still loading behind the dialog of its address stays at its place', async ({ driver, host }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  host.answer(new RegExp(`^${firstEmblem}$`), async (response, request) => {
    await held;
    status(200, { 'Content-Type': 'image/svg+xml' }, host.read(firstEmblem.slice(1)))(response, request);
  });
  await driver.get(`${host.address}/portfolio#${keyOf(anotherName)}`);
  await soon(() => driver.findElement(dialog).getText()).toContain(anotherName);
  letThrough();
  await soon(() => driver.executeScript('return document.readyState')).toBe('complete');
  expect(await placeOf(driver)).toBe(0);
});

const menuWays = ['Escape', 'a click outside', 'a choice'] as const;
test.for(menuWays)('The menu of a phone closes by %s', async (way, { driver, open }) => {
  await setWidth(driver, 390);
  await open('/');
  const menu = await driver.findElement(By.css('nav'));
  expect(await menu.isDisplayed()).toBe(false);
  await driver.findElement(By.css('[popovertarget]')).click();
  await soon(() => menu.isDisplayed()).toBe(true);
  await closing[way](driver);
  await soon(() => menu.isDisplayed()).toBe(false);
});

/** What the Tab key should lead to; runs in the page. */
const visibleStops = () =>
  [...document.querySelectorAll(':is(header, #content, footer) :is(a, button, input, textarea)')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );

/** Whether an element has the focus, and it can be seen; runs in the page. */
function isFocusSeen(element: Element) {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const isInFront = element.contains(document.elementFromPoint(x, y));
  return element === document.activeElement && isInFront && getComputedStyle(element).outlineStyle === 'solid';
}

test.for(routes)('The Tab key leads through $path and no other page', async ({ path }, { driver, open }) => {
  await open(path);
  // Once the visitor stirs, the other pages are mounted, hidden.
  await press(driver, Key.SHIFT);
  await soon(async () => (await driver.findElements(By.css('main'))).length).toBe(routes.length);
  for (const stop of await driver.executeScript<WebElement[]>(visibleStops)) {
    await press(driver, Key.TAB);
    await soon(() => driver.executeScript(isFocusSeen, stop), 'the focus is seen').toBe(true);
  }
});

test('The form is refused at a mistake, keeps its text over a reload, and thanks', async ({ driver, open }) => {
  await open('/');
  const contact = () => driver.findElement(By.id('contact'));
  const send = () => contact().findElement(By.css('[type=submit]')).click();
  const focused = () => driver.switchTo().activeElement().getAttribute('name');
  await send();
  expect(await focused()).toBe('name');
  await soon(() => contact().getText()).toContain(words['contact.nameMissing']);
  await press(driver, `Ada Example${Key.TAB}ada${Key.ENTER}`);
  expect(await focused()).toBe('email');
  await soon(() => contact().getText()).toContain(words['contact.emailWrong']);
  await load(driver, () => driver.navigate().refresh());
  await soon(() => driver.findElement(By.name('name')).getAttribute('value')).toBe('Ada Example');
  await driver.findElement(By.name('email')).sendKeys(`@example.com${Key.TAB}A few words.`);
  await send();
  await soon(() => driver.findElement(By.css('[data-part=title]')).getText()).toBe(words['contact.sentTitle']);
  await soon(() => contact().getText()).toContain(words['contact.sent']);
});
