import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../test';
import { entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

const isAt = async (visitor: Visitor, title: string, place: number) => {
  await expect.poll(() => visitor.read(heading())).toBe(title);
  await expect.poll(() => visitor.place(), { message: `the place on ${title}` }).toBe(place);
  await visitor.draw();
};

test('Back and Forward lead to the place where each page was left', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.scrollTo(1200);
  await visitor.press(entry(words['nav.portfolio']));
  await isAt(visitor, words['portfolio.title'], 0);
  await visitor.tab.resize(1280, 500);
  await visitor.scrollTo(120);
  await visitor.press(entry(words['nav.about']));
  await isAt(visitor, words['about.title'], 0);
  await visitor.scrollTo(300);
  await visitor.press(entry(words['nav.contact']));
  await visitor.standsAt('contact');

  await visitor.tab.back();
  await isAt(visitor, words['about.title'], 300);
  await visitor.tab.back();
  await isAt(visitor, words['portfolio.title'], 120);
  await visitor.tab.back();
  await isAt(visitor, words['hero.title'], 1200);
  await visitor.tab.forward();
  await isAt(visitor, words['portfolio.title'], 120);
  await visitor.tab.forward();
  await isAt(visitor, words['about.title'], 300);
});

test('Back leads to the place after a reload, and from another site', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.scrollTo(1000);
  await visitor.press(entry(words['nav.portfolio']));
  await isAt(visitor, words['portfolio.title'], 0);
  await visitor.reload();
  await visitor.live();
  await visitor.tab.back();
  await isAt(visitor, words['hero.title'], 1000);
  await visitor.tab.go('about:blank');
  await expect.poll(() => visitor.tab.run(() => location.href)).toBe('about:blank');
  await visitor.tab.back();
  await visitor.at('/');
  await visitor.live();
  await isAt(visitor, words['hero.title'], 1000);
});

test('A page that is reloaded stays where it is, and becomes live', async ({ visitor }) => {
  await visitor.open('/');
  for (const place of [30, 900]) {
    await visitor.scrollTo(place);
    // The browser notes the place some time after it was reached.
    await pause(500);
    await visitor.reload();
    await visitor.live();
    await isAt(visitor, words['hero.title'], place);
  }
});

test('A page that opens at a section becomes live', async ({ visitor }) => {
  await visitor.open('/#contact');
  await visitor.standsAt('contact');
});

test('Pages that are changed quickly raise no fault', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tab.run(() => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a[href="/portfolio"], nav a[href="/about"]')];
    for (let change = 0; change < 6; change++) links[change % 2]?.click();
  });
  await isAt(visitor, words['about.title'], 0);
});
