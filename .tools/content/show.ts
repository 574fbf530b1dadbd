import { exampleFields } from '../../src/content/company.ts';
import { defaultLanguage } from '../../src/languages.ts';
import type { Content } from './read.ts';

/** Rows as lines, with the columns under each other. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, at) => Math.max(cell.length, all[at] ?? 0)), []);
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`.trimEnd()).join('\n');
}

const table = (title: string, files: string, rows: readonly (readonly string[])[]) =>
  `${title} (${files})\n${columns(rows)}\n`;

/** What the site holds, in tables for somebody who does not read code. */
export function showContent(content: Content): string {
  const { company, languages, languageNames, words, clients, engagements, services, expertise, logos } = content;
  const examples = exampleFields(company);
  const has = (path: string) => logos.some((logo) => logo.path === path);
  const title = (key: string) => languages.map((language) => words[language]?.[key] ?? `no text in ${language}`);
  const projectsOf = (key: string) => engagements.find(({ client }) => client === key)?.projects ?? [];
  const listing = (key: string) => {
    const projects = projectsOf(key);
    const emblem = has(`public/logos/emblems/${key}.svg`) ? 'emblem' : 'no emblem';
    return [
      clients[key]?.name ?? key,
      key,
      has(`public/logos/wordmarks/${key}.svg`) ? 'wordmark' : 'no wordmark',
      projects.length ? emblem : '',
      projects.map(({ period }) => period).join(', ') || 'only on the wall',
    ];
  };
  return [
    table(
      'Company',
      'src/content/company.ts',
      Object.entries(company).map(([field, value]) => [field, value, examples.includes(field) ? 'example value' : '']),
    ),
    table(
      'Languages, in the order of the flags',
      'src/language/',
      languages.map((language) => [
        language,
        languageNames[language] ?? 'no name',
        `${Object.keys(words[language] ?? {}).length} texts`,
        language === defaultLanguage ? 'the site starts in it' : '',
      ]),
    ),
    table(
      'Clients, in the order of the wall',
      'src/content/clients.ts, src/content/engagements.ts, public/logos/',
      [...new Set([...Object.keys(clients), ...engagements.map(({ client }) => client)])].map(listing),
    ),
    table(
      'Services, in the order of the cards',
      'src/content/services.ts',
      services.map(({ name }) => [name, ...title(`services.${name}.title`)]),
    ),
    table(
      'Fields of expertise',
      'src/content/services.ts',
      expertise.map((name) => [name, ...title(`about.expertise.${name}.title`)]),
    ),
  ].join('\n');
}
