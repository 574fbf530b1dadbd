import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  Client,
  Company,
  EngagementFacts,
  ErrorScreenWords,
  Flag,
  NavigationItem,
  Service,
} from '../../src/schema';

/** What each file in the folder of a language exports. */
interface LanguageFiles {
  words: Record<string, string>;
  errorScreen: ErrorScreenWords;
  flag: Flag;
}

const languageFiles = {
  index: 'words',
  'error-screen': 'errorScreen',
  flag: 'flag',
} as const satisfies Record<string, keyof LanguageFiles>;

/** What is in the two folders of the owner. */
export interface Content {
  company: Company;
  languageNames: Record<string, string>;
  defaultLanguage: string;
  navigation: readonly NavigationItem[];
  clients: Record<string, Client>;
  engagements: readonly EngagementFacts<string>[];
  services: readonly Service[];
  expertise: readonly string[];
  light: Record<string, string>;
  dark: Record<string, string>;
  typeface: string;
  /** The languages whose files are all there. */
  languages: ({ code: string } & LanguageFiles)[];
  folders: Folders;
}

interface Folders {
  content: string;
  public: string;
}

export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The modules by their text: of equal files, one is loaded. */
const modules = new Map<string, Promise<Record<string, unknown>>>();

/** Loads what is in the two folders of an owner, and finds files of languages that are missing or cut off. */
export async function loadContent(folders: Folders): Promise<{ content: Content; issues: string[] }> {
  const load = (file: string) => {
    const path = resolve(folders.content, file);
    const text = readFileSync(path, 'utf8');
    const module = modules.get(text) ?? import(/* @vite-ignore */ path);
    modules.set(text, module);
    return module;
  };
  const files = ['company', 'languages', 'pages', 'clients', 'services', 'colours', 'typeface'];
  const facts = Object.assign({}, ...(await Promise.all(files.map((name) => load(`${name}.ts`)))));
  const issues: string[] = [];
  const languages: Content['languages'] = [];
  for (const code of Object.keys(facts.languageNames)) {
    const language: Record<string, unknown> = { code };
    for (const [name, exported] of Object.entries(languageFiles)) {
      const file = `words/${code}/${name}.ts`;
      const isThere = existsSync(join(folders.content, file));
      language[exported] = isThere && (await load(file))[exported];
      if (!isThere)
        issues.push(
          `src/content/${file}: this file is missing. Copy the folder of another language and translate it, or remove "${code}" from src/content/languages.ts.`,
        );
      else if (!language[exported])
        issues.push(`src/content/${file}: it does not export "${exported}". Complete it, and save it in UTF-8.`);
    }
    if (Object.values(language).every(Boolean)) languages.push(language as unknown as Content['languages'][number]);
  }
  return { content: { ...facts, languages, folders }, issues };
}
