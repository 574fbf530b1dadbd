import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { manifestOf } from '../../src/document/manifest';
import { appStart } from '../../src/language/choice';
import { pageOf, readAddress } from '../../src/routes';
import { dictionaries, first, languages } from '../content';

const manifest = manifestOf(first);
const { icons = [], screenshots = [], shortcuts = [] } = manifest;

describe('The manifest', () => {
  test('has everything that browsers ask for before they offer to install a site', () => {
    const colour = expect.stringMatching(/^#/);
    const like = (part: object) => expect.objectContaining(part);
    expect(manifest).toMatchObject({
      name: company.name,
      short_name: company.name,
      scope: '/',
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
      icons: expect.arrayContaining([
        like({ purpose: 'any', sizes: '192x192' }),
        like({ purpose: 'any', sizes: '512x512' }),
        like({ purpose: 'maskable' }),
        like({ purpose: 'monochrome' }),
      ]),
      screenshots: expect.arrayContaining([like({ form_factor: 'narrow' }), like({ form_factor: 'wide' })]),
    });
  });

  test.each(languages)('in %s starts where the stored choice wins, with shortcuts to its pages', (code) => {
    const { start_url = '', lang, id, description, screenshots = [], shortcuts = [] } = manifestOf(code);
    // One app, whatever its language.
    expect([id, lang, description]).toEqual(['/', code, dictionaries[code]['page.home.description']]);
    const starts = [start_url, ...shortcuts.map(({ url }) => url)].map((url) => new URL(url, company.address));
    expect(starts.map(({ search }) => search)).toEqual(starts.map(() => appStart));
    const reached = starts.map(({ pathname, hash }) => {
      const { language, path } = readAddress(pathname);
      return [language, pageOf(path), hash];
    });
    expect(reached).toEqual([
      [code, 'home', ''],
      [code, 'portfolio', ''],
      [code, 'home', '#contact'],
    ]);
    const texts = Object.values(dictionaries[code]);
    for (const said of [...shortcuts.map(({ name }) => name), ...screenshots.map(({ label }) => label)])
      expect(texts).toContain(said);
  });
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)])(
  'The picture $src is there, as large as stated: $sizes',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    const isDrawing = format === 'svg';
    expect([type, sizes]).toEqual(isDrawing ? ['image/svg+xml', 'any'] : [`image/${format}`, `${width}x${height}`]);
  },
);

test.each(['narrow', 'wide'])(
  'Stores accept the %s screenshots: one size, no longer than 2.3 times its width',
  (kind) => {
    const sizes = screenshots.filter(({ form_factor }) => form_factor === kind).map(({ sizes }) => sizes);
    expect(new Set(sizes).size).toBe(1);
    const [width = 0, height = 0] = sizes[0]?.split('x').map(Number) ?? [];
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)));
  },
);
