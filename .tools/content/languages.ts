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
            file: `src/language/${language}.ts`,
            value: 'no words',
            remedy: 'Write every word of src/language/en.ts there, and add its line to src/language/words.ts.',
          },
        ]),
  ]);
