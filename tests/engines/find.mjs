import { existsSync, readdirSync } from 'node:fs';
import { findBrowser, installOnDebian } from '../browser.mjs';

const packages = ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where the small browser of WebKit's driver may be: a folder that is called after machine and version. */
const libraries = () =>
  ['/usr/lib', '/usr/libexec', ...folders('/usr/lib', /-linux-gnu/)].flatMap((folder) =>
    folders(folder, /^webkit2gtk-4/),
  );

const folders = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((entry) => name.test(entry))
        .map((entry) => `${folder}/${entry}`)
    : [];

const first = (...paths) => paths.find((path) => path && existsSync(path));

/** What the tests have to know of each engine, if all of it is there. */
const places = {
  chromium: async () => ({ CHROME_PATH: await findBrowser().catch(() => undefined) }),
  firefox: () => ({
    FIREFOX_PATH: first(
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ),
  }),
  webkit: () => ({
    WEBKIT_DRIVER_PATH: first(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'),
    WEBKIT_BROWSER_PATH: first(
      process.env.WEBKIT_BROWSER_PATH,
      ...libraries().map((folder) => `${folder}/MiniBrowser`),
    ),
    XVFB_PATH: first(process.env.XVFB_PATH, '/usr/bin/Xvfb'),
  }),
};

const look = () => Promise.all(Object.entries(places).map(async ([name, find]) => ({ name, paths: await find() })));

const isComplete = ({ paths }) => Object.values(paths).every(Boolean);

/**
 * The engines. What is missing is installed for CI, as root on Debian; anybody else is told in one line how to get it.
 * @returns {Promise<{ found: { name: string, paths: Record<string, string> }[], missing: string[] }>}
 */
export async function findEngines() {
  if (process.env.CI && !(await look()).every(isComplete)) installOnDebian(...packages);
  const engines = await look();
  const missing = engines.filter((engine) => !isComplete(engine)).map(({ name }) => name);
  if (missing.length)
    console.log(
      `Without ${missing.join(' and ')}: see .github/CONTRIBUTING.md, or run \`apt-get install ${packages.join(' ')}\`.`,
    );
  return { found: engines.filter(isComplete), missing };
}
