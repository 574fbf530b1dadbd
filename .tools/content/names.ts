import { type Mistakes, mistake } from './mistake.ts';

/** Whether a name becomes another by so many letters more, fewer, changed or swapped (Damerau-Levenshtein). */
function becomes(one: string, other: string, edits: number): boolean {
  if (!one || !other) return one.length + other.length <= edits;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return becomes(rest, otherRest, edits);
  if (!edits) return false;
  if (one[0] === other[1] && one[1] === other[0]) return becomes(one.slice(2), other.slice(2), edits - 1);
  const ways = { [rest]: otherRest, [`${rest} `]: other, [one]: otherRest };
  return Object.entries(ways).some(([a, b]) => becomes(a, b, edits - 1));
}

const bare = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\..*/, '');

/** Whether one name may be another, mistyped: with other letters, capitals, accents or ending. */
export const isLike = (one: string, other: string) =>
  one !== other && becomes(bare(one), bare(other), one.length > 4 ? 2 : 1);

export const companyFile = 'src/content/company.ts';
/** The names at the beginning of lines, and the mark of those that may be left out. */
const namesIn = (text = '') =>
  [...text.matchAll(/^ +'?(\w+)'?(\??):/gm)].map(([, name = '', mark]) => ({ name, mark }));

/** Checks the names of the company's facts in the source of the file: without one that is needed, it cannot be loaded. */
export function* checkNames(source: string): Mistakes {
  const [declared, given = ''] = source.split('export const company');
  const known = namesIn(declared);
  const names = namesIn(given.split('\n}')[0]).map(({ name }) => name);
  const absent = known.filter(({ name }) => !names.includes(name));
  for (const name of names.filter((one) => !known.some((fact) => fact.name === one))) {
    const fact = absent.find((one) => isLike(name, one.name))?.name;
    const all = `Nothing shows it. There are ${known.map((one) => one.name).join(', ')}.`;
    yield mistake(companyFile, `"${name}"`, fact ? `There is no "${fact}". Did you mean that by "${name}"?` : all);
  }
  for (const { name, mark } of absent)
    if (!mark && !names.some((one) => isLike(one, name)))
      yield mistake(companyFile, `no "${name}"`, `Add the line ${name}: '…',`);
}
