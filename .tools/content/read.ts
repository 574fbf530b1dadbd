import { readdir, readFile } from 'node:fs/promises';
import { clients } from '../../src/content/clients.ts';
import { company } from '../../src/content/company.ts';
import { engagements } from '../../src/content/engagements.ts';
import { flags } from '../../src/content/flags.ts';
import { expertise, services } from '../../src/content/services.ts';
import { lastWords } from '../../src/language/last-words.ts';
import { languageNames, languages, locales } from '../../src/languages.ts';
import { locate, typeface } from '../../src/plugins/font.ts';
import { dark, light } from '../../src/styles/colours.ts';

interface Project {
  nameKey: string;
  descKey: string;
  period: string;
  technologies: readonly string[];
}

export interface Picture {
  /** The path from the root of the project. */
  path: string;
  bytes: Buffer;
}

/** Texts by language, then by key. */
type Words = Record<string, Record<string, string>>;

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
  words: Words;
  lastWords: Record<string, Record<string, string>>;
  /** The colours of each scheme by name. */
  schemes: Record<string, Record<string, string>>;
  logos: readonly Picture[];
  /** The icon of the app, as SVG. */
  icon: string;
  /** The file of the typeface, and what is in it, if it is there. */
  typeface: { file: string; bytes: Buffer | undefined };
  /** The files whose keys the owner writes, as text. */
  sources: Record<string, string>;
}

async function readLogos(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  return Promise.all(
    names.map(async (name) => ({ path: `${folder}/${name}`, bytes: await readFile(`${folder}/${name}`) })),
  );
}

/** The words of every language that has a file, by its code. */
const words: Words = Object.assign(
  {},
  ...Object.values(import.meta.glob<Words>('../../src/language/??.ts', { eager: true })),
);

async function readTypeface(): Promise<Buffer | undefined> {
  try {
    return await readFile(locate(typeface));
  } catch {
    // Its package may not be installed.
  }
}

async function readSources(): Promise<Record<string, string>> {
  const files = ['content/clients', 'content/company', ...Object.keys(words).map((code) => `language/${code}`)];
  const paths = files.map((file) => `src/${file}.ts`);
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')])));
}

/** Reads everything that the owner writes. */
export async function readContent(): Promise<Content> {
  return {
    company: { ...company },
    clients,
    engagements,
    services,
    expertise,
    languages,
    languageFacts: [
      ['src/languages.ts', 'languageNames', languageNames],
      ['src/languages.ts', 'locales', locales],
      ['src/language/last-words.ts', 'lastWords', lastWords],
      ['src/content/flags.ts', 'flags', flags],
    ],
    languageNames,
    words,
    lastWords,
    schemes: { light, dark },
    logos: [...(await readLogos('public/logos/wordmarks')), ...(await readLogos('public/logos/emblems'))],
    icon: await readFile('public/icons/icon.svg', 'utf8'),
    typeface: { file: typeface, bytes: await readTypeface() },
    sources: await readSources(),
  };
}
