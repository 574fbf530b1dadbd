import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { wide } from '../wide';
import { inTime } from './in-time';
import { chromiumFlags, firefoxPreferences } from './reach';
import type { Engine, Profile, Start, Tab } from './tab';

/** Whoever leaves a page is not kept waiting: the next page may be held back. */
const atOnce = { waitUntil: [] };

/** A start, and where the browser keeps what it remembers. */
type Launch = Start & { userDataDir?: string };

/** What the driver asks of each browser. To be told of every request takes a fifth of Firefox's time, and no test asks. */
const driver = { networkEnabled: false } as const;

const launchFirefox = ({ preferences, scripts = true, language = 'en', still = false, userDataDir }: Launch) =>
  puppeteer.launch({
    ...driver,
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    extraPrefsFirefox: {
      ...firefoxPreferences,
      'intl.accept_languages': language,
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': Number(still),
      ...preferences,
    },
    ...(userDataDir && { userDataDir }),
  });

const launchChromium = ({ scripts = true, language = 'en', still = false, userDataDir }: Launch) =>
  puppeteer.launch({
    ...driver,
    browser: 'chrome',
    // Chromium without its windows is quicker, and may be a program of its own.
    headless: 'shell',
    executablePath: process.env.CHROME_PATH ?? '',
    args: [
      ...chromiumFlags,
      `--accept-lang=${language}`,
      ...(scripts ? [] : ['--blink-settings=scriptEnabled=false']),
      ...(still ? ['--force-prefers-reduced-motion'] : []),
    ],
    ...(userDataDir && { userDataDir }),
  });

/** Starts Firefox, over WebDriver BiDi. */
export const startFirefox = (start: Start = {}) => startEngine(launchFirefox, start);

/** Starts Chromium, over its own protocol. */
export const startChromium = (start: Start = {}) => startEngine(launchChromium, start);

async function startEngine(launch: (start: Launch) => Promise<Browser>, start: Start): Promise<Engine> {
  const browser = await launch(start);
  return {
    newProfile: async () => {
      const context = await browser.createBrowserContext();
      return { openTab: async () => openTab(await context.newPage()), close: () => context.close() };
    },
    newLastingProfile: () => startLasting(launch, start),
    close: () => browser.close(),
  };
}

/** A browser of its own, which remembers what it knows when it is closed and opened again. */
async function startLasting(launch: (start: Launch) => Promise<Browser>, start: Start): Promise<Profile> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'profile-'));
  let browser = await launch({ ...start, userDataDir });
  return {
    openTab: async () => openTab(await browser.newPage()),
    reopen: async () => {
      await browser.close();
      browser = await launch({ ...start, userDataDir });
    },
    close: async () => {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

/** What Firefox says of an import or a typeface that was on its way when the visitor left the page (NS_BINDING_ABORTED). */
const leftBehind = /^Error: Failed to load .* A ServiceWorker intercepted the request|status=2152398850/;

async function openTab(page: Page): Promise<Tab> {
  // A page that comes back from Firefox's memory repeats what it has said.
  const heard = new Set<string>();
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    // Firefox's driver cannot read an error object that is logged. It only knows where that happened.
    const isMute = message.text() === 'JSHandle@error';
    heard.add(isMute ? `${message.text()} at ${JSON.stringify(message.stackTrace()[0])}` : message.text());
  });
  page.on('pageerror', (error) => heard.add(String(error)));
  await page.setViewport({ width: wide, height: 800 });
  return {
    // Chromium answers only when the page begins, and Firefox not at all if the page stays.
    go: async (address) => void page.goto(address, atOnce).catch(() => {}),
    reload: async () => void page.reload(atOnce).catch(() => {}),
    back: async () => void page.goBack(atOnce).catch(() => {}),
    forward: async () => void page.goForward(atOnce).catch(() => {}),
    run: (script, ...given) => inTime(page.evaluate(script as (...given: unknown[]) => never, ...given)),
    click: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    key: async (key) => {
      const [last, ...held] = key.replace('Space', ' ').split('+').reverse() as [KeyInput, ...KeyInput[]];
      for (const other of held) await page.keyboard.down(other);
      await page.keyboard.press(last);
      for (const other of held) await page.keyboard.up(other);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    heard: () => [...heard].filter((said) => !leftBehind.test(said)),
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}
