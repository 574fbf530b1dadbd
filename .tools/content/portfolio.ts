import { englishMonths, now } from '../../src/language/period.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

const month = `(${englishMonths.join('|')}) (\\d{4})`;
const form = new RegExp(`^${month} [-–] (?:${month}|${now})$`);

const monthNumber = (name = '', year = '') => Number(year) * 12 + englishMonths.indexOf(name);

/** What to write in place of a period that cannot be read. */
function mendPeriod(text: string): string | undefined {
  const found = form.exec(text);
  if (!found) return 'Write it like "June 2022 - November 2025", in English, or "June 2022 - now".';
  const [, fromMonth, fromYear, toMonth, toYear] = found;
  if (!toMonth || monthNumber(fromMonth, fromYear) <= monthNumber(toMonth, toYear)) return;
  return 'It ends before it begins. Write the earlier month first.';
}

const repeated = (list: readonly string[]) => list.find((item, index) => list.indexOf(item) !== index);

/** Checks the clients by their keys, and their projects. */
export function checkPortfolio({ clients, engagements }: Content): Mistake[] {
  const file = 'src/content/engagements.ts';
  const mistake = (value: string, remedy: string | undefined) => (remedy ? [{ file, value, remedy }] : []);
  const twice = repeated(engagements.map(({ client }) => client));
  const texts = repeated(engagements.flatMap(({ projects }) => projects.map(({ nameKey }) => nameKey)));

  const keys = Object.keys(clients).filter((key) => !/^[\p{L}\p{N}_-]+$/u.test(key) || key !== key.normalize());
  const strangeKeys = keys.map((key) => ({
    file: 'src/content/clients.ts',
    value: `the key "${key}"`,
    remedy: 'A key names files: use letters and digits only.',
  }));
  const ofEngagements = engagements.flatMap(({ client, projects }) => [
    ...(client in clients
      ? []
      : mistake(
          `client "${client}"`,
          'src/content/clients.ts has no client of this key. Add it there, or remove the line.',
        )),
    ...(projects.length ? [] : mistake(`client "${client}" has no project`, 'Give it one, or remove the line.')),
    ...projects.flatMap(({ period, technologies }) => {
      const same = repeated(technologies);
      return [
        ...mistake(`${client}, period "${period}"`, mendPeriod(period)),
        ...(technologies.length ? [] : mistake(`${client} has no technology`, 'Name at least one after the period.')),
        ...(same === undefined ? [] : mistake(`${client}, technology "${same}"`, 'It stands there twice. Remove one.')),
      ];
    }),
  ]);
  return [
    ...strangeKeys,
    ...(twice ? mistake(`client "${twice}"`, 'It stands there twice. Put its projects into one entry.') : []),
    ...(texts && !twice ? mistake(`"${texts}" is asked for twice`, 'Give the second project a key of its own.') : []),
    ...ofEngagements,
  ];
}
