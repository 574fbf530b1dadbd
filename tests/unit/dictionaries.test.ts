// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/language/codes';
import type { Key } from '../../src/language/translate';
import { dictionaries } from './words';

const keys = Object.keys(dictionaries.en) as Key[];
const translations = languages.filter((language) => language !== 'en');

/** The groups of the specification, and the ones of this site. */
const groups = [
  ...['nav', 'hero', 'services', 'clients', 'portfolio', 'contact', 'about', 'footer'],
  ...['notFound', 'error', 'page', 'toast', 'app'],
];
const groupOf = (key: string) => key.split('.')[0] ?? '';
const clientIn = (key: string) => key.split('.')[1] ?? '';

/** The words that really are the same in English and Dutch. */
const shared = ['404', 'Contact', 'Home', 'Later', 'Menu', 'Portfolio', 'project'];

describe.each(translations)('the dictionary %s', (language) => {
  const dictionary = dictionaries[language];

  test('has the keys of the English one, in the same order', () => {
    expect(Object.keys(dictionary)).toEqual(keys);
  });

  test('translates every text that is not the same word in both languages', () => {
    const same = keys.filter((key) => dictionary[key] === dictionaries.en[key]);
    expect(
      same.filter((key) => !shared.includes(dictionary[key])),
      `translate these in src/language/${language}.ts, or name the word as shared`,
    ).toEqual([]);
    expect([...new Set(same.map((key) => dictionary[key]))].sort()).toEqual(shared);
  });
});

describe.each(languages)('the words in %s', (language) => {
  test('are never empty and never padded', () => {
    const bad = Object.entries(dictionaries[language]).filter(
      ([, text]) => !text || text !== text.trim(),
    );
    expect(bad).toEqual([]);
  });
});

describe('the keys', () => {
  test('belong to a known group', () => {
    expect(keys.filter((key) => !groups.includes(groupOf(key)))).toEqual([]);
    expect(groups.filter((group) => !keys.some((key) => groupOf(key) === group))).toEqual([]);
  });

  test('of one group stand together', () => {
    const runs = keys.map(groupOf).filter((group, index, all) => group !== all[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
  });

  test('name and describe each client of the portfolio', () => {
    const clients = keys.filter((key) => /^portfolio\.\w+\.name$/.test(key)).map(clientIn);
    expect(clients.sort()).toEqual(
      [
        ...['ggd', 'knab', 'doit', 'gouda', 'royalaware', 'nlo', 'deltafiber'],
        ...['fugro', 'asr', 'stichting', 'tcs', 'shell', 'haskoning'],
      ].sort(),
    );
    const described = keys.filter((key) => /^portfolio\.\w+\.desc$/.test(key)).map(clientIn);
    expect(described.sort()).toEqual(clients);
  });

  test('are all in use', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:en|nl)\.ts$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'));
    const asked = files
      .flatMap((source) => source.match(/(?<=['`])[a-z]+\.(?:[\w.-]|\$\{[^}]*\})+(?=['`])/gi) ?? [])
      .map((name) => name.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '[^.]+'));
    const used = new RegExp(`^(?:${asked.join('|')})$`);
    expect(
      keys.filter((key) => !used.test(key)),
      'no line of src/ shows these: remove them from src/language',
    ).toEqual([]);
  });
});

describe('the wording of the specification', () => {
  test.each([
    ['contact.sentTitle', 'Message sent!', 'Bericht verzonden!'],
    [
      'contact.sentText',
      "We'll get back to you as soon as possible.",
      'We nemen zo snel mogelijk contact met u op.',
    ],
  ] as const)('of %s is kept in both languages', (key, en, nl) => {
    expect([dictionaries.en[key], dictionaries.nl[key]]).toEqual([en, nl]);
  });

  test.each([
    ['notFound.title', '404'],
    ['notFound.text', 'Oops! Page not found'],
    ['notFound.link', 'Return to Home'],
    ['portfolio.project', 'project'],
    ['portfolio.projectsDelivered', 'projects delivered'],
    ['portfolio.close', 'Close'],
    ['hero.getStarted', 'Get Started'],
    ['hero.learnMore', 'Learn More'],
  ] as const)('of %s is kept', (key, text) => {
    expect(dictionaries.en[key]).toBe(text);
  });

  test('says how long the company has been at work', () => {
    expect(dictionaries.en['about.intro']).toContain('over a decade of experience');
    expect(dictionaries.nl['about.intro']).toContain('meer dan tien jaar ervaring');
  });

  test.each(languages)('states the merger of Deltafiber in %s', (language) => {
    expect(dictionaries[language]['portfolio.deltafiber.desc']).toMatch(/\b300\b.*\b1500\+/);
  });
});
