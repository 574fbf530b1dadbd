import { clientOf } from '../../src/content/clients';
import { type Engagement, engagements, newestFirst } from '../../src/content/engagements';
import type { Language as AnyLanguage } from '../../src/language/codes';
import { en } from '../../src/language/en';
import { nl } from '../../src/language/nl';
import type { Key } from '../../src/language/words';
import { notFound, type Page } from '../../src/routes';

/** The two languages of the specification, to run a test in each. */
export const languages = ['en', 'nl'] as const satisfies readonly AnyLanguage[];

export type Language = (typeof languages)[number];

/** The words of the site, where the specification leaves them to it. */
export const dictionaries = { en, nl };

/** The clients of the timeline, newest first: what is tried with one of them is tried with whichever comes first. */
export const timeline = newestFirst(engagements).map((engagement) => ({
  ...engagement,
  ...clientOf(engagement.client),
}));

export const [client = '', another = ''] = timeline.map(({ name }) => name);

/** The client of whom there is most to read. */
export const { name: longest } = timeline.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));

function sizeOf({ projects }: Engagement): number {
  const texts = projects.flatMap(({ descKey, technologies }) => [en[descKey], ...technologies]);
  return texts.join(' ').length;
}

/** The name of a link whose words alone would not say where it leads. */
export const leading = (label: string, purpose: string) => `${label}: ${purpose}`;

/** The key of the words at the head of a page. */
export function headingOf(page: Page): Key {
  if (page === 'home') return 'hero.title';
  return page === notFound.page ? 'notFound.title' : `${page}.title`;
}
