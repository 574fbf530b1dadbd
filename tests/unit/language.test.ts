import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { languages } from '../../src/language/codes';
import type { Dictionary } from '../../src/language/words';
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
  ...(await import('../../src/language/dictionaries')),
  ...(await import('../../src/language/language')),
});

/** Serves the Dutch words in a way of the test's. */
const serveDutch = (words: () => Dictionary | Promise<Dictionary>) => {
  const serve = vi.fn(async () => ({ nl: await words() }));
  vi.doMock('../../src/language/nl', serve);
  return serve;
};
const loseDutch = () =>
  serveDutch(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

const kept = () => localStorage.getItem('language');
const address = () => location.pathname + location.search + location.hash;

test.each([
  ['nl', 'nl'],
  ['en', 'en'],
  ['xx', 'en'],
  ['', 'en'],
])('a document that says %j opens in %s', async (lang, expected) => {
  document.documentElement.lang = lang;
  const { language } = await openPage();
  expect(language.value).toBe(expected);
});

describe('the words of a language', () => {
  test('are there once they are fetched, once, and no others', async () => {
    const fetched = serveDutch(() => dictionaries.nl);
    const { loadWords, translate, words } = await openPage();
    expect(Object.keys(words)).toEqual([]);
    expect(translate('nl', 'nav.services')).toBe('nav.services');
    await Promise.all([loadWords('nl'), loadWords('nl')]);
    await loadWords('nl');
    expect(fetched).toHaveBeenCalledOnce();
    expect(Object.keys(words)).toEqual(['nl']);
    expect(translate('nl', 'nav.services')).toBe(dictionaries.nl['nav.services']);
  });

  test('are not fetched if they are known already', async () => {
    const fetched = serveDutch(() => dictionaries.nl);
    const { loadWords, words } = await openPage();
    words.nl = { ...dictionaries.nl, 'nav.home': 'Thuis' };
    expect(await loadWords('nl')).toHaveProperty(['nav.home'], 'Thuis');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that cannot be fetched stay unknown, and are asked for again the next time', async () => {
    loseDutch();
    const { loadWords, words } = await openPage();
    await expect(loadWords('nl')).rejects.toThrow();
    expect(words.nl).toBeUndefined();
    serveDutch(() => dictionaries.nl);
    await loadWords('nl');
    expect(words.nl).toBeDefined();
  });

  test('that lack a word of the version that is open are an error', async () => {
    const { 'nav.home': _, ...older } = dictionaries.nl;
    serveDutch(() => older as Dictionary);
    const { loadWords, words } = await openPage();
    await loadWords('en');
    await expect(loadWords('nl')).rejects.toThrow('another version');
    expect(words.nl).toBeUndefined();
  });
});

describe('a switch of language', () => {
  test.each([
    ['/portfolio?utm_source=mail&lang=nl&x=1#contact', '/portfolio?utm_source=mail&x=1#contact'],
    ['/about?lang=nl', '/about'],
    ['/about?a=%20b&c', '/about?a=%20b&c'],
  ])('at %s leads to %s, with the state of the entry and no other one', async (from, to) => {
    history.replaceState({ place: 42 }, '', from);
    const { length } = history;
    const { language, switchLanguage } = await openPage();
    expect(await switchLanguage('nl')).toBe(true);
    expect([language.value, kept(), address(), history.state, history.length]).toEqual([
      'nl',
      'nl',
      to,
      { place: 42 },
      length,
    ]);
  });

  test('is shown if storage is refused', async () => {
    refuseStorage('localStorage', 'access');
    const { language, switchLanguage } = await openPage();
    await switchLanguage('nl');
    expect(language.value).toBe('nl');
  });

  test('whose words cannot be fetched changes nothing and is not kept; the console says why', async () => {
    loseDutch();
    history.replaceState(null, '', '/about?lang=en');
    const { language, switchLanguage } = await openPage();
    expect(await switchLanguage('nl')).toBe(false);
    expect([language.value, kept(), address()]).toEqual(['en', 'en', '/about']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('whose words are on their way is kept at once, and gives way to a later choice', async () => {
    let letThrough = () => {};
    serveDutch(
      () =>
        new Promise((resolve) => {
          letThrough = () => resolve(dictionaries.nl);
        }),
    );
    const { language, loadWords, switchLanguage } = await openPage();
    await loadWords('en');
    const first = switchLanguage('nl');
    await settled();
    expect([language.value, kept()]).toEqual(['en', 'nl']);
    const last = switchLanguage('en');
    letThrough();
    await Promise.all([first, last]);
    expect([language.value, kept()]).toEqual(['en', 'en']);
  });
});

describe('a choice made elsewhere', () => {
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test.each([
    ['is followed from another tab', 'en', 'nl', () => change('language'), 'nl'],
    ['is followed on the way back from the cache', 'en', 'nl', () => comeBack(true), 'nl'],
    ['is left alone where the page is shown for the first time', 'en', 'nl', () => comeBack(false), 'en'],
    ['is none where something else changed', 'en', 'nl', () => change('contact-draft'), 'en'],
    ['is none where another tab clears everything', 'nl', null, () => change(null), 'nl'],
    ['is none where another tab clears the choice', 'nl', null, () => change('language'), 'nl'],
    ['is none where it is no language', 'nl', 'xx', () => change('language'), 'nl'],
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
    language.value = 'en';
    change('language');
    await settled();
    expect(language.value, 'after stopping').toBe('en');
  });

  test('changes nothing where storage is refused, or its words cannot be fetched', async () => {
    loseDutch();
    const { followStoredChoice, language } = await openPage();
    const stop = followStoredChoice();
    localStorage.setItem('language', 'nl');
    change('language');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    refuseStorage('localStorage', 'access');
    comeBack(true);
    await settled();
    stop();
    expect(language.value).toBe('en');
  });
});
