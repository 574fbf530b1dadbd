import { readFileSync } from 'node:fs';
import type { Content } from '../../.tools/content/read';
import { locate, openFont, typeface } from '../../src/build/font';
import { dark, light } from '../../src/styles/colours';
import { dictionaries, first } from '../content';

/** A drawing of 100 × 100. */
export const drawing = (parts: string, size = 'viewBox="0 0 100 100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts}</svg>`);

const bars: Buffer = drawing('<path d="M10 10v80h20v-80zM60 10v80h20v-80z"/>');

export const logo = (kind: string, key = 'molen.svg', bytes = bars) => ({ path: `public/logos/${kind}/${key}`, bytes });
export const project = (texts: string, period: string, ...technologies: string[]) => ({
  nameKey: `portfolio.${texts}.name`,
  period,
  technologies,
});
export const mill = project('molen', 'June 2022 - November 2025', 'Azure');

/** The keys that the pages ask for. */
const asked = Object.keys(dictionaries[first]).filter((key) => /^(nav|page)\./.test(key));

export const words: Record<string, string> = {
  ...Object.fromEntries(asked.map((key) => [key, 'IT'])),
  'services.advice.title': 'Advice',
  'services.advice.text': 'What to keep.',
  'portfolio.molen.name': 'Mill',
  'portfolio.molen.desc': 'Turns.',
};

/** Content that may be another than the types promise. */
export type Change = { [Part in keyof Content]?: unknown };

/** The content of a small company that made no mistake. */
export const sound = {
  company: {
    name: 'Zon IT',
    address: 'https://www.polderlicht.nl',
    street: 'Dorpsstraat 10',
    postcode: '2801 GA',
    city: 'Gouda',
    phone: '+31 182 12 34 56',
    email: 'info@polderlicht.nl',
  },
  clients: { molen: { name: 'De Molen' } },
  engagements: [{ client: 'molen', projects: [mill] }],
  services: ['advice'],
  expertise: [],
  paths: ['/', '/about'],
  languages: ['en', 'nl'],
  defaultLanguage: 'nl',
  ofLanguages: { 'src/content/flags.ts, flags': { en: [], nl: [] } },
  dictionaries: { en: words, nl: { ...words, 'services.advice.text': 'Keep.' } },
  schemes: { light, dark },
  wordmarks: [logo('wordmarks')],
  emblems: [logo('emblems')],
  pictures: [],
  icon: `<svg><path class="fill-delft" fill="${light.delft}"/></svg>`,
  typeface,
  font: openFont(readFileSync(locate(typeface))),
} satisfies Change;

/** The same with something else in it. */
export const changed = (change: Change) => ({ ...sound, ...change }) as unknown as Content;
