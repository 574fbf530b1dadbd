import { englishMonths, now } from '../../src/language/period.ts';
import { clientsFile, engagementsFile } from './keys.ts';
import { type Mistakes, mistake } from './mistake.ts';
import { companyFile } from './names.ts';
import type { Content } from './read.ts';

/** The key of a client becomes an id of the portfolio. These ids are taken, by a part or by a section. */
const taken = /^(root|content|menu|timeline|home|services|clients|contact|(client|year)-.*)$/;
const month = `(${englishMonths.join('|')}) (\\d{4})`;
const form = new RegExp(`^${month} [-–] (?:${month}|${now})$`);
/** When a period begins and ends, in months; nothing if it cannot be read. */
function readPeriod(text: string): { from?: number; to?: number } {
  const [found, fromMonth = '', fromYear, toMonth = '', toYear = Number.POSITIVE_INFINITY] = form.exec(text) ?? [];
  const count = (name: string, year: unknown) => Number(year) * 12 + englishMonths.indexOf(name);
  return found ? { from: count(fromMonth, fromYear), to: count(toMonth, toYear) } : {};
}

const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);
const projectsOf = ({ engagements }: Content) =>
  engagements.flatMap(({ client, projects }) => projects.map((project) => ({ client, ...project })));

/** Checks the keys of the clients, and their projects. */
export function* checkClients(content: Content): Mistakes {
  for (const key of Object.keys(content.clients)) {
    const about = (remedy: string) => mistake(clientsFile, `the key "${key}"`, remedy);
    const isPlain = /^[\p{L}\p{N}_-]+$/u.test(key) && key === key.normalize();
    if (!isPlain) yield about('A key names files: use letters and digits only.');
    if (taken.test(key)) yield about('A part of the page has this name. Write another key.');
  }
  const about = (value: string, remedy: string) => mistake(engagementsFile, value, remedy);
  const clients = repeated(content.engagements.map(({ client }) => client));
  const texts = repeated(projectsOf(content).map(({ nameKey }) => nameKey));
  yield* clients.map((client) => about(`client "${client}" twice`, 'Put its projects into one entry.'));
  if (!clients.length) yield* texts.map((key) => about(`"${key}" twice`, 'Give the second project a key of its own.'));
  for (const { client, period, technologies } of projectsOf(content)) {
    const { from, to } = readPeriod(period);
    const value = `${client}, period "${period}"`;
    if (!from || !to) yield about(value, 'Write it in English, like "June 2022 - November 2025" or "June 2022 - now".');
    else if (from > to) yield about(value, 'It ends before it begins. Write the earlier month first.');
    yield* repeated(technologies).map((one) => about(`${client}, technology "${one}" twice`, 'Remove one.'));
  }
}

/** Hints: what may be a mistake, or meant so. They do not stop the build. */
export function* hintsOf(content: Content, today = new Date()): Mistakes {
  const { address = '', email = '', messages, privacy } = content.company;
  const domain = address.replace(/^https:\/\/(www\.)?/, '');
  if (!email.endsWith(domain)) yield mistake(companyFile, `email "${email}"`, `The site is at ${domain}. Is it right?`);
  if (messages && !privacy)
    yield mistake(companyFile, 'messages without privacy', 'Write where the statement is (GDPR).');
  const spellings = new Map<string, string>();
  for (const { client, period, technologies } of projectsOf(content)) {
    const about = (value: string, remedy: string) => mistake(engagementsFile, `${client}, ${value}`, remedy);
    const isAhead = (readPeriod(period).from ?? 0) > today.getFullYear() * 12 + today.getMonth();
    if (isAhead) yield about(`period "${period}"`, 'It has not begun yet. Is the year right?');
    for (const technology of technologies) {
      const bare = technology.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const other = spellings.get(bare) ?? technology;
      spellings.set(bare, other);
      if (other !== technology)
        yield about(`technology "${technology}"`, `Elsewhere it is "${other}". Write it one way.`);
    }
  }
  const [[first = '', words = {}] = [], ...others] = Object.entries(content.dictionaries);
  for (const [language, texts] of others) {
    // Single words are often the same.
    const same = Object.keys(texts).filter((key) => texts[key] === words[key] && texts[key]?.includes(' '));
    const files = `src/language/${first}.ts, src/language/${language}.ts`;
    if (same.length)
      yield mistake(files, `${same.length} texts are the same`, `Are they meant so? ${same.slice(0, 5).join(', ')} …`);
  }
}
