import * as fontkit from 'fontkit';
import { typeface } from '../../src/content/typeface';

/** A font that is opened, to be asked about its characters, its axes and its measures. */
export function openFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('unitsPerEm' in font)) throw new Error(`${typeface} holds several fonts. Name a file with one of them.`);
  return font;
}
