// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { dictionaries, first, languages, second } from '../content';
import { settled } from './visitor';

let leave: MockInstance<typeof location.assign>;

beforeEach(() => {
  vi.resetModules();
  leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  for (const language of languages) vi.doUnmock(`../../src/language/${language}`);
});

/** The modules as they are in a page that has just opened at an address: no words are there yet. */
async function openPage(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  // It makes events of changes of the history.
  await import('wouter/use-browser-location');
  const { followAddress } = await import('../../src/navigation/location');
  followAddress();
  return { ...(await import('../../src/language/words')), ...(await import('../../src/language/language')) };
}

/** Serves the words of the second language in a way of the test's. */
function serveSecond(words: () => unknown) {
  const serve = vi.fn(async () => ({ [second]: await words() }));
  vi.doMock(`../../src/language/${second}`, serve);
  return serve;
}
const loseSecond = () =>
  serveSecond(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

const address = () => location.pathname + location.search + location.hash;

describe('The words of a language', () => {
  test('are there once they are fetched, once, and no others', async () => {
    const fetched = serveSecond(() => dictionaries[second]);
    const { loadWords, translate } = await openPage('/');
    expect(translate(second, 'contact.sentTitle')).toBe('contact.sentTitle');
    await loadWords(second);
    await loadWords(second);
    expect(fetched).toHaveBeenCalledOnce();
    expect(translate(second, 'contact.sentTitle')).toBe(dictionaries[second]['contact.sentTitle']);
    expect(translate(first, 'contact.sentTitle')).toBe('contact.sentTitle');
  });

  test.each([
    ['do not arrive', loseSecond],
    ['end in the middle', () => serveSecond(() => undefined)],
  ])('that %s stay unknown, and are asked for again the next time', async (_, fail) => {
    fail();
    const { loadWords, translate } = await openPage('/');
    await expect(loadWords(second)).rejects.toThrow();
    expect(translate(second, 'contact.send')).toBe('contact.send');
    serveSecond(() => dictionaries[second]);
    await loadWords(second);
    expect(translate(second, 'contact.send')).toBe(dictionaries[second]['contact.send']);
  });
});

describe('A switch of language', () => {
  test('replaces the entry of the history by the same page in that language, with its state', async () => {
    const { language, switchLanguage } = await openPage('/portfolio?x=%20b#shell', { top: 42 });
    const { length } = history;
    expect(language.value).toBe(first);
    await switchLanguage(second);
    expect([language.value, address(), history.state, history.length]).toEqual([
      second,
      `/${second}/portfolio?x=%20b#shell`,
      { top: 42 },
      length,
    ]);
    await switchLanguage(first);
    expect([language.value, address()]).toEqual([first, '/portfolio?x=%20b#shell']);
    expect(leave).not.toHaveBeenCalled();
  });

  test('whose words cannot be fetched is left to the browser', async () => {
    loseSecond();
    const { language, switchLanguage } = await openPage('/about?x=1');
    await switchLanguage(second);
    expect([language.value, address()]).toEqual([first, '/about?x=1']);
    expect(leave.mock.calls).toEqual([[`/${second}/about?x=1`]]);
  });

  test('whose words are late is left to the browser, too', async () => {
    serveSecond(() => new Promise(() => {}));
    const { switchLanguage } = await openPage('/about');
    vi.useFakeTimers();
    switchLanguage(second);
    await vi.advanceTimersByTimeAsync(2999);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(leave.mock.calls).toEqual([[`/${second}/about`]]);
  });

  test('gives way to a later one', async () => {
    let letThrough = () => {};
    serveSecond(
      () =>
        new Promise((resolve) => {
          letThrough = () => resolve(dictionaries[second]);
        }),
    );
    const { language, switchLanguage } = await openPage('/about');
    const earlier = switchLanguage(second);
    await settled();
    const last = switchLanguage(first);
    letThrough();
    await Promise.all([earlier, last]);
    expect([language.value, address()]).toEqual([first, '/about']);
    expect(leave).not.toHaveBeenCalled();
  });
});

test('Back and Forward show an entry from before a flag in the language of now, at its address there', async () => {
  const { language } = await openPage(`/${second}/portfolio`);
  history.replaceState({ top: 7 }, '', '/about?x=1#team');
  const { pathname } = await import('../../src/navigation/location');
  pathname.value = `/${second}/portfolio`;
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  expect([language.value, address(), history.state]).toEqual([second, `/${second}/about?x=1#team`, { top: 7 }]);
});
