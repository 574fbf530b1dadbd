// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { dictionaries, first, second } from '../content';
import { settled } from './visitor';

let leave: MockInstance<typeof location.assign>;

beforeEach(() => {
  vi.resetModules();
  leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.doUnmock(`../../src/language/${second}`);
});

/** The modules as they are in a page that has just opened at an address: no words are there yet. */
async function openPage(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  // It makes events of changes of the history.
  await import('wouter/use-browser-location');
  const { followAddress, pathname } = await import('../../src/navigation/location');
  followAddress();
  const [words, active, change] = await Promise.all([
    import('../../src/language/words'),
    import('../../src/language/language'),
    import('../../src/language/switch-language'),
  ]);
  return { pathname, ...words, ...active, ...change };
}

/** Serves the words of the second language in a way of the test's. */
function serveSecond(words: () => unknown) {
  const serve = vi.fn(async () => ({ [second]: await words() }));
  vi.doMock(`../../src/language/${second}`, serve);
  return serve;
}
const loseSecond = () => serveSecond(() => Promise.reject(new TypeError('Failed to fetch')));

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['do not arrive', loseSecond],
  ['end in the middle', () => serveSecond(() => undefined)],
])(
  'Words that %s stay unknown, are asked for again the next time, and once they are there never again',
  async (_, fail) => {
    fail();
    const { loadWords, translate } = await openPage('/');
    await expect(loadWords(second)).rejects.toThrow();
    expect(translate(second, 'contact.send')).toBe('contact.send');
    const fetched = serveSecond(() => dictionaries[second]);
    for (const _ of [1, 2]) await loadWords(second);
    expect(fetched).toHaveBeenCalledOnce();
    expect(translate(second, 'contact.send')).toBe(dictionaries[second]['contact.send']);
  },
);

describe('A switch of language', () => {
  test('replaces the entry of the history by the same page in that language, with its state', async () => {
    const { language, switchLanguage } = await openPage('/portfolio?x=%20b#shell', { top: 42 });
    const { length } = history;
    await switchLanguage(second);
    const expected = [second, `/${second}/portfolio?x=%20b#shell`, { top: 42 }, length];
    expect([language.value, address(), history.state, history.length]).toEqual(expected);
    await switchLanguage(first);
    expect([language.value, address()]).toEqual([first, '/portfolio?x=%20b#shell']);
    expect(leave).not.toHaveBeenCalled();
  });

  test.each([
    ['cannot be fetched', loseSecond],
    ['do not come within three seconds', () => serveSecond(() => new Promise(() => {}))],
  ])('whose words %s is left to the browser', async (_, fail) => {
    fail();
    const { language, switchLanguage } = await openPage('/about?x=1');
    vi.useFakeTimers();
    switchLanguage(second);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect([language.value, address()]).toEqual([first, '/about?x=1']);
    expect(leave.mock.calls).toEqual([[`/${second}/about?x=1`]]);
  });

  test('gives way to a later one', async () => {
    let letThrough = (_: unknown) => {};
    const words = new Promise((resolve) => {
      letThrough = resolve;
    });
    serveSecond(() => words);
    const { language, switchLanguage } = await openPage('/about');
    const earlier = switchLanguage(second);
    await settled();
    await switchLanguage(first);
    letThrough(dictionaries[second]);
    await earlier;
    expect([language.value, address()]).toEqual([first, '/about']);
    expect(leave).not.toHaveBeenCalled();
  });
});

test('Back and Forward show an entry from before a flag in the language of now, at its address there', async () => {
  const { language, pathname } = await openPage(`/${second}/portfolio`);
  history.replaceState({ top: 7 }, '', '/about?x=1#team');
  pathname.value = `/${second}/portfolio`;
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  expect([language.value, address(), history.state]).toEqual([second, `/${second}/about?x=1#team`, { top: 7 }]);
});
