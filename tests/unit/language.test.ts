// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { activeLanguage } from '../../src/language/language';
import { appStartQuery, getRedirectTarget } from '../../src/language/preferred-language';
import { switchLanguage } from '../../src/language/switch-language';
import { type Dictionary, loadWords } from '../../src/language/words';
import { dictionaries, first, second } from '../content';
import { goTo } from './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/language/words', { spy: true });

test('Words that end in the middle are asked for again, and stand as their keys until then', async () => {
  vi.resetModules();
  vi.doMock(`../../src/language/${second}`, () => ({ [second]: undefined }));
  const { loadWords, translate } =
    await vi.importActual<typeof import('../../src/language/words')>('../../src/language/words');
  await expect(loadWords(second)).rejects.toThrow();
  expect(translate(second, 'contact.send')).toBe('contact.send');
  vi.doMock(`../../src/language/${second}`, () => ({ [second]: dictionaries[second] }));
  await loadWords(second);
  expect(translate(second, 'contact.send')).toBe(dictionaries[second]['contact.send']);
});

test('A switch of language gives way to a later one, and keeps the entry of the history with all that it holds', async () => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  let letThrough = (_: Dictionary) => {};
  const late = new Promise<Dictionary>((resolve) => {
    letThrough = resolve;
  });
  vi.mocked(loadWords).mockReturnValueOnce(late);
  goTo('/about?x=%20b#shell', { top: 42 });
  const { length } = history;
  const earlier = switchLanguage(first);
  await switchLanguage(second);
  letThrough(dictionaries[first]);
  await earlier;
  const address = location.pathname + location.search + location.hash;
  const expected = [second, `/${second}/about?x=%20b#shell`, { top: 42 }, length];
  expect([activeLanguage.value, address, history.state, history.length]).toEqual(expected);
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  // Whoever chose another language than the default one is led from an address without a prefix to theirs.
  [second, '/', `/${second}`],
  [second, '/about/?x=1&y=%20#team', `/${second}/about?x=1&y=%20#team`],
  [second, '/nowhere', `/${second}/nowhere`],
  [second, '//evil.example', `/${second}/evil.example`],
  [second, `/?lang=${first}`, `/${second}?lang=${first}`],
  // An address with a prefix was meant as it is.
  [first, `/${second}/about`, undefined],
  [second, `/${second}/about`, undefined],
  [first, '/about', undefined],
  // The installed app starts at addresses of its own, where the choice wins.
  [first, `/${second}${appStartQuery}#contact`, `/${appStartQuery}#contact`],
  [first, `/${second}/portfolio?x=1&${appStartQuery.slice(1)}`, `/portfolio?x=1&${appStartQuery.slice(1)}`],
  [second, `/${second}${appStartQuery}`, undefined],
  [second, `/${appStartQuery}`, `/${second}${appStartQuery}`],
  [first, `/${second}?source=other`, undefined],
  // Without a choice the address decides.
  ['', `/about?lang=${second}`, undefined],
  ['', `/${second}${appStartQuery}`, undefined],
  ['xx', '/', undefined],
  ['toString', '/', undefined],
])('Whoever chose "%s" and opens %s is led to %s', (choice, address, expected) => {
  localStorage.setItem('language', choice);
  expect(getRedirectTarget(new URL(`https://www.example.com${address}`) as unknown as Location)).toBe(expected);
});
