import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { test as base, expect } from 'vitest';
import { addressOf, pageOf } from '../../src/routes';
import { dictionaries, headingOf, type Language, mainLanguage } from '../site-content';
import { wide } from '../site-page';
import { Host } from '../test-host/host';
import { versionOf } from '../test-host/versions';

/** Where Debian has what its packages `webkit2gtk-driver` and `xvfb` bring. */
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const miniBrowser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const [webkitDriver, xvfb] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
const missing = [webkitDriver, miniBrowser, xvfb].filter((path) => !existsSync(path));

/** What the browser finds there: narrow controls of its own, and no motion. */
export const config = resolve('tests/webkit/config');

/** The build that is served. Its form sends nothing. */
const build = await versionOf('without endpoint');

/** A test with a site and a browser of its own, which remembers nobody. Where there is no WebKit it is left out. */
export const test = base
  /** A screen that nobody sees, as a browser has to be told of it. Whatever shows a window there ends with it. */
  .extend('environment', async ({ skip }, { onCleanup }) => {
    if (missing.length) skip(`There is no ${missing[0]}: see Debian's webkit2gtk-driver and xvfb.`);
    // It looks for a free number, and says which.
    const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp']);
    onCleanup(() => void server.kill());
    return {
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(await once(server.stdout, 'data')).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: config,
      // It takes a machine that reaches nothing but itself for offline, if it may ask.
      GIO_USE_NETWORK_MONITOR: 'base',
    };
  })
  /** What the browser is started with. All but the site is lost: it has to pass a proxy that nobody runs. */
  .extend('settings', () => ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost'])
  .extend('driver', async ({ environment, settings }, { onCleanup }) => {
    const service = new DriverService.Builder(webkitDriver)
      // Else it is sought at the machine's address, where it does not listen.
      .setLoopback(true)
      .setEnvironment(environment)
      .build();
    onCleanup(() => service.kill());
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // Told to wait for a page, the driver hangs now and then until its time is up (WebKitGTK 2.50, no report found).
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', ...settings] },
    });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
    // A busy machine may be slow. A script that its page has taken away gives no answer.
    await driver.manage().setTimeouts({ implicit: 15_000, pageLoad: 5000, script: 5000 });
    await setWidth(driver, wide);
    return driver;
  })
  .extend('host', async ({ environment: _ }, { onCleanup }) => {
    const host = new Host(4900);
    await host.restart(build);
    onCleanup(() => host.remove());
    return host;
  })
  .extend(
    'open',
    ({ driver, host }) =>
      (path: string) =>
        load(driver, () => driver.get(host.address + path)),
  );

export const dialog = By.css('[role=dialog]');
export const flag = (language: Language) => By.css(`.flags [hreflang=${language}]`);

export const setWidth = (driver: WebDriver, width: number) => driver.manage().window().setRect({ width, height: 800 });

/** Follows the first link in sight with these words. */
export const follow = (driver: WebDriver, words: string) => driver.findElement(By.linkText(words)).click();

/** Presses keys, one after the other. */
export const press = (driver: WebDriver, keys: string) => driver.actions().sendKeys(keys).perform();

/** Fails if an answer is late: a document that goes may take the answer of the driver with it (WebKitGTK 2.50). */
async function late(): Promise<never> {
  await setTimeout(3000);
  throw new Error('The driver has not answered.');
}

/** Expects something to be so before long. */
export const soon = <Value>(read: () => Value, message?: string) =>
  expect.poll(() => Promise.race([read(), late()]), { timeout: 20_000, interval: 100, message });

/** Does what loads a document, and waits until that one answers. */
export async function load(driver: WebDriver, act: () => Promise<void>) {
  const opened = () => driver.executeScript('return performance.timeOrigin');
  const before = await opened();
  await act();
  await soon(opened, 'another document').not.toBe(before);
  await driver.findElement(By.css('html[data-hydrated]'));
  // A page that is opened before the load event takes the place of this one in the history.
  await soon(() => driver.executeScript('return document.readyState')).toBe('complete');
}

/** Goes to an address, and waits until its document has come: the document that goes may not answer. */
export async function go(driver: WebDriver, address: string) {
  await driver.get(address);
  await soon(() => driver.getCurrentUrl()).toBe(address);
  // The address is that of the next document before this is there: a step back would be lost.
  const isBlank = async () => (await driver.getTitle()) === '';
  await soon(isBlank).toBe(address === 'about:blank');
}

/** How far the page is scrolled, once the browser has painted. */
export const placeOf = (driver: WebDriver) =>
  driver.executeScript<number>(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return Math.round(scrollY);
  });

/** Waits until a page is shown in a language, at its address. */
export async function sees(driver: WebDriver, path: string, language = mainLanguage) {
  const look = () => [
    location.pathname,
    document.documentElement.lang,
    document.querySelector('#content h1')?.textContent,
  ];
  const heading = dictionaries[language][headingOf(pageOf(path))];
  await soon(() => driver.executeScript(look)).toEqual([addressOf(path, language), language, heading]);
}
