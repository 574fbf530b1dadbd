import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followStoredChoice, language, switchLanguage } from '../../src/language/language';
import { refuseStorage, settled } from './visitor';

describe('the language at the start', () => {
  afterEach(() => {
    document.documentElement.lang = '';
    vi.resetModules();
  });

  test.each([
    ['nl', 'nl'],
    ['en', 'en'],
    ['xx', 'en'],
    ['', 'en'],
  ])('of a document that says %j is %s', async (lang, expected) => {
    document.documentElement.lang = lang;
    vi.resetModules();
    const fresh = await import('../../src/language/language');
    expect(fresh.language.value).toBe(expected);
  });
});

describe('a switch of language', () => {
  test('shows the language and keeps it', async () => {
    await switchLanguage('nl');
    expect(language.value).toBe('nl');
    expect(localStorage.getItem('language')).toBe('nl');
  });

  test('shows the language where storage is refused', async () => {
    refuseStorage('localStorage', 'access');
    await switchLanguage('nl');
    expect(language.value).toBe('nl');
  });

  test('drops ?lang from the address, and nothing else', async () => {
    history.replaceState(null, '', '/portfolio?utm_source=mail&lang=nl&x=1#contact');
    await switchLanguage('en');
    expect(location.pathname + location.search + location.hash).toBe('/portfolio?utm_source=mail&x=1#contact');
  });

  test('leaves no question mark behind', async () => {
    history.replaceState(null, '', '/about?lang=nl');
    await switchLanguage('en');
    expect(location.href).toMatch(/\/about$/);
  });

  test('keeps the state of the history entry, and adds no entry', async () => {
    history.replaceState({ place: 42 }, '', '/?lang=nl');
    const { length } = history;
    await switchLanguage('en');
    expect(history.state).toEqual({ place: 42 });
    expect(history.length).toBe(length);
  });

  test('leaves an address without ?lang untouched', async () => {
    history.replaceState(null, '', '/about?a=%20b&c');
    const replace = vi.spyOn(history, 'replaceState');
    await switchLanguage('nl');
    expect(replace).not.toHaveBeenCalled();
    expect(location.search).toBe('?a=%20b&c');
  });
});

describe('a choice made elsewhere', () => {
  const otherTab = async (key: string | null, value: string | null) => {
    if (key && value !== null) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    await settled();
  };
  const pageShow = async (persisted: boolean) => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await settled();
  };

  let stop: () => void;
  beforeEach(() => {
    stop = followStoredChoice();
  });
  afterEach(() => stop());

  test('in another tab is followed', async () => {
    await otherTab('language', 'nl');
    expect(language.value).toBe('nl');
  });

  test('is not followed for a word that is no language', async () => {
    language.value = 'nl';
    await otherTab('language', 'xx');
    expect(language.value).toBe('nl');
  });

  test.each(['theme', 'contact-draft', null])('is not a change of the key %j', async (key) => {
    localStorage.setItem('language', 'nl');
    await otherTab(key, 'x');
    expect(language.value).toBe('en');
  });

  test('keeps the language that is shown when another tab clears the choice', async () => {
    language.value = 'nl';
    localStorage.removeItem('language');
    await otherTab('language', null);
    expect(language.value).toBe('nl');
  });

  test('is followed when the page returns from the back/forward cache', async () => {
    localStorage.setItem('language', 'nl');
    await pageShow(true);
    expect(language.value).toBe('nl');
  });

  test('is left alone when the page is shown for the first time', async () => {
    localStorage.setItem('language', 'nl');
    await pageShow(false);
    expect(language.value).toBe('en');
  });

  test('is no longer followed after stopping', async () => {
    stop();
    await otherTab('language', 'nl');
    await pageShow(true);
    expect(language.value).toBe('en');
  });

  test('changes nothing where storage is refused', async () => {
    language.value = 'nl';
    refuseStorage('localStorage', 'access');
    await pageShow(true);
    expect(language.value).toBe('nl');
  });
});
