import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: the browser tests take two thirds of the time in it. */
const headlessShell = ['/usr/bin/chromium-headless-shell'];

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const first = (paths) => paths.find((path) => path && existsSync(path));

/**
 * Installs what is missing, as root on Debian; everybody else is told how to.
 * @param {string[]} packages what Debian calls it
 */
export function installOnDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(', ')} with apt.`);
  const apt = (...args) => execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    apt('update');
    apt('install', '-y', ...packages);
  } catch (error) {
    console.log(error.message);
  }
}

/**
 * A browser: `CHROME_PATH`, Playwright's own chromium, one of the system, or, as root on Debian, one installed now.
 * @param {string[]} preferred where the system may have the kind that fits best, which CI takes the trouble to install
 * @param {string[]} others what will do
 * @throws {Error} with the one line that says what to do
 */
async function find(preferred, others) {
  const { chromium } = await import('@playwright/test');
  const best = [process.env.CHROME_PATH, chromium.executablePath(), ...preferred];
  if (!first(process.env.CI ? best : [...best, ...others]))
    installOnDebian('chromium', 'chromium-headless-shell', 'fonts-liberation');
  const found = first([...best, ...others]);
  if (!found) throw new Error('No browser found: run `npx playwright install chromium`, or set CHROME_PATH.');
  return found;
}

/** The browser that the tests drive. */
export const findBrowser = () => find(headlessShell, wholeBrowsers);

/** The browser that measures and photographs: it asks for icon and manifest, and draws letters, as a visitor's does. */
export const findWholeBrowser = () => find(wholeBrowsers, headlessShell);
