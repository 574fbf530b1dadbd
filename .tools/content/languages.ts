import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** Checks that every language has its words, its name, its flag and what else there is one of for each. */
export const checkLanguages = ({ languages, languageFacts, words }: Content): Mistake[] =>
  languages.flatMap((language) => [
    ...languageFacts
      .filter(([, , facts]) => !facts[language])
      .map(([file, name]) => ({
        file,
        value: `${name} has nothing for "${language}"`,
        remedy: `Add a line that begins with ${language}:`,
      })),
    ...(Object.keys(words[language] ?? {}).length
      ? []
      : [
          {
            file: 'src/language/dictionaries.ts',
            value: `no words for "${language}"`,
            remedy: `Add its line, and the words in src/language/${language}.ts.`,
          },
        ]),
  ]);
