// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { activeLanguage } from '../../src/language/page-language';
import { appStartQuery, getRedirectTarget } from '../../src/language/preferred-language';
import { switchLanguage } from '../../src/language/switch-language';
import { loadWords } from '../../src/language/words';
import type { Dictionary } from '../../src/schema';
import { dictionaries, mainLanguage, otherLanguage } from '../site-content';
import { goTo } from './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/language/words', { spy: true });

test('Words that end in the middle are asked for again, and stand as their keys until then', async () => {
  vi.resetModules();
  vi.doMock(`../../src/content/words/${otherLanguage}/index.ts`, () => ({ words: undefined }));
  const { loadWords, translate } =
    await vi.importActual<typeof import('../../src/language/words')>('../../src/language/words');
  await expect(loadWords(otherLanguage)).rejects.toThrow();
  expect(translate(otherLanguage, 'contact.send')).toBe('contact.send');
  vi.doMock(`../../src/content/words/${otherLanguage}/index.ts`, () => ({ words: dictionaries[otherLanguage] }));
  await loadWords(otherLanguage);
  expect(translate(otherLanguage, 'contact.send')).toBe(dictionaries[otherLanguage]['contact.send']);
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
  const earlier = switchLanguage(mainLanguage);
  await switchLanguage(otherLanguage);
  letThrough(dictionaries[mainLanguage]);
  await earlier;
  const address = location.pathname + location.search + location.hash;
  const expected = [otherLanguage, `/${otherLanguage}/about?x=%20b#shell`, { top: 42 }, length];
  expect([activeLanguage.value, address, history.state, history.length]).toEqual(expected);
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  // Whoever chose another language than the default one is led from an address without a prefix to theirs.
  [otherLanguage, '/', `/${otherLanguage}`],
  [otherLanguage, '/about/?x=1&y=%20#team', `/${otherLanguage}/about?x=1&y=%20#team`],
  [otherLanguage, '/nowhere', `/${otherLanguage}/nowhere`],
  [otherLanguage, '//evil.example', `/${otherLanguage}/evil.example`],
  [otherLanguage, `/?lang=${mainLanguage}`, `/${otherLanguage}?lang=${mainLanguage}`],
  // An address with a prefix was meant as it is.
  [mainLanguage, `/${otherLanguage}/about`, undefined],
  [otherLanguage, `/${otherLanguage}/about`, undefined],
  [mainLanguage, '/about', undefined],
  // The installed app starts at addresses of its own, where the choice wins.
  [mainLanguage, `/${otherLanguage}${appStartQuery}#contact`, `/${appStartQuery}#contact`],
  [
    mainLanguage,
    `/${otherLanguage}/portfolio?x=1&${appStartQuery.slice(1)}`,
    `/portfolio?x=1&${appStartQuery.slice(1)}`,
  ],
  [otherLanguage, `/${otherLanguage}${appStartQuery}`, undefined],
  [otherLanguage, `/${appStartQuery}`, `/${otherLanguage}${appStartQuery}`],
  [mainLanguage, `/${otherLanguage}?source=other`, undefined],
  // Without a choice the address decides.
  ['', `/about?lang=${otherLanguage}`, undefined],
  ['', `/${otherLanguage}${appStartQuery}`, undefined],
  ['xx', '/', undefined],
  ['toString', '/', undefined],
])('Whoever chose "%s" and opens %s is led to %s', (choice, address, expected) => {
  localStorage.setItem('language', choice);
  expect(getRedirectTarget(new URL(`https://www.example.com${address}`) as unknown as Location)).toBe(expected);
});
