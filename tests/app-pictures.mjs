// Makes the pictures that a browser shows before it installs the site, from the production build.
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findWholeBrowser } from './browser.mjs';

const folder = 'public/screenshots';
const pictures = [
  { name: 'narrow-home', path: '/', viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 },
  {
    name: 'narrow-portfolio',
    path: '/portfolio',
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
  },
  { name: 'wide-home', path: '/', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

/**
 * Waits for the typeface, which a page does without if it comes late: a busy machine would picture another one. Leaves no
 * room for scrollbars, which this browser hides.
 */
async function showAsOnPhone(route) {
  const response = await route.fetch();
  const body = await response.text();
  const style = body.replaceAll('font-display:optional', 'font-display:block').replace('scrollbar-gutter:stable', '');
  await route.fulfill({ response, body: style });
}

const server = await preview({ preview: { port: 4175 }, logLevel: 'error' });
const browser = await chromium.launch({
  executablePath: await findWholeBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
await mkdir(folder, { recursive: true });
for (const { name, path, ...screen } of pictures) {
  const context = await browser.newContext({
    ...screen,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The policy knows the style sheet as it was.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const address = `http://localhost:4175${path}`;
  await page.route(address, showAsOnPhone);
  await page.goto(address);
  await page.waitForSelector('html[data-live]');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await browser.close();
await server.close();
