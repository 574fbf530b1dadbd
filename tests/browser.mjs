import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without the weight of its windows: the browser tests take two thirds of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const otherBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Root on Debian may install the browser; everybody else is told how to. */
function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('Installing chromium-headless-shell with apt.');
  const apt = (...args) => execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    apt('update');
    apt('install', '-y', 'chromium-headless-shell', 'fonts-liberation');
  } catch (error) {
    console.log(error.message);
  }
}

/**
 * The browser that the tests drive: `CHROME_PATH`, Playwright's own chromium, one of the system, or, as root on Debian,
 * one that is installed now.
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} with the one line that says what to do
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const preferred = [process.env.CHROME_PATH, chromium.executablePath(), headlessShell];
  const all = [...preferred, ...otherBrowsers];
  const find = (paths) => paths.find((path) => path && existsSync(path));
  // A machine of CI may have a slower one already; it has no time to lose.
  if (!find(process.env.CI ? preferred : all)) installOnDebian();
  const found = find(all);
  if (!found) throw new Error('No browser found: run `npx playwright install chromium`, or set CHROME_PATH.');
  return found;
}
