import { missingCharacters } from '../../src/plugins/font.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** A text that visitors read: where it stands and how it is called there. */
interface Text {
  file: string;
  name: string;
  text: unknown;
}

const textsIn = (file: string, texts: Record<string, unknown>, prefix = ''): Text[] =>
  Object.entries(texts).map(([name, text]) => ({ file, name: `${prefix}${name}`, text }));

/** Every text of the site. */
function everyText({ company, clients, engagements, languageNames, words, lastWords }: Content): Text[] {
  return [
    ...textsIn('src/content/company.ts', company),
    ...Object.entries(clients).flatMap(([key, { name }]) => textsIn('src/content/clients.ts', { name }, `${key}, `)),
    ...engagements.flatMap(({ client, projects }) =>
      projects.flatMap(({ technologies }) =>
        technologies.map((text) => ({ file: 'src/content/engagements.ts', name: `${client}, technology`, text })),
      ),
    ),
    ...textsIn('src/languages.ts', languageNames),
    ...Object.entries(words).flatMap(([language, texts]) => textsIn(`src/language/${language}.ts`, texts)),
    ...Object.entries(lastWords).flatMap(([code, texts]) => textsIn('src/language/last-words.ts', texts, `${code}, `)),
  ];
}

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Checks that texts are there, and that the typeface can show them. */
export async function checkTexts(content: Content): Promise<Mistake[]> {
  const all = everyText(content);
  const missing = await missingCharacters(all.map(({ text }) => String(text)).join(''));
  return all.flatMap(({ file, name, text }) => {
    if (typeof text !== 'string') return { file, value: `${name} is ${text}`, remedy: 'Write it between quotes.' };
    if (!text.trim()) return { file, value: `${name} is empty`, remedy: 'Write what visitors should read there.' };
    const value = `${name} "${text}"`;
    if (text !== text.trim()) return { file, value, remedy: 'Take the space away at its beginning or end.' };
    const strange = missing.filter((character) => text.includes(character));
    if (!strange.length) return [];
    const named = strange.map((character) => `${character.trim() && `"${character}" `}(${codePoint(character)})`);
    return { file, value, remedy: `The typeface has no drawing of ${named.join(', ')}. Write it without.` };
  });
}
