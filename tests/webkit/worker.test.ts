import { By } from 'selenium-webdriver';
import { expect } from 'vitest';
import { clientName, keyOf, words } from '../site-content';
import { newText, versionOf } from '../test-host/versions';
import { dialog, load, test as plainTest, sees, soon } from './fixtures';

/** A test of somebody who was told that the site opens without a connection. */
const test = plainTest.extend('visited', { auto: true }, async ({ driver, open }) => {
  await open('/');
  await soon(() => driver.findElement(By.css('footer')).getText()).toContain(words['app.readyText']);
});

test('After one visit every page opens without a connection', async ({ driver, host, open }) => {
  await host.stop();
  for (const path of ['/portfolio', '/about', '/', '/nowhere']) {
    await open(path);
    await sees(driver, path);
  }
});

test('A new version is asked about and taken by Reload; no draft is lost', async ({ driver, host, open }) => {
  await driver.findElement(By.name('message')).sendKeys('Not sent yet');
  host.deploy(await versionOf('update with endpoint'));
  host.requests.length = 0;
  // Who comes back to the page makes it look for one.
  const comeBack = () => driver.executeScript(() => void document.dispatchEvent(new Event('visibilitychange')));
  await soon(async () => (await comeBack()) ?? host.requests).toContain('/sw.js');
  const toast = await driver.findElement(By.css('[data-scope=toast][data-part=root]'));
  await soon(() => toast.getText()).toContain(words['app.newTitle']);
  const reload = await toast.findElement(By.css('button'));
  expect(await reload.getText()).toBe(words['app.reload']);
  await load(driver, () => reload.click());
  expect(await driver.findElement(By.name('message')).getAttribute('value')).toBe('Not sent yet');
  await open(`/portfolio#${keyOf(clientName)}`);
  await soon(() => driver.findElement(dialog).getText()).toContain(newText);
});
