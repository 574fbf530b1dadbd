import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { test as base, expect } from 'vitest';
import { Host, status } from '../test-host/host';
import { messagesPath, versionOf } from '../test-host/versions';

/** Where Debian has what its packages `webkit2gtk-driver` and `xvfb` bring. */
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const miniBrowser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const [webkitDriver, xvfb] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
const missing = [webkitDriver, miniBrowser, xvfb].find((path) => !existsSync(path));

/** A test with a host and a browser of its own. Where there is no WebKit, it is left out. */
const test = base
  .extend('host', async ({ skip }, { onCleanup }) => {
    if (missing) skip(`There is no ${missing}: see Debian's webkit2gtk-driver and xvfb.`);
    const host = new Host(4900);
    onCleanup(() => host.remove());
    await host.restart(await versionOf('site'));
    return host;
  })
  .extend('display', async ({ host: _ }, { onCleanup }) => {
    // It looks for a free number, and writes it.
    const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp']);
    onCleanup(() => void screen.kill());
    return `:${String(await once(screen.stdout, 'data')).trim()}`;
  })
  .extend('driver', async ({ display }, { onCleanup }) => {
    const service = new DriverService.Builder(webkitDriver)
      // Otherwise it is sought at the machine's address, where it does not listen.
      .setLoopback(true)
      .setEnvironment({
        ...(process.env as Record<string, string>),
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CONFIG_HOME: resolve('tests/webkit/config'),
        // It takes a machine that reaches nothing but itself for offline, if it may ask.
        GIO_USE_NETWORK_MONITOR: 'base',
      })
      .build();
    onCleanup(() => service.kill());
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // Waiting for a page, the driver hangs now and then until its timeout (WebKitGTK 2.50).
      pageLoadStrategy: 'none',
      // All but the site has to pass a proxy that does not exist.
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'],
      },
    });
    const server = await service.start();
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ implicit: 15_000, pageLoad: 5000, script: 5000 });
    await driver.manage().window().setRect({ width: 1280, height: 800 });
    return driver;
  });

const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 20_000, interval: 100 });

const follow = (driver: WebDriver, words: string) => driver.findElement(By.linkText(words)).click();

/** Waits until a page is shown, by its address and its heading. */
const expectPage = (driver: WebDriver, path: string, heading: string) =>
  soon(() =>
    driver.executeScript(() => [location.pathname, document.querySelector('#content h1')?.textContent]),
  ).toEqual([path, heading]);

async function open(driver: WebDriver, address: string): Promise<void> {
  await driver.get(address);
  // Short questions: one that waits while the page is replaced never gets an answer (WebKitGTK 2.50).
  await soon(() => driver.executeScript(() => [location.href, 'hydrated' in document.documentElement.dataset])).toEqual(
    [address, true],
  );
}

const textOf = (driver: WebDriver, css: string) => driver.findElement(By.css(css)).getText();

test('A page, a language and Back', async ({ driver, host }) => {
  await open(driver, `${host.address}/`);
  await follow(driver, 'Over ons');
  await expectPage(driver, '/about', 'Wie wij zijn');
  await driver.findElement(By.css('.flags [hreflang=en]')).click();
  await expectPage(driver, '/en/about', 'Who we are');
  await driver.navigate().back();
  await expectPage(driver, '/en', 'Locks that open on time');
});

test('A dialog closes with Escape, and with Back', async ({ driver, host }) => {
  await open(driver, `${host.address}/portfolio`);
  await driver.findElement(By.css('.projects[data-has-dialog]'));
  for (const close of [() => driver.actions().sendKeys(Key.ESCAPE).perform(), () => driver.navigate().back()]) {
    await follow(driver, 'Kadewerk');
    await soon(() => textOf(driver, '[role=dialog]')).toContain('Kranen die zichzelf melden');
    await close();
    await soon(() => driver.executeScript(() => document.querySelector('[role=dialog]'))).toBeNull();
    expect(await driver.switchTo().activeElement().getText()).toBe('Kadewerk');
  }
});

test('A message is thanked for', async ({ driver, host }) => {
  host.answer(new RegExp(`^${messagesPath}$`), status(204));
  await open(driver, `${host.address}/`);
  const texts = { name: 'Ada', email: 'ada@example.com', message: `Hallo.${Key.TAB}${Key.ENTER}` };
  for (const [name, text] of Object.entries(texts)) await driver.findElement(By.name(name)).sendKeys(text);
  await soon(() => textOf(driver, '#contact')).toContain('Dank u wel.');
});

test('After one visit, every page opens without a connection', async ({ driver, host }) => {
  await open(driver, `${host.address}/`);
  await soon(() => textOf(driver, 'footer')).toContain('Deze site opent ook zonder verbinding.');
  await host.stop();
  await open(driver, `${host.address}/en/about`);
  await expectPage(driver, '/en/about', 'Who we are');
});
