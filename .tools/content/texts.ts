import { type Mistakes, mistake } from './mistake.ts';
import { companyFile } from './names.ts';
import type { Content } from './read.ts';

/** The texts in a part of the content, each under the names that lead to it. */
function* textsIn(part: unknown, name: string): Generator<readonly [name: string, text: string]> {
  if (typeof part === 'string' || part == null) yield [name, part ?? ''];
  else if (typeof part === 'object')
    for (const [key, one] of Object.entries(part))
      yield* textsIn(one, /^\d+$/.test(key) ? name : [name, key].filter(Boolean).join(', '));
}

/** Checks that texts are there, that they are plain text, and that the typeface can show them. */
export function* checkTexts({ company, clients, engagements, ofLanguages, dictionaries, font }: Content): Mistakes {
  const isStrange = (character: string) =>
    character >= ' ' && !font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const say = (character: string) =>
    `"${character.trim()}" (U+${character.codePointAt(0)?.toString(16).toUpperCase()})`;
  const parts: [file: string, part: object][] = [
    [companyFile, company],
    ['src/content/clients.ts', clients],
    ['src/content/engagements.ts', engagements],
    ...Object.entries(ofLanguages),
    ...Object.entries(dictionaries).map(([code, texts]): [string, object] => [`src/language/${code}.ts`, texts]),
  ];
  for (const [file, part] of parts)
    for (const [name, text] of textsIn(part, '')) {
      const about = (remedy: string) => mistake(file, `${name} "${text}"`, remedy);
      const [markup] = /<\/?[a-z]+(\s[^>]*)?>|&#?\w+;/.exec(text) ?? [];
      const strange = [...new Set(text)].filter(isStrange).map(say).join(', ');
      const most = name.endsWith('.description') ? 155 : 60 - ` – ${company.name}`.length;
      const fill = file === companyFile ? 'Write it, or take the line out.' : 'Write a text.';
      if (!text.trim()) yield mistake(file, `${name} is empty`, fill);
      else if (text !== text.trim()) yield about('Take the space away at its beginning or end.');
      else if (markup) yield about(`Visitors would read "${markup}" as it stands. Take it out.`);
      else if (strange) yield about(`The typeface has no drawing of ${strange}. Take it out.`);
      else if (/^page\..*\.(title|description)$/.test(name) && text.length > most)
        yield about(`Search engines show ${most} characters of it. Write it shorter.`);
    }
}
