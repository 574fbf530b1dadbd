import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createIcons } from '../../src/build/icons';
import { manifestOf } from '../../src/build/manifest';
import { mainLanguage } from '../site-content';

const { icons = [], screenshots = [], shortcuts = [] } = manifestOf(mainLanguage);
const made = new Map((await createIcons()).map(({ fileName, source }) => [`/${fileName}`, Buffer.from(source)]));

/** It is in the head of the documents. */
const appleIcon = { src: '/app-icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'maskable' };

test.each([...icons, appleIcon, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)])(
  'The picture $src is there, as large as stated: $sizes, and fills its square if the device crops it',
  async ({ src, sizes, type, ...icon }) => {
    const picture = sharp(made.get(src) ?? `public${src}`);
    const { format, width, height } = await picture.metadata();
    if ('purpose' in icon && icon.purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true);
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
