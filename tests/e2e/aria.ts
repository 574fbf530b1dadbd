import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientKeys, clientOf } from '../../src/content/clients';
import { company, mailHref, phoneHref } from '../../src/content/company';
import { engagementYear } from '../../src/content/engagements';
import { expertise, services } from '../../src/content/services';
import { lastWords } from '../../src/language/last-words';
import { messageWords } from '../../src/language/message-words';
import { translatePeriod } from '../../src/language/period';
import { languageNames, languages } from '../../src/languages';
import { addressOf, itemName, navigation, routes, type Section, sectionHref, tidy } from '../../src/routes';
import { dictionaries, type Language, longest, timeline } from '../content';
import type { State } from './states';

/**
 * The accessibility trees that were reviewed, in `aria/`: every role, in its place and with its states. Words stand there
 * as `{hero.title}`. A part that comes once for each service, client or page has `# each` behind its first line, and
 * `{.name}` in it is what that one is called. All of it comes from the content.
 */
interface Scope {
  [name: string]: string | Scope[];
}

const prefixed = (prefix: string, texts: Record<string, string>): Scope =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));

/** What the words in the trees of a state stand for, in a language. */
function scopeOf({ path, narrow }: State, language: Language): Scope {
  const words = dictionaries[language];
  const toPage = (page: string) => addressOf(page, language);
  const toSection = (section: Section) =>
    path === '/' ? `#${section}` : tidy(toPage('/').replace(/\/$/, '') + sectionHref(section));
  const { legalName, seat, registration, vat } = company;
  const legal = [
    legalName && (seat ? `${legalName}, ${seat}` : legalName),
    registration && `${words['footer.registration']} ${registration}`,
    vat && `${words['footer.vat']} ${vat}`,
  ].filter((text) => text !== undefined);
  const engagement = timeline.map((one) => ({
    '.name': one.name,
    '.client': one.client,
    '.year': String(engagementYear(one)),
    '.count': `${one.projects.length} ${words[one.projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered']}`,
    project: one.projects.map(({ nameKey, descKey, period, technologies }) => ({
      '.name': words[nameKey],
      '.text': words[descKey],
      '.period': translatePeriod(period, language),
      technology: technologies.map((name) => ({ '.name': name })),
    })),
  }));
  return {
    ...words,
    ...prefixed('company', { ...company }),
    ...prefixed('last', lastWords[language]),
    mail: mailHref,
    phone: phoneHref,
    year: String(new Date().getFullYear()),
    uses: messageWords[language].privacy,
    privacy: company.privacy ? [{ '.address': company.privacy }] : [],
    legal: legal.map((text) => ({ '.text': text })),
    '/': toPage('/'),
    '/portfolio': toPage('/portfolio'),
    '#contact': toSection('contact'),
    small: narrow ? [{}] : [],
    messages: company.messages ? [{}] : [],
    item: navigation.map((item) => ({
      '.name': words[`nav.${itemName(item)}`],
      '.address': 'section' in item ? toSection(item.section) : toPage(item.path),
    })),
    language: languages.map((code) => ({ '.name': languageNames[code], '.address': addressOf(path, code) })),
    page: routes.map((route) => ({ '.name': words[`nav.${itemName(route)}`], '.address': toPage(route.path) })),
    service: services.map(({ name }) => ({
      '.title': words[`services.${name}.title`],
      '.text': words[`services.${name}.text`],
    })),
    expertise: expertise.map((name) => ({
      '.title': words[`about.expertise.${name}.title`],
      '.text': words[`about.expertise.${name}.text`],
    })),
    client: clientKeys.map((key) => ({ '.name': clientOf(key).name })),
    engagement,
    asked: engagement.filter((one) => one['.name'] === longest),
  };
}

/** A line with its words in place, in the quotes that YAML needs for any text. */
function fillIn(line: string, scope: Scope): string {
  const filled = line.replace(/\{([^}]+)\}/g, (_, name) => {
    const text = scope[name];
    if (typeof text !== 'string') throw new Error(`Nothing is called {${name}} in: ${line}`);
    return JSON.stringify(text).slice(1, -1);
  });
  return filled.replace(/^( *- )'?(\w+ ".*?"(?: \[[^\]]*\])?)'?(:?)$/, (_, start, role, end) => {
    return `${start}'${role.replaceAll("'", "''")}'${end}`;
  });
}

const depthOf = (line: string) => line.search(/\S/);

/** The lines with their words in place; a part with `# each` as often as there is something to say in it. */
function expand([line, ...rest]: string[], scope: Scope): string[] {
  if (line === undefined) return [];
  const [, head, name = ''] = /^(.*?) # (?:each|if) (\w+)$/.exec(line) ?? [];
  if (head === undefined) return [fillIn(line, scope), ...expand(rest, scope)];
  const end = rest.findIndex((other) => depthOf(other) <= depthOf(line));
  const part = rest.slice(0, end < 0 ? rest.length : end);
  const things = scope[name];
  if (!Array.isArray(things)) throw new Error(`There is no list of "${name}".`);
  const parts = things.flatMap((thing) => expand([head, ...part], { ...scope, ...thing }));
  return [...parts, ...expand(rest.slice(part.length), scope)];
}

/** The tree that a state has to have in a language, as Playwright takes it, from the files that tell its parts. */
export function treeOf(state: State, language: Language, ...files: string[]): string {
  const lines = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, 'aria', `${file}.yml`), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return expand(lines, scopeOf(state, language)).join('\n');
}
