import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { inTime } from './in-time';
import type { Engine, Profile, Tab } from './tab';

/** Whoever leaves a page is not kept waiting: the next page may be held back. */
const atOnce = { waitUntil: [] };

/** What a browser is started with: changes to `about:config`, and where it keeps what it remembers. */
export interface Start {
  preferences?: Record<string, unknown>;
  userDataDir?: string;
}

const launchFirefox = ({ preferences = {}, userDataDir }: Start) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    extraPrefsFirefox: preferences,
    ...(userDataDir && { userDataDir }),
  });

const launchChromium = ({ userDataDir }: Start) =>
  puppeteer.launch({
    browser: 'chrome',
    executablePath: process.env.CHROME_PATH ?? '',
    args: flags,
    ...(userDataDir && { userDataDir }),
  });

/** Starts Firefox, over WebDriver BiDi. */
export const startFirefox = (start: Start = {}) => startEngine(launchFirefox, start);

/** Starts Chromium, over its own protocol. */
export const startChromium = (start: Start = {}) => startEngine(launchChromium, start);

const flags = [
  // Chromium refuses its sandbox to root, which is what most CI machines run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function startEngine(launch: (start: Start) => Promise<Browser>, start: Start): Promise<Engine> {
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
async function startLasting(launch: (start: Start) => Promise<Browser>, start: Start): Promise<Profile> {
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

/** What Firefox says of an import that a worker was about to answer when the visitor left the page. */
const leftBehind = /^Error: Failed to load .* A ServiceWorker intercepted the request/;

async function openTab(page: Page): Promise<Tab> {
  // A page that comes back from Firefox's memory repeats what it has said.
  const heard = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.add(message.text());
  });
  page.on('pageerror', (error) => heard.add(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  return {
    // Chromium answers only when the page begins.
    go: async (address) => void page.goto(address, atOnce).catch(() => {}),
    reload: async () => void (await page.reload(atOnce)),
    back: async () => void (await page.goBack(atOnce)),
    forward: async () => void (await page.goForward(atOnce)),
    run: (script, ...given) => inTime(page.evaluate(script as (...given: unknown[]) => never, ...given)),
    click: (x, y) => page.mouse.click(x, y),
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
