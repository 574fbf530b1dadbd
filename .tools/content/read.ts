import { readdir, readFile } from 'node:fs/promises';
import { locate, openFont, typeface } from '../../src/build/font.ts';
import { clients } from '../../src/content/clients.ts';
import { company } from '../../src/content/company.ts';
import { engagements } from '../../src/content/engagements.ts';
import { flags } from '../../src/content/flags.ts';
import { expertise, services } from '../../src/content/services.ts';
import { errorMessages } from '../../src/language/error-messages.ts';
import { messageWords } from '../../src/language/message-words.ts';
import { defaultLanguage, languageNames, languages, locales } from '../../src/languages.ts';
import { routes } from '../../src/routes.ts';
import { dark, light } from '../../src/styles/colours.ts';

type Texts = Record<string, Record<string, string>>;

/** The pictures in a folder, if there is one, with their paths from the root of the project. */
async function picturesIn(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  const paths = names.sort().map((name) => `${folder}/${name}`);
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
}

const readFont = async () => openFont(await readFile(locate(typeface)));

/** Everything that the owner writes. The checks run before TypeScript does: what the types promise may not be there. */
export async function readContent() {
  const loaders = (await readFile('src/language/words.ts', 'utf8')).matchAll(/^ *([a-z]{2}): async/gm);
  const wordFiles = Object.values(import.meta.glob('../../src/language/??.ts', { eager: true }));
  return {
    company: { ...company } as unknown as Record<string, string | undefined>,
    clients: clients as Record<string, { name: string }>,
    engagements,
    services: services.map(({ name }) => name as string),
    expertise: expertise as readonly string[],
    paths: routes.map(({ path }) => path as string),
    languages: languages as readonly string[],
    defaultLanguage: defaultLanguage as string,
    /** What each language needs beside its dictionary, by the file and the name there. */
    ofLanguages: {
      'src/languages.ts, languageNames': languageNames,
      'src/languages.ts, locales': locales,
      'src/language/words.ts, dictionaries': Object.fromEntries([...loaders].map(([, code]) => [code, {}])),
      'src/language/error-messages.ts, errorMessages': errorMessages,
      'src/language/message-words.ts, messageWords': messageWords,
      'src/content/flags.ts, flags': flags,
    } as Record<string, Record<string, unknown>>,
    dictionaries: Object.assign({}, ...wordFiles) as Texts,
    schemes: { light, dark } as Texts,
    wordmarks: await picturesIn('public/logos/wordmarks'),
    emblems: await picturesIn('public/logos/emblems'),
    pictures: await picturesIn('public/pictures'),
    icon: await readFile('public/app-icons/icon.svg', 'utf8'),
    typeface,
    font: await readFont().catch(() => undefined),
  };
}

export type Content = Awaited<ReturnType<typeof readContent>>;
