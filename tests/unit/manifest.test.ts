import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { manifestOf, manifests } from '../../src/document/manifest';
import { appStart } from '../../src/language/choice';
import { readAddress, routes } from '../../src/routes';
import { dictionaries, first, languages } from '../content';

const manifest = manifestOf(first);
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];

/** The size that a PNG file states: two numbers of four bytes, after its signature. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('The manifest', () => {
  test('has everything that browsers ask for before they offer to install a site', () => {
    for (const member of ['id', 'name', 'short_name', 'description', 'lang', 'dir', 'start_url', 'scope'] as const)
      expect(manifest[member], member).toBeTruthy();
    expect(manifest).toMatchObject({ name: company.name, short_name: company.name, scope: '/', display: 'standalone' });
    expect(manifest.theme_color).toMatch(/^#/);
    expect(manifest.background_color).toMatch(/^#/);
    const plain = icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes);
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const purposes = icons.map(({ purpose }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
    const factors = screenshots.map(({ form_factor }) => form_factor);
    expect(factors).toEqual(expect.arrayContaining(['narrow', 'wide']));
  });

  test.each(languages)(
    'starts in %s, at addresses that let the stored choice win, with shortcuts to its pages',
    (code) => {
      const { start_url = '', lang, id, description, screenshots = [], shortcuts = [] } = manifestOf(code);
      // One app, whatever its language.
      expect([id, lang, description]).toEqual(['/', code, dictionaries[code]['page.home.description']]);
      const starts = [start_url, ...shortcuts.map(({ url }) => url)].map((url) => new URL(url, company.address));
      for (const { pathname, search } of starts) {
        expect(search).toBe(appStart);
        const { language, path } = readAddress(pathname);
        expect(language).toBe(code);
        expect(routes.map((route) => route.path)).toContain(path);
      }
      expect(readAddress(starts[0]?.pathname ?? '').path).toBe('/');
      expect(starts.map(({ hash }) => hash).join('')).toBe('#contact');
      const texts = Object.values(dictionaries[code]);
      for (const said of [...shortcuts.map(({ name }) => name), ...screenshots.map(({ label }) => label)])
        expect(texts).toContain(said);
    },
  );

  test('is a file of its own in each language', () => {
    const files = manifests(languages);
    expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(languages.length);
    expect(files.map(({ source }) => JSON.parse(source).lang)).toEqual(languages);
  });
});

describe('The pictures of the manifest', () => {
  test.each(pictures)('include $src, as large as stated: $sizes', ({ src, sizes, type }) => {
    expect(existsSync(`public${src}`)).toBe(true);
    const picture = readFileSync(`public${src}`);
    if (type === 'image/png') expect(sizeOf(picture)).toBe(sizes);
    else expect([type, sizes, /<svg[\s>]/.test(picture.toString())]).toEqual(['image/svg+xml', 'any', true]);
  });

  test('are accepted by stores: screenshots of one size for each kind of screen, no longer than 2.3 times their width', () => {
    for (const kind of ['narrow', 'wide']) {
      const sizes = new Set(screenshots.filter(({ form_factor }) => form_factor === kind).map(({ sizes }) => sizes));
      expect(sizes.size).toBe(1);
      const [width = 0, height = 0] = [...sizes].join().split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
  });
});
