import { readFileSync } from 'node:fs';
import type { Content } from '../../.tools/content/read';
import { locate, typeface } from '../../src/plugins/font';
import { dark, light } from '../../src/styles/colours';
import { dictionaries } from '../content';

/** A drawing of 100 × 100. */
export const svg = (drawing: string, size = 'viewBox="0 0 100 100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`);

export const wordmark = {
  path: 'public/logos/wordmarks/molen.svg',
  bytes: svg('<path d="M10 10v80h20v-80zM60 10v80h20v-80z" fill="#1c7"/>'),
};

export const emblem = {
  path: 'public/logos/emblems/molen.svg',
  bytes: svg('<circle cx="50" cy="50" r="50" fill="#123"/><path d="M20 50h60" stroke="#fff"/>'),
};

export const project = (texts: string, period: string, ...technologies: string[]) => ({
  nameKey: `portfolio.${texts}.name`,
  descKey: `portfolio.${texts}.desc`,
  period,
  technologies: technologies as readonly string[],
});

export const texts: Record<string, string> = {
  // The pages ask for these.
  ...Object.fromEntries(Object.entries(dictionaries.en).filter(([key]) => /^(nav|page)\./.test(key))),
  'page.home.title': 'IT',
  'services.advice.title': 'Advice',
  'services.advice.text': 'What to keep.',
  'portfolio.molen.name': 'A mill',
  'portfolio.molen.desc': 'It turns.',
};

/** The content of a small company that made no mistake. */
export const content: Content = {
  company: {
    name: 'Zon IT',
    address: 'https://www.polderlicht.nl',
    registration: '12345678',
    vat: 'NL001234567B01',
    street: 'Dorpsstraat 10',
    postcode: '2801 GA',
    city: 'Gouda',
    phone: '+31 182 12 34 56',
    email: 'info@polderlicht.nl',
  },
  clients: { molen: { name: 'De Molen' } },
  engagements: [{ client: 'molen', projects: [project('molen', 'June 2022 - November 2025', 'Azure')] }],
  services: [{ name: 'advice' }],
  expertise: [],
  languages: ['en', 'nl'],
  languageFacts: [['src/content/flags.ts', 'flags', { en: [], nl: [] }]],
  languageNames: { en: 'English', nl: 'Nederlands' },
  words: { en: texts, nl: texts },
  lastWords: { en: { reload: 'Reload' }, nl: { reload: 'Herlaad' } },
  schemes: { light, dark },
  logos: [wordmark, emblem],
  typeface: { file: typeface, bytes: readFileSync(locate(typeface)) },
  sources: { 'src/content/clients.ts': "export const clients = {\n  molen: { name: 'De Molen' },\n};\n" },
  icon: `<svg><path class="fill-delft" fill="${light.delft}"/></svg>`,
};
