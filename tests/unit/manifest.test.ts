import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifestOf } from '../../src/build/manifest';
import { company } from '../../src/content/company';
import { appStartQuery } from '../../src/language/preferred-language';
import { addressOf } from '../../src/routes';
import { dictionaries, languages, mainLanguage } from '../site-content';

const manifest = manifestOf(mainLanguage);
const { icons = [], screenshots = [], shortcuts = [] } = manifest;

test('The manifest has everything that browsers ask for before they offer to install a site', () => {
  const colour = expect.stringMatching(/^#/);
  const { name } = company;
  expect(manifest).toMatchObject({ name, short_name: name, scope: '/', display: 'standalone' });
  expect(manifest).toMatchObject({ theme_color: colour, background_color: colour });
  const kinds = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  for (const kind of ['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512'])
    expect(kinds).toContain(kind);
});

test.each(languages)('The manifest in %s starts where the stored choice wins, with shortcuts to its pages', (code) => {
  const words = dictionaries[code];
  const { screenshots = [], shortcuts = [], ...manifest } = manifestOf(code);
  const start = addressOf('/', code) + appStartQuery;
  // One app, whatever its language.
  expect(manifest).toMatchObject({
    id: '/',
    lang: code,
    start_url: start,
    description: words['page.home.description'],
  });
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [words['nav.portfolio'], addressOf('/portfolio', code) + appStartQuery],
    [words['nav.contact'], `${start}#contact`],
  ]);
  for (const { label } of screenshots) expect(Object.values(words)).toContain(label);
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)])(
  'The picture $src is there, as large as stated: $sizes',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    const isDrawing = format === 'svg';
    expect([type, sizes]).toEqual(isDrawing ? ['image/svg+xml', 'any'] : [`image/${format}`, `${width}x${height}`]);
  },
);

test.each(['narrow', 'wide'])('Stores accept the %s screenshots: they have one size, and are not too long', (kind) => {
  const ofKind = screenshots.filter(({ form_factor }) => form_factor === kind);
  const [size = '', ...others] = new Set(ofKind.map(({ sizes }) => sizes));
  expect(others).toEqual([]);
  const [short = 0, long = 0] = size
    .split('x')
    .map(Number)
    .sort((one, other) => one - other);
  expect(short).toBeGreaterThanOrEqual(320);
  expect(long).toBeLessThanOrEqual(Math.min(3840, 2.3 * short));
});
