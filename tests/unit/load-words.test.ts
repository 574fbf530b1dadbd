import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type Language, languages } from '../../src/language/codes';
import type { Dictionary } from '../../src/language/translate';
import { settled } from './visitor';
import { dictionaries } from './words';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.resetModules();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.doUnmock('../../src/language/en');
  vi.doUnmock('../../src/language/nl');
  vi.resetModules();
});

/** The modules as they are in a page that has just opened: no words are there yet. */
async function openPage() {
  const { translate, words } = await import('../../src/language/translate');
  return {
    translate,
    words,
    knows: (language: Language) => language in words,
    ...(await import('../../src/language/dictionaries')),
    ...(await import('../../src/language/language')),
  };
}

/** Counts how often the words of a language are fetched. */
function countFetches(file: 'en' | 'nl') {
  const fetched = vi.fn();
  vi.doMock(`../../src/language/${file}`, () => {
    fetched();
    return { [file]: dictionaries[file] };
  });
  return fetched;
}

/** Makes the words of a language impossible to fetch. */
function loseFile(file: 'en' | 'nl') {
  vi.doMock(`../../src/language/${file}`, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

/** Holds the Dutch words back until they are let through. */
function holdDutch() {
  let letThrough: (words: Dictionary) => void = () => {};
  const words = new Promise<Dictionary>((resolve) => {
    letThrough = resolve;
  });
  vi.doMock('../../src/language/nl', async () => ({ nl: await words }));
  return () => letThrough(dictionaries.nl);
}

describe('the words of a language', () => {
  test('are not known before they are fetched', async () => {
    const { knows, translate } = await openPage();
    expect(languages.filter(knows)).toEqual([]);
    expect(translate('en', 'nav.home')).toBe('nav.home');
  });

  test.each(languages)('are known once %s is fetched, and no others', async (language) => {
    const { knows, loadWords, translate } = await openPage();
    await loadWords(language);
    expect(languages.filter(knows)).toEqual([language]);
    expect(translate(language, 'nav.services')).toBe(dictionaries[language]['nav.services']);
  });

  test('are fetched once', async () => {
    const fetched = countFetches('nl');
    const { loadWords } = await openPage();
    await loadWords('nl');
    await loadWords('nl');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('are fetched once, too, where they are asked for twice at the same time', async () => {
    const fetched = countFetches('nl');
    const { loadWords } = await openPage();
    await Promise.all([loadWords('nl'), loadWords('nl')]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('are not fetched where they are known already', async () => {
    const fetched = countFetches('nl');
    const { loadWords, translate, words } = await openPage();
    words.nl = { ...dictionaries.nl, 'nav.home': 'Thuis' };
    await loadWords('nl');
    expect(fetched).not.toHaveBeenCalled();
    expect(translate('nl', 'nav.home')).toBe('Thuis');
  });

  test('are not fetched for the other language', async () => {
    const fetched = countFetches('nl');
    const { loadWords } = await openPage();
    await loadWords('en');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that cannot be fetched are an error and stay unknown', async () => {
    loseFile('nl');
    const { knows, loadWords } = await openPage();
    await expect(loadWords('nl')).rejects.toThrow();
    expect(knows('nl')).toBe(false);
  });

  test('that lack a word of the version that is open are an error', async () => {
    const { 'nav.home': _, ...older } = dictionaries.nl;
    vi.doMock('../../src/language/nl', () => ({ nl: older }));
    const { knows, loadWords } = await openPage();
    await loadWords('en');
    await expect(loadWords('nl')).rejects.toThrow('another version');
    expect(knows('nl')).toBe(false);
  });

  test('that could not be fetched are asked for again the next time', async () => {
    loseFile('nl');
    const { knows, loadWords } = await openPage();
    await expect(loadWords('nl')).rejects.toThrow();
    countFetches('nl');
    await loadWords('nl');
    expect(knows('nl')).toBe(true);
  });
});

describe('a switch to a language whose words cannot be fetched', () => {
  beforeEach(() => loseFile('nl'));

  test('leaves the language as it is, and warns once', async () => {
    const { language, switchLanguage } = await openPage();
    await switchLanguage('nl');
    expect(language.value).toBe('en');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is not kept as a choice, or the next visit would open in it', async () => {
    history.replaceState(null, '', '/about?lang=en');
    const { switchLanguage } = await openPage();
    expect(await switchLanguage('nl')).toBe(false);
    expect(localStorage.getItem('language')).toBe('en');
    expect(location.search).toBe('');
  });

  test('made in another tab changes nothing here, and warns once', async () => {
    const { followStoredChoice, language } = await openPage();
    const stop = followStoredChoice();
    localStorage.setItem('language', 'nl');
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'nl' }));
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    await settled();
    stop();
    expect(warn).toHaveBeenCalledOnce();
    expect(language.value).toBe('en');
  });
});

describe('a switch to a language whose words are on their way', () => {
  test('keeps the choice at once, and shows the language when they are there', async () => {
    const letThrough = holdDutch();
    const { knows, language, switchLanguage } = await openPage();
    const switched = switchLanguage('nl');
    await settled();
    expect(language.value).toBe('en');
    expect(localStorage.getItem('language')).toBe('nl');
    letThrough();
    await switched;
    expect(knows('nl')).toBe(true);
    expect(language.value).toBe('nl');
  });

  test('gives way to a choice that the visitor makes in the meantime', async () => {
    const letThrough = holdDutch();
    const { language, loadWords, switchLanguage } = await openPage();
    await loadWords('en');
    const first = switchLanguage('nl');
    const last = switchLanguage('en');
    letThrough();
    await Promise.all([first, last]);
    expect(language.value).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });
});
