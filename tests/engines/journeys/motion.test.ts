import { pressLinks } from '../../press-links';
import { expect, pageTest as test } from '../test';
import { entry } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

/** What moves: a page that follows another, the clients on their timeline, and the way to a section. */
async function moves(visitor: Visitor) {
  await visitor.open('/');
  const scroll = await visitor.tab.run(() => getComputedStyle(document.documentElement).scrollBehavior);
  // The first page of a visit is simply there.
  const first = await visitor.tab.run(
    () => getComputedStyle(document.querySelector('#content') as Element).animationName,
  );
  expect(first).toBe('none');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  const moving = await visitor.tab.run(() =>
    ['#content', '#content ol > li'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).animationName !== 'none',
    ),
  );
  return { scroll, moving };
}

const lively = test.extend('start', { scope: 'file' }, () => ({ still: false }));

lively('A page that follows another moves in, clients rise, and a section is scrolled to', async ({ visitor }) => {
  expect(await moves(visitor)).toEqual({ scroll: 'smooth', moving: [true, true] });
});

lively('A page opens at its top, although the one before is still being scrolled', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tab.run(pressLinks, [words['nav.contact']]);
  await expect.poll(() => visitor.place()).toBeGreaterThan(0);
  await visitor.tab.run(pressLinks, [words['nav.portfolio']]);
  await visitor.shows('portfolio');
  // The smooth scroll would take longer than this walk to the next page and back.
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  await visitor.tab.back();
  await visitor.shows('portfolio');
  expect(await visitor.place()).toBe(0);
});

/** Sets out for a section, and so many frames later for a page. Returns where that one is seen; runs in the page. */
async function changeMind(section: string, page: string, frames: number) {
  const press = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)?.click();
  const draw = () => new Promise(requestAnimationFrame);
  press(section);
  for (let frame = 0; frame < frames; frame++) await draw();
  press(page);
  const places = new Set<number>();
  for (let frame = 0; frame < 40; frame++) {
    await draw();
    places.add(scrollY);
  }
  return [...places];
}

lively('A page stays at its top, however soon the one before is left', async ({ visitor }) => {
  await visitor.open('/');
  for (let frames = 2; frames < 10; frames++) {
    const places = await visitor.tab.run(changeMind, words['nav.contact'], words['nav.portfolio'], frames);
    expect(places, `after ${frames} frames`).toEqual([0]);
    await visitor.press(entry(words['nav.home']));
    await visitor.shows('home');
  }
});

test('Nothing moves for who prefers that', async ({ visitor }) => {
  expect(await moves(visitor)).toEqual({ scroll: 'auto', moving: [false, false] });
});
