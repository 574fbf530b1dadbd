import { clientOf } from '../src/content/clients';
import { type Engagement, engagements, newestFirst } from '../src/content/engagements';
import type { Dictionary, Key } from '../src/language/words';
import { loadWords } from '../src/language/words';
import type { Language } from '../src/languages';
import { notFound, type Page } from '../src/routes';
import { first, languages, second } from './languages';

export type { Language };
export { first, languages, second };

/** The words of the site, where the specification leaves them to it. */
export const dictionaries = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)])),
) as Record<Language, Dictionary>;

/** The clients of the timeline, newest first: what is tried with one of them is tried with whichever comes first. */
export const timeline = newestFirst(engagements).map((engagement) => ({
  ...engagement,
  ...clientOf(engagement.client),
}));

export const [client = '', another = ''] = timeline.map(({ name }) => name);

/** The client of whom there is most to read. */
export const { name: longest } = timeline.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));

function sizeOf({ projects }: Engagement): number {
  const texts = projects.flatMap(({ descKey, technologies }) => [dictionaries[first][descKey], ...technologies]);
  return texts.join(' ').length;
}

/** The name of a link whose words alone would not say where it leads. */
export const leading = (label: string, purpose: string) => `${label}: ${purpose}`;

/** The key of the words at the head of a page. */
export function headingOf(page: Page): Key {
  if (page === 'home') return 'hero.title';
  return page === notFound.page ? 'notFound.title' : `${page}.title`;
}
