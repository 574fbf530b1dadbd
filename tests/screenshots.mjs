// Photographs every page and state, in every width, language and scheme, for people to look at. `--engine=firefox` and
// `--engine=webkit` show them as these engines do.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { preview, runnerImport } from 'vite';
import { findWholeBrowser } from './browser.mjs';
import { findEngines } from './engines/find.mjs';

const { languages } = (await runnerImport('/src/languages.ts')).module;

const [, engine = 'chromium'] = /--engine=(\w+)/.exec(process.argv.join(' ')) ?? [];
const folder = `screenshots/${engine}`;
const widths = [360, 768, 1280, 1920];
const heights = { 360: 780, 768: 1024, 1280: 860, 1920: 1080 };
const schemes = ['light', 'dark'];

/**
 * A state of the site: where it is, what is typed and pressed there, and what shows that it is reached. A page that
 * nothing was done to is photographed as a whole.
 */
const states = [
  { name: 'home', path: '/' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'menu', path: '/', below: 1024, press: '[popovertarget=menu]', shows: 'nav' },
  { name: 'dialog', path: '/portfolio', press: 'main ol li:nth-child(7) button', shows: '[role=dialog]' },
  { name: 'form-refused', path: '/', press: '[type=submit]', shows: 'form [aria-invalid=true]' },
  {
    name: 'toast',
    path: '/',
    type: { name: 'Zoë de Vries', email: 'zoe@example.com', message: 'Hallo!' },
    press: '[type=submit]',
    shows: '[data-scope=toast][data-part=root]',
  },
  { name: 'error', path: '/', breaks: true, shows: '[role=alert]' },
];

const isVisible = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;

const isWide = (width) => innerWidth === width;

/** Brings something into the window; returns its middle. */
const bring = (selector) => {
  const element = document.querySelector(selector);
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top: y, width, height } = element.getBoundingClientRect();
  return [left + width / 2, y + height / 2];
};

const showEverything = async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  return document.documentElement.scrollHeight;
};

async function waitUntil(tab, condition, what) {
  for (let patience = 100; patience > 0; patience--) {
    if (await tab.run(condition, what).catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`${what} does not come.`);
}

async function photograph(tab, { path, type = {}, press, shows, breaks }, language, width) {
  broken = Boolean(breaks);
  await tab.resize(width, heights[width]);
  await tab.go(`${address}${path}?lang=${language}`);
  await waitUntil(tab, isVisible, breaks ? shows : `html[data-live][lang=${language}]`);
  await waitUntil(tab, isWide, width);
  const height = await tab.run(showEverything);
  for (const [name, text] of Object.entries(type)) {
    await tab.click(...(await tab.run(bring, `[name=${name}]`)));
    await tab.type(text);
  }
  if (press) await tab.click(...(await tab.run(bring, press)));
  else await tab.resize(width, height);
  if (shows) await waitUntil(tab, isVisible, shows);
  await pause(300);
  return tab.picture();
}

let broken = false;

/** A host that has no worker, whose message would be in every picture, and that breaks the words if told so. */
const host = {
  name: 'host-for-pictures',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, language] = /^\/words-(\w+)\.js/.exec(request.url) ?? [];
      if (request.url === '/sw.js') response.writeHead(404).end();
      else if (broken && language)
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(
            `export const ${language} = new Proxy({}, { get(_, key) { if (key !== 'then') throw new Error('Broken for the picture'); } });`,
          );
      else next();
    });
  },
};

const server = await preview({ preview: { port: 4174 }, plugins: [host], logLevel: 'error' });
const address = 'http://localhost:4174';

process.env.CHROME_PATH ??= await findWholeBrowser();
for (const { paths } of (await findEngines()).found) Object.assign(process.env, paths);
const { startCamera } = (await runnerImport('/tests/engines/camera.ts')).module;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const files = [];
for (const scheme of schemes) {
  const camera = await startCamera(engine, scheme === 'dark');
  const profile = await camera.newProfile();
  for (const width of widths)
    for (const language of languages)
      for (const state of states) {
        if (width >= (state.below ?? Infinity)) continue;
        const file = `${state.name}-${width}-${language}-${scheme}.png`;
        const take = async () => {
          const tab = await profile.openTab();
          await writeFile(`${folder}/${file}`, await photograph(tab, state, language, width));
          await tab.close();
        };
        // WebKit's driver loses an answer now and then.
        await take().catch(take);
        files.push(file);
      }
  await profile.close();
  await camera.close();
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
await server.close();
