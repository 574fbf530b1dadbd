import { clients, type Engagement, emblemOf, timeline } from '../src/clients';
import { defaultLanguage } from '../src/content/languages';
import { languages as inOrder, type Language } from '../src/languages';
import { notFound, type Page } from '../src/routes';
import type { Dictionary, ErrorScreenWords, Key, MessageWords } from '../src/schema';

export type { Language };

/** The languages of the site, the one that it starts in before the others, to run a test in each. */
export const languages = [defaultLanguage, ...inOrder.filter((language) => language !== defaultLanguage)];

/** The language that the site starts in, and one whose addresses have a prefix. */
export const [mainLanguage = defaultLanguage, otherLanguage = defaultLanguage] = languages;

/** What a file in the folder of each language exports. Playwright has no `import.meta.glob`. */
async function loadContent<T>(file: string, name: string): Promise<Record<Language, T>> {
  const load = async (language: Language) => (await import(`../src/content/words/${language}/${file}.ts`))[name];
  return Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await load(language)])),
  ) as Record<Language, T>;
}

/** The words of the site, where the specification leaves them to it. */
export const dictionaries = await loadContent<Dictionary>('index', 'words');
export const errorScreenWords = await loadContent<ErrorScreenWords>('error-screen', 'errorScreen');
export const messageWords = await loadContent<MessageWords>('messages', 'messages');

/** The words of `mainLanguage` and `otherLanguage`. */
export const words = dictionaries[mainLanguage];
export const otherWords = dictionaries[otherLanguage];

/** The clients of the timeline, newest first: what is tried with one of them is tried with whichever comes first. */
export const timelineClients = timeline.map((engagement) => ({
  ...engagement,
  ...clients[engagement.client],
}));

export const [clientName = '', anotherName = ''] = timelineClients.map(({ name }) => name);

/** The picture that comes first on the timeline. */
export const [firstEmblem = ''] = timelineClients.map(({ client }) => emblemOf(client));

/** The client of whom there is most to read. */
export const { name: longestName } = timelineClients.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));

function sizeOf({ projects }: Engagement): number {
  const texts = projects.flatMap(({ descKey, technologies }) => [dictionaries[mainLanguage][descKey], ...technologies]);
  return texts.join(' ').length;
}

/** The key of a client: the fragment of its address. */
export const keyOf = (name: string) => timelineClients.find((one) => one.name === name)?.client ?? '';

/** The name of a link whose words alone would not say where it leads. */
export const linkName = (label: string, purpose: string) => `${label}: ${purpose}`;

/** The key of the words at the head of a page. */
export function headingOf(page: Page): Key {
  if (page === 'home') return 'hero.title';
  return page === notFound.page ? 'notFound.title' : `${page}.title`;
}
