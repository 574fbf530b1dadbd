import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Dictionary } from '../../src/language/words';
import { languages } from '../../src/languages';
import { first, second } from '../languages';
import { refuseStorage, settled } from './visitor';
import { dictionaries } from './words';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.resetModules();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // No page reloads for a file that is missing while it is offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  for (const language of languages) vi.doUnmock(`../../src/language/${language}`);
  document.documentElement.lang = '';
});

/** The modules as they are in a page that has just opened: no words are there yet. */
const openPage = async () => ({
  ...(await import('../../src/language/words')),
  ...(await import('../../src/language/words')),
  ...(await import('../../src/language/language')),
});

/** Serves the words of the second language in a way of the test's. */
const serveSecond = (words: () => Dictionary | Promise<Dictionary>) => {
  const serve = vi.fn(async () => ({ [second]: await words() }));
  vi.doMock(`../../src/language/${second}`, serve);
  return serve;
};
const loseSecond = () =>
  serveSecond(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

const kept = () => localStorage.getItem('language');
const address = () => location.pathname + location.search + location.hash;

test.each([
  [second, second],
  [first, first],
  ['xx', first],
  ['', first],
])('a document that says %j opens in %s', async (lang, expected) => {
  document.documentElement.lang = lang;
  const { language } = await openPage();
  expect(language.value).toBe(expected);
});

describe('the words of a language', () => {
  test('are there once they are fetched, once, and no others', async () => {
    const fetched = serveSecond(() => dictionaries[second]);
    const { loadWords, translate, words } = await openPage();
    expect(Object.keys(words)).toEqual([]);
    expect(translate(second, 'nav.services')).toBe('nav.services');
    await Promise.all([loadWords(second), loadWords(second)]);
    await loadWords(second);
    expect(fetched).toHaveBeenCalledOnce();
    expect(Object.keys(words)).toEqual([second]);
    expect(translate(second, 'nav.services')).toBe(dictionaries[second]['nav.services']);
  });

  test('are not fetched if they are known already', async () => {
    const fetched = serveSecond(() => dictionaries[second]);
    const { loadWords, words } = await openPage();
    words[second] = { ...dictionaries[second], 'nav.home': 'Thuis' };
    expect(await loadWords(second)).toHaveProperty(['nav.home'], 'Thuis');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that cannot be fetched stay unknown, and are asked for again the next time', async () => {
    loseSecond();
    const { loadWords, words } = await openPage();
    await expect(loadWords(second)).rejects.toThrow();
    expect(words[second]).toBeUndefined();
    serveSecond(() => dictionaries[second]);
    await loadWords(second);
    expect(words[second]).toBeDefined();
  });

  test('that lack a word of the version that is open are an error', async () => {
    const { 'nav.home': _, ...older } = dictionaries[second];
    serveSecond(() => older as Dictionary);
    const { loadWords, words } = await openPage();
    await loadWords(first);
    await expect(loadWords(second)).rejects.toThrow('another version');
    expect(words[second]).toBeUndefined();
  });
});

describe('a switch of language', () => {
  test.each([
    [`/portfolio?utm_source=mail&lang=${second}&x=1#contact`, '/portfolio?utm_source=mail&x=1#contact'],
    [`/about?lang=${second}`, '/about'],
    ['/about?a=%20b&c', '/about?a=%20b&c'],
  ])('at %s leads to %s, with the state of the entry and no other one', async (from, to) => {
    history.replaceState({ place: 42 }, '', from);
    const { length } = history;
    const { language, switchLanguage } = await openPage();
    expect(await switchLanguage(second)).toBe(true);
    expect([language.value, kept(), address(), history.state, history.length]).toEqual([
      second,
      second,
      to,
      { place: 42 },
      length,
    ]);
  });

  test('is shown if storage is refused', async () => {
    refuseStorage('localStorage', 'access');
    const { language, switchLanguage } = await openPage();
    await switchLanguage(second);
    expect(language.value).toBe(second);
  });

  test('whose words cannot be fetched changes nothing and is not kept; the console says why', async () => {
    loseSecond();
    history.replaceState(null, '', `/about?lang=${first}`);
    const { language, switchLanguage } = await openPage();
    expect(await switchLanguage(second)).toBe(false);
    expect([language.value, kept(), address()]).toEqual([first, first, '/about']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('whose words are on their way is kept at once, and gives way to a later choice', async () => {
    let letThrough = () => {};
    serveSecond(
      () =>
        new Promise((resolve) => {
          letThrough = () => resolve(dictionaries[second]);
        }),
    );
    const { language, loadWords, switchLanguage } = await openPage();
    await loadWords(first);
    const earlier = switchLanguage(second);
    await settled();
    expect([language.value, kept()]).toEqual([first, second]);
    const last = switchLanguage(first);
    letThrough();
    await Promise.all([earlier, last]);
    expect([language.value, kept()]).toEqual([first, first]);
  });
});

describe('a choice made elsewhere', () => {
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test.each([
    ['is followed from another tab', first, second, () => change('language'), second],
    ['is followed on the way back from the cache', first, second, () => comeBack(true), second],
    ['is left alone where the page is shown for the first time', first, second, () => comeBack(false), first],
    ['is none where something else changed', first, second, () => change('contact-draft'), first],
    ['is none where another tab clears everything', second, null, () => change(null), second],
    ['is none where another tab clears the choice', second, null, () => change('language'), second],
    ['is none where it is no language', second, 'xx', () => change('language'), second],
  ] as const)('%s', async (_, shown, stored, happen, expected) => {
    const { followStoredChoice, language, loadWords } = await openPage();
    await Promise.all(languages.map(loadWords));
    const stop = followStoredChoice();
    language.value = shown;
    if (stored) localStorage.setItem('language', stored);
    happen();
    await settled();
    stop();
    expect(language.value).toBe(expected);
    language.value = first;
    change('language');
    await settled();
    expect(language.value, 'after stopping').toBe(first);
  });

  test('changes nothing where storage is refused, or its words cannot be fetched', async () => {
    loseSecond();
    const { followStoredChoice, language } = await openPage();
    const stop = followStoredChoice();
    localStorage.setItem('language', second);
    change('language');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    refuseStorage('localStorage', 'access');
    comeBack(true);
    await settled();
    stop();
    expect(language.value).toBe(first);
  });
});
