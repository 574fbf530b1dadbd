// Where the browsers are that the tests drive: Playwright's own builds, or those of the system.
// `node tests/browsers.mjs chromium firefox` installs what is missing, as root on Debian; elsewhere it says how to. `--path` prints
// the path of Chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

const first = (paths) => paths.find((path) => path && existsSync(path));

/** Chromium with its windows: the pictures need it. */
export const wholeChromium = () =>
  first([
    process.env.CHROME_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

/** Playwright's own build of a browser, if it is installed. */
export const ownBuild = (name) => first([{ chromium, firefox, webkit }[name]?.executablePath()]);

/** The browsers of the system, by their engine, and the other programs that tests need. */
export const systemPrograms = {
  // Without its windows Chromium takes two thirds of the time, and Lighthouse measures the page alone.
  chromium: first([process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell']) ?? wholeChromium(),
  firefox: first(['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']),
  // It speaks WebDriver only: see `tests/webkit`.
  webkit: first(['/usr/bin/WebKitWebDriver']),
  // The hosts that the build is tried on.
  apache2: first(['/usr/sbin/apache2']),
  nginx: first(['/usr/sbin/nginx']),
  caddy: first(['/usr/bin/caddy']),
  // The screen reader, and the last of the programs that it needs.
  orca: first(['/usr/bin/orca']) && first(['/usr/bin/xdotool']),
};

/** Preferences of Firefox: all but the site has to pass a proxy that does not exist. */
export const localhostOnly = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

const packages = {
  chromium: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  apache2: ['apache2'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  orca: ['orca', 'openbox', 'xdotool', 'dbus-daemon', 'xvfb'],
};

if (process.argv.includes('--path')) console.log(systemPrograms.chromium);

const missing = process.argv.slice(2).filter((name) => packages[name] && !ownBuild(name) && !systemPrograms[name]);
if (missing.length && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  const wanted = missing.flatMap((name) => packages[name]);
  console.log(`Installing ${wanted.join(', ')} with apt.`);
  const apt = (...args) => execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', ...wanted);
} else if (missing.length) {
  // Playwright has builds of these.
  const engines = missing.filter((name) => ['chromium', 'firefox', 'webkit'].includes(name));
  const command = engines.length ? ` Run \`npx playwright install --with-deps ${engines.join(' ')}\`.` : '';
  console.error(`There is no ${missing.join(', no ')}.${command}`);
  // Without Firefox or WebKit, Chromium alone is tried.
  const isNeeded = (name) => process.env.CI || !['firefox', 'webkit'].includes(name);
  process.exitCode = missing.some(isNeeded) ? 1 : 0;
}
