import { expect, test } from '../test';
import { entry } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

/** What moves: a page that follows another, the clients on their timeline, and the way to a section. */
async function moves(visitor: Visitor) {
  await visitor.open('/');
  const scroll = await visitor.tab.run(() => getComputedStyle(document.documentElement).scrollBehavior);
  // The first page of a visit is simply there.
  const first = await visitor.tab.run(() => getComputedStyle(document.querySelector('main') as Element).animationName);
  expect(first).toBe('none');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  const moving = await visitor.tab.run(() =>
    ['main', 'main ol > li'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).animationName !== 'none',
    ),
  );
  return { scroll, moving };
}

test('A page that follows another moves in, clients rise, and a section is scrolled to', async ({ visitor }) => {
  expect(await moves(visitor)).toEqual({ scroll: 'smooth', moving: [true, true] });
});

const still = test.extend('start', { scope: 'file' }, () => ({ still: true }));

still('Nothing moves for who prefers that', async ({ visitor }) => {
  expect(await moves(visitor)).toEqual({ scroll: 'auto', moving: [false, false] });
});
