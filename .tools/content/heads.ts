import { notFound, routes } from '../../src/routes.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** The most characters of a title and of a description that search engines show. */
const longest = { title: 60, description: 155 };

const behind = (name: string) => ` – ${name}`;

/** Checks the title and the description of a page in a language, whose texts those are. */
function checkHead(page: string, texts: Record<string, string>, name: string): Omit<Mistake, 'file'>[] {
  const { [`page.${page}.title`]: title = '', [`page.${page}.description`]: description = '' } = texts;
  const mistake = (key: string, text: string, remedy: string) => [{ value: `page.${page}.${key} "${text}"`, remedy }];
  const room = longest.title - behind(name).length;
  return [
    ...(title.length > room
      ? mistake('title', title, `Write it in ${room} characters: with the company's name, search engines show 60.`)
      : []),
    ...(description.length > longest.description
      ? mistake(
          'description',
          description,
          `Write it in ${longest.description} characters: search engines show no more.`,
        )
      : []),
    ...(description.trim() && !description.endsWith('.')
      ? mistake('description', description, 'Make it a sentence, with its full stop.')
      : []),
  ];
}

/** Checks that what search engines show of each page fits in there. */
export function checkHeads({ company: { name = '' }, words }: Content): Mistake[] {
  const pages = [...routes, notFound].map(({ page }) => page);
  return Object.entries(words).flatMap(([language, texts]) =>
    pages
      .flatMap((page) => checkHead(page, texts, name))
      .map((mistake) => ({ file: `src/language/${language}.ts`, ...mistake })),
  );
}
