// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { manifestOf } from '../../src/document/manifest';
import { languages } from '../../src/languages';
import { readAddress, routes } from '../../src/routes';
import { first } from '../languages';

const manifest = manifestOf(first);
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
const pictures = [...icons, ...screenshots, ...shortcutIcons];

/** The size that a PNG file states: two numbers of four bytes, after its signature. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  test.each([
    ...['id', 'name', 'short_name', 'description', 'lang', 'dir', 'start_url', 'scope'],
    ...['display', 'theme_color', 'background_color', 'icons', 'screenshots', 'shortcuts'],
  ] as const)('has the member %s', (member) => {
    expect(manifest[member]?.length).toBeGreaterThan(0);
  });

  test('opens the site, by the name of the company, at its home page and in a window of its own', () => {
    expect(manifest).toMatchObject({ name: company.name, short_name: company.name });
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  });

  test('has an icon of each size that browsers ask for, and one for each purpose', () => {
    const plain = icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes);
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const purposes = icons.map(({ purpose }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  });

  test('shows the site on narrow and on wide screens, in words too', () => {
    const factors = screenshots.map(({ form_factor }) => form_factor);
    expect(factors).toEqual(expect.arrayContaining(['narrow', 'wide']));
    expect(screenshots.map(({ label }) => label)).not.toContain(undefined);
  });

  test.each(languages)('starts in %s, with shortcuts to pages that exist in it', (language) => {
    const { start_url = '', lang, id, shortcuts = [] } = manifestOf(language);
    expect({ id, lang }).toEqual({ id: '/', lang: language });
    const urls = [start_url, ...shortcuts.map(({ url }) => url)];
    const base = language === first ? '' : `/${language}`;
    for (const url of urls) {
      const { pathname } = new URL(url, company.address);
      expect(readAddress(pathname).base).toBe(base);
      expect(routes.map(({ path }) => path)).toContain(readAddress(pathname).path);
    }
    for (const { name } of shortcuts) expect(name).toMatch(/^\p{Lu}/u);
  });
});

describe('the pictures of the manifest', () => {
  test.each(pictures)('include $src, as large as stated: $sizes', ({ src, sizes, type }) => {
    expect(existsSync(`public${src}`)).toBe(true);
    const picture = readFileSync(`public${src}`);
    if (type === 'image/png') expect(sizeOf(picture)).toBe(sizes);
    else expect([type, sizes, /<svg[\s>]/.test(picture.toString())]).toEqual(['image/svg+xml', 'any', true]);
  });

  test.each(screenshots)('include $src, which stores accept: no longer than 2.3 times its width', ({ sizes }) => {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  });

  test('of one kind of screen are all of one size', () => {
    for (const factor of ['narrow', 'wide']) {
      const sizes = screenshots.filter(({ form_factor }) => form_factor === factor);
      expect(new Set(sizes.map((screenshot) => screenshot.sizes)).size).toBe(1);
    }
  });
});
