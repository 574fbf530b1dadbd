// @vitest-environment happy-dom
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, type Rolldown } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { exampleFields } from '../../src/content/company';
import { engagements } from '../../src/content/engagements';
import { languages } from '../../src/languages';
import { fillTemplate, moduleAddresses, prerenderPages } from '../../src/plugins/documents';
import { everyWord, prerender } from '../../src/prerender';
import { addressOf, documentName, notFound, readAddress, routes } from '../../src/routes';
import { dictionaries, first, headingOf } from '../content';

vi.mock('../../src/content/company', { spy: true });

const documents = prerender();

const parse = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
};

const home = parse(documents[0]?.body ?? '');

/** The files of the site that mention a text. */
const filesWith = (text: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(`src/${file}`, 'utf8').includes(text))
    .map((file) => `src/${file}`);

/** Why an address of the site leads nowhere; nothing if it leads somewhere. */
function brokenLink(href: string): string | undefined {
  const { pathname, hash } = new URL(href, 'http://localhost');
  const where = `${filesWith(`"${href}"`).join(' and ') || 'a file of src'} links to ${href}`;
  const { path } = readAddress(pathname);
  if (path !== notFound.path && !routes.some((route) => route.path === path))
    return `${where}: mend it, or add the page ${pathname} to src/routes.ts`;
  if (hash && !home.querySelector(hash))
    return `${where}: mend it, or give a section of src/pages/home/home.tsx the id ${hash.slice(1)}`;
}

test('There is a document of each page in each language, and one for every other path', () => {
  const addresses = languages.flatMap((language) => [...routes, notFound].map(({ path }) => addressOf(path, language)));
  expect(documents.map(({ fileName }) => fileName)).toEqual(addresses.map(documentName));
});

describe.each(documents)('$fileName', ({ fileName, language, body, head }) => {
  const page = parse(body);
  const path = readAddress(`/${fileName}`).path;
  const route = routes.find((one) => one.path === path) ?? notFound;

  test('says in its language what it is about, and has the flag of that language marked', () => {
    expect(page.querySelector('h1')?.textContent).toBe(dictionaries[language][headingOf(route.page)]);
    expect(head).toContain(`<title>${dictionaries[language][`page.${route.page}.title`]} – `);
    const flags = [...page.querySelectorAll('a[hreflang]')].map((flag) => [
      flag.getAttribute('hreflang'),
      flag.getAttribute('href'),
      flag.getAttribute('aria-current'),
    ]);
    expect(flags).toEqual(
      languages.map((code) => [code, addressOf(route.path, code), code === language ? 'true' : null]),
    );
  });

  test('links only to pages and sections that exist, and stays in its language', () => {
    const links = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(3);
    const broken = links.flatMap((href) => brokenLink(href ?? '') ?? []);
    expect(broken, broken.join('; ')).toEqual([]);
    expect(links.filter((href) => readAddress(new URL(href ?? '', 'http://a').pathname).language !== language)).toEqual(
      [],
    );
  });

  test('leads by each fragment to an element of its own', () => {
    const fragments = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(fragments).toContain('#content');
    expect(fragments.filter((fragment) => !page.querySelector(fragment))).toEqual([]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has a text for every picture, empty if it only adorns, and shows only pictures of public/', () => {
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures.filter((picture) => !picture.hasAttribute('alt'))).toEqual([]);
    const files = new Set(readdirSync('public', { recursive: true, encoding: 'utf8' }));
    expect(
      pictures.map((picture) => picture.getAttribute('src')?.slice(1)).filter((src) => !files.has(src ?? '')),
    ).toEqual([]);
  });
});

test('Every project stands in the document of its language', () => {
  for (const { fileName, language, body } of documents.filter(({ fileName }) => fileName.endsWith('portfolio.html'))) {
    const page = parse(body);
    for (const { client, projects } of engagements) {
      const text = page.querySelector(`section#${client}`)?.textContent;
      for (const { nameKey, descKey, technologies } of projects)
        for (const part of [dictionaries[language][nameKey], dictionaries[language][descKey], ...technologies])
          expect(text, `${fileName}, ${client}`).toContain(part);
    }
  }
});

test('The build knows the words that no document shows', () => {
  for (const language of languages)
    expect(everyWord).toContain(JSON.stringify(dictionaries[language]['contact.sentTitle']).slice(1, -1));
});

describe('The template', () => {
  const template = '<head>\n  <!-- head -->\n</head>\n<body>\n  <div id="root"></div>\n</body>\n';
  const fill = (head: string, body: string, document = template) =>
    fillTemplate(document, { '<!-- head -->': head, '<div id="root"></div>': body });

  test.each([
    ['gets its contents in the place of their marks', '<title>A</title>', '<p>B</p>'],
    ['keeps a line break of its contents', '<script>// why\nstart()</script>', ''],
    ['takes dollar signs as they are, which a replacement would read as its own', '', "<p>$& $1 $$ $` $'</p>"],
  ])('%s, and loses its own line breaks', (_, head, body) => {
    expect(fill(head, body)).toBe(`<head>${head}</head><body>${body}</body>`);
  });

  test.each(['<!-- head -->', '<div id="root"></div>'])('must have the mark %s exactly once', (mark) => {
    const message = `index.html must contain ${mark} exactly once.`;
    expect(() => fill('', '', template.replace(mark, ''))).toThrow(message);
    expect(() => fill('', '', template.replace(mark, mark + mark))).toThrow(message);
  });
});

describe('The modules that make a page live', () => {
  const bundle = (...chunks: Partial<Rolldown.OutputChunk>[]) =>
    Object.fromEntries(
      chunks.map((chunk) => [
        chunk.fileName,
        { type: 'chunk', imports: [], isEntry: false, facadeModuleId: null, ...chunk },
      ]),
    ) as unknown as Rolldown.OutputBundle;
  const vendor = { fileName: 'assets/vendor-1a2b.js' };
  const entry = { fileName: 'assets/main-1a2b.js', isEntry: true, imports: [vendor.fileName] };
  const words = languages.map((language) => ({
    fileName: `assets/${language}-1a2b.js`,
    facadeModuleId: `/site/src/language/${language}.ts`,
  }));

  test.each(languages)('are the entry, what it imports, and the words in %s', (language) => {
    expect(moduleAddresses(bundle(vendor, ...words, entry), language)).toBe(
      `/assets/vendor-1a2b.js /assets/${language}-1a2b.js /assets/main-1a2b.js`,
    );
  });

  test('stop the build if one of them is not there', () => {
    const message = `The build made no entry, or no words for "${first}".`;
    expect(() => moduleAddresses(bundle(vendor, ...words), first)).toThrow(message);
    expect(() => moduleAddresses(bundle(vendor, entry), first)).toThrow(message);
  });
});

test.each([
  ['an example', ['name', 'vat'], ['src/content/company.ts still holds example values: name, vat']],
  ['a real', [], []],
])('A build of %s company warns of its example values, once', async (_, fields, expected) => {
  vi.mocked(exampleFields).mockReturnValue(fields);
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const input = join(root, 'main.js');
  writeFileSync(input, 'console.log("live");');
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => warnings.push(message);
  // The plugin as it begins a build, without the pages that it makes at the end.
  const plugins = [{ ...prerenderPages(), generateBundle: undefined }];
  await build({ configFile: false, root, customLogger, plugins, build: { rolldownOptions: { input } } });
  rmSync(root, { recursive: true });
  expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)));
});
