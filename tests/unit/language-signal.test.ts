import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followStoredChoice, language, switchLanguage } from '../../src/language/language';
import { refuseStorage } from './visitor';

describe('the language at the start', () => {
  afterEach(() => {
    document.documentElement.lang = '';
    vi.resetModules();
  });

  test.each([
    ['nl', 'nl'],
    ['en', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('of a document that says %j is %s', async (lang, expected) => {
    document.documentElement.lang = lang;
    vi.resetModules();
    const fresh = await import('../../src/language/language');
    expect(fresh.language.value).toBe(expected);
  });
});

describe('a switch of language', () => {
  test('shows the language and keeps it', () => {
    switchLanguage('nl');
    expect(language.value).toBe('nl');
    expect(localStorage.getItem('language')).toBe('nl');
  });

  test('shows the language where storage is refused', () => {
    refuseStorage('localStorage', 'access');
    switchLanguage('nl');
    expect(language.value).toBe('nl');
  });

  test('drops ?lang from the address, and nothing else', () => {
    history.replaceState(null, '', '/portfolio?utm_source=mail&lang=nl&x=1#contact');
    switchLanguage('en');
    expect(location.pathname + location.search + location.hash).toBe(
      '/portfolio?utm_source=mail&x=1#contact',
    );
  });

  test('leaves no question mark behind', () => {
    history.replaceState(null, '', '/about?lang=nl');
    switchLanguage('en');
    expect(location.href).toMatch(/\/about$/);
  });

  test('keeps the state of the history entry, and adds no entry', () => {
    history.replaceState({ place: 42 }, '', '/?lang=nl');
    const { length } = history;
    switchLanguage('en');
    expect(history.state).toEqual({ place: 42 });
    expect(history.length).toBe(length);
  });

  test('leaves an address without ?lang untouched', () => {
    history.replaceState(null, '', '/about?a=%20b&c');
    const replace = vi.spyOn(history, 'replaceState');
    switchLanguage('nl');
    expect(replace).not.toHaveBeenCalled();
    expect(location.search).toBe('?a=%20b&c');
  });
});

describe('a choice made elsewhere', () => {
  const otherTab = (key: string | null, value: string | null) => {
    if (key && value !== null) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  };
  const pageShow = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  let stop: () => void;
  beforeEach(() => {
    stop = followStoredChoice();
  });
  afterEach(() => stop());

  test('in another tab is followed', () => {
    otherTab('language', 'nl');
    expect(language.value).toBe('nl');
  });

  test('is not followed for a word that is no language', () => {
    language.value = 'nl';
    otherTab('language', 'de');
    expect(language.value).toBe('nl');
  });

  test.each(['theme', 'contact-draft', null])('is not a change of the key %j', (key) => {
    localStorage.setItem('language', 'nl');
    otherTab(key, 'x');
    expect(language.value).toBe('en');
  });

  test('keeps the language that is shown when another tab clears the choice', () => {
    language.value = 'nl';
    localStorage.removeItem('language');
    otherTab('language', null);
    expect(language.value).toBe('nl');
  });

  test('is followed when the page returns from the back/forward cache', () => {
    localStorage.setItem('language', 'nl');
    pageShow(true);
    expect(language.value).toBe('nl');
  });

  test('is left alone when the page is shown for the first time', () => {
    localStorage.setItem('language', 'nl');
    pageShow(false);
    expect(language.value).toBe('en');
  });

  test('is no longer followed after stopping', () => {
    stop();
    otherTab('language', 'nl');
    pageShow(true);
    expect(language.value).toBe('en');
  });

  test('changes nothing where storage is refused', () => {
    language.value = 'nl';
    refuseStorage('localStorage', 'access');
    pageShow(true);
    expect(language.value).toBe('nl');
  });
});
