import { itemName, navigation, notFound, routes } from '../../src/routes.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** The texts that content and pages ask for by key, and the file that asks. */
function askedFor({ engagements, services, expertise }: Content): Map<string, string> {
  const asked = {
    'src/content/engagements.ts': engagements.flatMap(({ projects }) =>
      projects.flatMap(({ nameKey, descKey }) => [nameKey, descKey]),
    ),
    'src/content/services.ts': [
      ...services.map(({ name }) => `services.${name}`),
      ...expertise.map((name) => `about.expertise.${name}`),
    ].flatMap((card) => [`${card}.title`, `${card}.text`]),
    'src/routes.ts': [
      ...navigation.map((item) => `nav.${itemName(item)}`),
      ...[...routes, notFound].flatMap(({ page }) => [`page.${page}.title`, `page.${page}.description`]),
    ],
  };
  return new Map(Object.entries(asked).flatMap(([file, keys]) => keys.map((key) => [key, file] as const)));
}

/** The keys that only the content asks for, by the file that does. */
const owned = [
  { keys: /^portfolio\.[^.]+\.(name|desc)$/, file: 'src/content/engagements.ts' },
  { keys: /^(services|about\.expertise)\.[^.]+\.(title|text)$/, file: 'src/content/services.ts' },
];

const fileOf = (language: string) => `src/language/${language}.ts`;

/** Checks that each language has every text, and none that nothing shows. */
export function checkWords(content: Content): Mistake[] {
  const dictionaries = Object.entries(content.words).filter(([, texts]) => Object.keys(texts).length);
  const asked = askedFor(content);
  const ownerOf = (key: string) => owned.find(({ keys }) => keys.test(key))?.file;
  const leftOver = dictionaries.flatMap(([language, texts]) =>
    Object.keys(texts)
      .filter((key) => ownerOf(key) && !asked.has(key))
      .map((key) => ({
        file: fileOf(language),
        value: `"${key}"`,
        remedy: `Nothing in ${ownerOf(key)} asks for this text. Remove it, or mend its name.`,
      })),
  );
  // What one language says, the others say too.
  for (const [language, texts] of dictionaries)
    for (const key of Object.keys(texts)) if (!ownerOf(key) && !asked.has(key)) asked.set(key, fileOf(language));

  const missing = dictionaries.flatMap(([language, texts]) =>
    [...asked]
      .filter(([key]) => !(key in texts))
      .map(([key, file]) => ({
        file: fileOf(language),
        value: `no text "${key}" (see ${file})`,
        remedy: `Add the line '${key}': '…', with the text in this language.`,
      })),
  );
  return [...missing, ...leftOver];
}
