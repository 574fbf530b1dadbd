import { By } from 'selenium-webdriver';
import { describe, expect } from 'vitest';
import { addressOf, routes } from '../../src/routes';
import { clientName, keyOf, languages, otherLanguage, words } from '../site-content';
import { config, flag, follow, go, sees, setWidth, soon, test } from './fixtures';

describe('Without scripts', () => {
  test.override('settings', ['--enable-javascript=false']);
  test('links, flags and clients lead where they say', async ({ driver, host }) => {
    await go(driver, `${host.address}/about`);
    await follow(driver, words['nav.portfolio']);
    await sees(driver, '/portfolio');
    await follow(driver, clientName);
    await soon(() => driver.getCurrentUrl()).toBe(`${host.address}/portfolio#${keyOf(clientName)}`);
    await soon(() => driver.findElement(By.id(keyOf(clientName))).isDisplayed()).toBe(true);
    await driver.findElement(flag(otherLanguage)).click();
    await sees(driver, '/portfolio', otherLanguage);
  });
});

describe('With large letters', () => {
  test.override('settings', [`--config=${config}/large-text.ini`]);
  test('no page is wider than the window', async ({ driver, open }) => {
    for (const path of languages.flatMap((language) => routes.map(({ path }) => addressOf(path, language)))) {
      await open(path);
      for (const width of [320, 360, 768, 1024, 1280]) {
        await setWidth(driver, width);
        const excess = () =>
          driver.executeScript(() => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)]);
        await soon(excess, path).toEqual([width, width]);
      }
    }
  });
});

test('A word is broken only if five letters stand in each of its parts', async ({ driver, open }) => {
  await open('/');
  const paragraph = await driver.findElement(By.css('main p'));
  for (const side of ['before', 'after'])
    expect(await paragraph.getCssValue(`-webkit-hyphenate-limit-${side}`)).toBe('5');
});
