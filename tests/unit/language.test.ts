// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { activeLanguage } from '../../src/language/page-language';
import { appStartQuery, getRedirectTarget } from '../../src/language/preferred-language';
import { switchLanguage } from '../../src/language/switch-language';
import { loadWords, translate } from '../../src/language/words';
import type { Dictionary, Key } from '../../src/schema';
import { de, en } from './languages';
import { goTo } from './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/language/words', { spy: true });

test('A key that a dictionary lacks is shown as it is', () => {
  expect(translate(en, 'contact.lacking' as Key)).toBe('contact.lacking');
});

test('Of two switches of language the later one wins, and the history entry keeps what it holds', async () => {
  let arrive = (_: Dictionary) => {};
  vi.mocked(loadWords).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  goTo('/about?x=%20b#kadewerk', { top: 42 });
  const { length } = history;
  const earlier = switchLanguage(de);
  await switchLanguage(en);
  arrive(await loadWords(de));
  await earlier;
  expect(activeLanguage.value).toBe('en');
  expect(location.href).toMatch(/\/en\/about\?x=%20b#kadewerk$/);
  expect([history.state, history.length]).toEqual([{ top: 42 }, length]);
});

test.each([
  // From an address without a prefix to the chosen language.
  ['en', '/about/?x=1&y=%20#team', '/en/about?x=1&y=%20#team'],
  ['en', '/nowhere', '/en/nowhere'],
  ['en', '//evil.example', '/en/evil.example'],
  // An address with a prefix was meant as it is.
  ['de', '/en/about', undefined],
  ['nl', '/about', undefined],
  ['nl', '/en?source=other', undefined],
  // The installed app starts at addresses of its own, where the choice wins.
  ['nl', `/en${appStartQuery}#contact`, `/${appStartQuery}#contact`],
  ['en', `/en${appStartQuery}`, undefined],
  ['en', `/${appStartQuery}`, `/en${appStartQuery}`],
  // Without a choice the address decides.
  ['', `/en${appStartQuery}`, undefined],
  ['xx', '/', undefined],
  ['toString', '/', undefined],
])('After the choice "%s", %s leads to %s', (choice, address, expected) => {
  localStorage.setItem('language', choice);
  expect(getRedirectTarget(new URL(`https://www.example.com${address}`) as unknown as Location)).toBe(expected);
});
