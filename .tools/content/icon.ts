import { light } from '../../src/styles/colours.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

const colours: Record<string, string> = light;

/** A part of a drawing that names the colour which it has: `class="fill-delft" fill="#123B7A"`. */
const part = /class="(fill|stroke)-([\w-]+)" \1="([^"]*)"/g;

/** A drawing in the colours of the site: each part that names a colour gets its value. */
export const recolour = (svg: string) =>
  svg.replace(part, (_, property, name, old) => `class="${property}-${name}" ${property}="${colours[name] ?? old}"`);

/** Checks that the icon of the app has the colours of the site. One of other making names none, and passes. */
export function checkIcon({ icon }: Content): Mistake[] {
  const [, , name, value] = [...icon.matchAll(part)].find(([, , name = '', value]) => colours[name] !== value) ?? [];
  if (!name) return [];
  const file = 'public/icons/icon.svg';
  const remedy = `src/styles/colours.ts says "${colours[name]}". Run "npm run icons": it brings the icons in line.`;
  return [{ file, value: `${name} "${value}"`, remedy }];
}
