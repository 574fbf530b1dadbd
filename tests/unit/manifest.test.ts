import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createIcons } from '../../src/build/icons';
import { createManifest } from '../../src/build/manifest';
import { nl } from './languages';

const { icons = [] } = createManifest(nl);
const made = new Map((await createIcons()).map(({ fileName, source }) => [`/${fileName}`, Buffer.from(source)]));

/** It is in the head of the documents. */
const appleIcon = { src: '/app-icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'maskable' };

test.each([...icons, appleIcon])(
  'The picture $src is as large as stated: $sizes, and fills its square if the device crops it',
  async ({ src, sizes, type, purpose }) => {
    const picture = sharp(made.get(src));
    const { format, width, height } = await picture.metadata();
    if (purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true);
    const expected = format === 'svg' ? ['image/svg+xml', 'any'] : [`image/${format}`, `${width}x${height}`];
    expect([type, sizes]).toEqual(expected);
  },
);
