import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Root on Debian may install the browser; everybody else is told how to. */
function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('No browser found: installing chromium with apt.');
  const apt = (...args) => execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', 'chromium');
}

/**
 * The browser that the tests drive: `CHROME_PATH`, Playwright's own chromium, one of the system, or, as root on Debian,
 * one that is installed now.
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} with the one line that says what to do
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers];
  const find = () => candidates.find((path) => path && existsSync(path));
  if (!find()) installOnDebian();
  const found = find();
  if (!found) throw new Error('No browser found: run `npx playwright install chromium`, or set CHROME_PATH.');
  return found;
}
