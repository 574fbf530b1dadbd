// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
// It makes events of changes of the history.
import 'wouter/use-browser-location';
import { language } from '../../src/language/language';
import { switchLanguage } from '../../src/language/switch-language';
import { type Dictionary, type Key, loadWords } from '../../src/language/words';
import { followAddress } from '../../src/navigation/location';
import { dictionaries, first, second } from '../content';
import { goTo } from './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/language/words', { spy: true });

followAddress();

const address = () => location.pathname + location.search + location.hash;

test('Words that end in the middle are asked for again, and a word that is unknown is shown by its key', async () => {
  vi.resetModules();
  vi.doMock(`../../src/language/${second}`, () => ({ [second]: undefined }));
  const { loadWords, translate } =
    await vi.importActual<typeof import('../../src/language/words')>('../../src/language/words');
  await expect(loadWords(second)).rejects.toThrow();
  expect(translate(second, 'contact.send')).toBe('contact.send');
  vi.doMock(`../../src/language/${second}`, () => ({ [second]: dictionaries[second] }));
  await loadWords(second);
  expect(translate(second, 'contact.send')).toBe(dictionaries[second]['contact.send']);
  expect(translate(second, 'hero.lost' as Key)).toBe('hero.lost');
});

test('A switch of language replaces the entry of the history, which keeps its state, its query and its fragment', async () => {
  goTo('/portfolio?x=%20b#shell', { top: 42 });
  const { length } = history;
  await switchLanguage(second);
  const expected = [second, `/${second}/portfolio?x=%20b#shell`, { top: 42 }, length];
  expect([language.value, address(), history.state, history.length]).toEqual(expected);
});

test('A switch of language gives way to a later one', async () => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  let letThrough = (_: Dictionary) => {};
  const late = new Promise<Dictionary>((resolve) => {
    letThrough = resolve;
  });
  vi.mocked(loadWords).mockReturnValueOnce(late);
  goTo('/about');
  const earlier = switchLanguage(second);
  await switchLanguage(first);
  letThrough(dictionaries[second]);
  await earlier;
  expect([language.value, address()]).toEqual([first, '/about']);
  expect(leave).not.toHaveBeenCalled();
});
