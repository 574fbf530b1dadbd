import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadDraft } from '../../src/contact/draft';
import { headOf } from '../../src/document/head';
import { chooseLanguage, storedChoice } from '../../src/language/choice';
import { firstYear, translatePeriod } from '../../src/language/period';
import { isLanguage, languages } from '../../src/languages';
import { cleanPath, documentName, notFound, pageOf, routes } from '../../src/routes';
import { first, second } from '../languages';
import './visitor';

/** Any text at all: control and bidi characters, emoji, markup, halves of characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 50,
  }),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '\u202eevil\u0000'),
);

/** Paths that nearly are those of pages. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '/about', '/portfolio', '/index', '.html', '/ABOUT', '/..', '%2F'),
      fc.webSegment(),
      anyText,
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

/** Makes sure that a property holds for this many cases, the same ones each time. */
const check = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>, numRuns: number) =>
  fc.assert(property, { numRuns, seed: 1999 });

describe('Any path', () => {
  const pages = [...routes, notFound].map(({ page }) => page);

  test('is cleaned by taking away from its end alone', () => {
    check(
      fc.property(anyPath, (path) => {
        const clean = cleanPath(path);
        expect(clean === '/' || path.startsWith(clean)).toBe(true);
        expect(path.slice(clean === '/' ? 0 : clean.length)).toMatch(clean === '/' ? /^/ : /^(\/index)?(\.html)?\/*$/);
      }),
      3000,
    );
  });

  test('leads to a page that has a document and a title', () => {
    check(
      fc.property(anyPath, fc.constantFrom(...languages), (path, language) => {
        const page = pageOf(path);
        expect(pages).toContain(page);
        expect(headOf(page, language).title).not.toBe('');
        expect(documentName({ path })).toMatch(/\.html$/);
      }),
      2000,
    );
  });

  test('that is a page under another name leads to that page', () => {
    const ends = fc.tuple(
      fc.constantFrom('', '/index'),
      fc.constantFrom('', '.html'),
      fc.integer({ max: 40 }).map((count) => '/'.repeat(Math.max(0, count))),
    );
    check(
      fc.property(fc.constantFrom(...routes), ends, ({ page, path }, end) => {
        const bare = path === '/' && !end[0] ? '/' : path.replace(/\/$/, '');
        const name = bare === '/' ? `/${end[2]}` : bare + end.join('');
        expect(pageOf(name)).toBe(page);
      }),
      500,
    );
  });

  test('is cleaned in no time, however it is made', () => {
    const rows = ['/', '/index', '.html', '/index.html', '/index/', './', '//index'];
    for (const row of rows) {
      const path = `${row.repeat(100_000)}x`;
      const start = performance.now();
      expect(cleanPath(path)).toBe(path);
      expect(performance.now() - start, `${row} again and again, in ms`).toBeLessThan(250);
    }
  });
});

test('Any query opens the page in a language of the site, and is kept only where it names one', () => {
  const query = fc.oneof(
    anyText,
    fc
      .array(fc.tuple(fc.constantFrom('lang', 'LANG', 'lang[]', 'x'), anyText))
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
    fc.constantFrom(
      `?lang=${second}`,
      '?lang=NL',
      `?lang=${second}%00`,
      `?lang=${first}&lang=${second}`,
      '?lang',
      '?%',
      '&&',
    ),
  );
  check(
    fc.property(query, (search) => {
      localStorage.clear();
      const asked = new URLSearchParams(search).get('lang');
      expect(chooseLanguage({ pathname: '/', search: search })).toBe(isLanguage(asked) ? asked : first);
      expect(localStorage.getItem('language')).toBe(isLanguage(asked) ? asked : null);
    }),
    2500,
  );
});

describe('Any stored value', () => {
  test('is no language but the two of the site', () => {
    check(
      fc.property(anyText, (stored) => {
        localStorage.setItem('language', stored);
        expect(storedChoice()).toBe(isLanguage(stored) ? stored : undefined);
      }),
      1500,
    );
  });

  test('gives a draft that holds nothing but text', () => {
    const stored = fc.oneof(
      anyText,
      fc.json(),
      fc.dictionary(anyText, fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    check(
      fc.property(stored, (text) => {
        sessionStorage.setItem('contact-draft', text);
        const draft = loadDraft();
        expect(Object.values(draft).every((value) => typeof value === 'string')).toBe(true);
        expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
      }),
      1500,
    );
  });
});

test('Any text can be asked for its period and its year', () => {
  check(
    fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
      expect(firstYear(text)).toBeGreaterThanOrEqual(0);
      expect(typeof translatePeriod(text, language)).toBe('string');
    }),
    300,
  );
});
