import { readdir, readFile } from 'node:fs/promises';
import { clients } from '../../src/content/clients.ts';
import { company } from '../../src/content/company.ts';
import { engagements } from '../../src/content/engagements.ts';
import { flags } from '../../src/content/flags.ts';
import { expertise, services } from '../../src/content/services.ts';
import { type Language, languageNames, languages, locales } from '../../src/language/codes.ts';
import { loadWords } from '../../src/language/dictionaries.ts';
import { lastWords } from '../../src/language/last-words.ts';
import { dark, light } from '../../src/styles/colours.ts';

interface Project {
  nameKey: string;
  descKey: string;
  year: string;
  technologies: readonly string[];
}

export interface Picture {
  /** The path from the root of the project. */
  path: string;
  bytes: Buffer;
}

/** What the owner writes. The checks take no type on trust: they run before TypeScript does. */
export interface Content {
  company: Record<string, string>;
  /** The clients of the wall by key. */
  clients: Record<string, { name: string }>;
  engagements: readonly { client: string; projects: readonly Project[] }[];
  services: readonly { name: string }[];
  expertise: readonly string[];
  languages: readonly string[];
  /** What each language needs beside its words: the file, the name there, and what it holds by language. */
  languageFacts: readonly (readonly [file: string, name: string, facts: Record<string, unknown>])[];
  languageNames: Record<string, string>;
  /** The dictionaries by language. */
  words: Record<string, Record<string, string>>;
  lastWords: Record<string, Record<string, string>>;
  /** The colours of each scheme by name. */
  schemes: Record<string, Record<string, string>>;
  logos: readonly Picture[];
  /** The icon of the app, as SVG. */
  icon: string;
}

async function readLogos(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  return Promise.all(
    names.map(async (name) => ({ path: `${folder}/${name}`, bytes: await readFile(`${folder}/${name}`) })),
  );
}

/** The words of a language; none if `src/language/dictionaries.ts` has no line for it. */
async function wordsOf(language: Language): Promise<[string, Record<string, string>]> {
  try {
    return [language, await loadWords(language)];
  } catch (error) {
    if (error instanceof TypeError) return [language, {}];
    throw error;
  }
}

/** Reads everything that the owner writes. */
export async function readContent(): Promise<Content> {
  return {
    company,
    clients,
    engagements,
    services,
    expertise,
    languages,
    languageFacts: [
      ['src/language/codes.ts', 'languageNames', languageNames],
      ['src/language/codes.ts', 'locales', locales],
      ['src/language/last-words.ts', 'lastWords', lastWords],
      ['src/content/flags.ts', 'flags', flags],
    ],
    languageNames,
    words: Object.fromEntries(await Promise.all(languages.map(wordsOf))),
    lastWords,
    schemes: { light, dark },
    logos: [...(await readLogos('public/logos/wordmarks')), ...(await readLogos('public/logos/emblems'))],
    icon: await readFile('public/icons/icon.svg', 'utf8'),
  };
}
