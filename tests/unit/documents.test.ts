// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
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

/** The files that every host serves beside the documents. */
const files = new Set(readdirSync('public', { recursive: true, encoding: 'utf8' }));

const parse = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
};

const home = parse(documents[0]?.body ?? '');

/** Why an address of the site leads nowhere; nothing if it leads somewhere. */
function brokenLink(href: string): string | undefined {
  const { pathname, hash } = new URL(href, 'http://localhost');
  const { path } = readAddress(pathname);
  if (path !== notFound.path && !routes.some((route) => route.path === path))
    return `${href}: mend the link, or add the page ${pathname} to src/routes.ts`;
  if (hash && !home.querySelector(hash))
    return `${href}: mend the link, or give a section of src/pages/home/home.tsx the id ${hash.slice(1)}`;
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

  test('links only to pages, sections and elements that exist, and stays in its language', () => {
    const hrefs = [...page.querySelectorAll('a:not([hreflang])')].map((link) => link.getAttribute('href') ?? '');
    const links = hrefs.filter((href) => href.startsWith('/') && !files.has(href.slice(1)));
    expect(links.length).toBeGreaterThan(3);
    expect(links.flatMap((href) => brokenLink(href) ?? [])).toEqual([]);
    expect(links.filter((href) => readAddress(href.replace(/#.*/, '')).language !== language)).toEqual([]);
    const fragments = hrefs.filter((href) => href.startsWith('#'));
    expect(fragments).toContain('#content');
    expect(fragments.filter((fragment) => !page.querySelector(fragment))).toEqual([]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('asks for no picture before its typeface', () => {
    expect([...page.querySelectorAll('link[rel=preload][as=image]')]).toEqual([]);
  });

  test('has a text for every picture, empty if it only adorns, and shows only pictures of public/', () => {
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures.filter((picture) => !picture.hasAttribute('alt'))).toEqual([]);
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

test('The build warns of the values of the company that are examples, if there are any', () => {
  const { buildStart } = prerenderPages() as unknown as { buildStart(this: { warn(text: string): void }): void };
  for (const fields of [['name', 'vat'], []]) {
    vi.mocked(exampleFields).mockReturnValue(fields);
    const warn = vi.fn();
    buildStart.call({ warn });
    expect(warn.mock.calls).toEqual(
      fields.length ? [['src/content/company.ts still holds example values: name, vat']] : [],
    );
  }
});
