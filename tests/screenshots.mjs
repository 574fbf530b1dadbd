// Photographs every page and state, in every width, language and scheme, for people to look at.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { findWholeBrowser } from './browser.mjs';

const { languages } = (await runnerImport('/src/language/codes.ts')).module;

const folder = 'screenshots';
const widths = [360, 768, 1280, 1920];
const heights = { 360: 780, 768: 1024, 1280: 860, 1920: 1080 };
const schemes = ['light', 'dark'];

async function fillForm(page) {
  await page.fill('[name=name]', 'Zoë de Vries');
  await page.fill('[name=email]', 'zoe@example.com');
  await page.fill('[name=message]', 'Hallo!');
}

/** A state of the site: where it is, and what leads to it. */
const states = [
  { name: 'home', path: '/' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'menu', path: '/', below: 1024, act: (page) => page.click('[popovertarget=menu]') },
  {
    name: 'dialog',
    path: '/portfolio',
    act: async (page) => {
      await page.click('main ol li:nth-child(7) button');
      await page.waitForSelector('[role=dialog]');
    },
  },
  { name: 'form-refused', path: '/', act: (page) => page.click('[type=submit]') },
  {
    name: 'toast',
    path: '/',
    act: async (page) => {
      await fillForm(page);
      await page.click('[type=submit]');
      await page.waitForSelector('[data-scope=toast][data-part=root]');
    },
  },
  {
    name: 'error',
    path: '/',
    breaks: () =>
      Object.defineProperty(window, 'scrollY', {
        get() {
          throw new Error('broken for the picture');
        },
      }),
  },
];

async function photograph(context, { language, scheme, width }) {
  const made = [];
  for (const { name, path, act, below, breaks } of states) {
    if (below && width >= below) continue;
    const page = await context.newPage();
    if (breaks) await page.addInitScript(breaks);
    await page.goto(`${path}?lang=${language}`);
    await page.waitForSelector(breaks ? '[role=alert]' : 'html[data-live]');
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    await act?.(page);
    await page.waitForTimeout(200);
    const file = `${name}-${width}-${language}-${scheme}.png`;
    await page.screenshot({ path: `${folder}/${file}`, fullPage: !act, animations: 'disabled' });
    made.push(file);
    await page.close();
  }
  return made;
}

const server = await preview({ preview: { port: 4174 }, logLevel: 'error' });
const browser = await chromium.launch({
  executablePath: await findWholeBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder);

const files = [];
for (const width of widths)
  for (const language of languages)
    for (const scheme of schemes) {
      const context = await browser.newContext({
        baseURL: 'http://localhost:4174',
        viewport: { width, height: heights[width] },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      files.push(...(await photograph(context, { language, scheme, width })));
      await context.close();
    }

const figures = files.map(
  (file) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
);
await writeFile(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px;font:12px sans-serif;background:#888}figure{margin:0}img{width:100%}</style>${figures.join('\n')}\n`,
);
console.log(`${files.length} pictures; look at ${folder}/index.html`);
await browser.close();
await server.close();
