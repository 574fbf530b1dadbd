import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../test';
import { entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, words } from '../words';

const items = ['home', 'services', 'portfolio', 'about', 'contact'] as const;

const pages = ['/', '/portfolio', '/about'];

const ground = (visitor: Visitor) =>
  visitor.tab.run(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);

const transparent = 'rgba(0, 0, 0, 0)';

for (const path of pages)
  test(`The bar of ${path} stays at the top, transparent until the page is scrolled more than 20 px`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    await visitor.scrollTo(20);
    await expect.poll(() => visitor.place()).toBe(20);
    await expect.poll(() => ground(visitor)).toBe(transparent);
    await visitor.scrollTo(21);
    await expect.poll(() => ground(visitor)).toMatch(/^(rgb\(|rgba\(.*, (0\.9|1)|color\()/);
    expect((await visitor.see({ selector: 'header' })).top).toBe(0);
    await visitor.scrollTo(0);
    await expect.poll(() => ground(visitor)).toBe(transparent);
  });

for (const path of pages)
  test(`Home, Services, Contact and Get Started lead from ${path} to their section`, async ({ visitor }) => {
    for (const [name, section] of [
      [words['nav.services'], 'services'],
      [words['nav.contact'], 'contact'],
      [words['nav.home'], 'home'],
      [words['nav.getStarted'], 'contact'],
    ] as const) {
      await visitor.open(path);
      await visitor.press(entry(name));
      await visitor.at(`/#${section}`);
      await visitor.standsAt(section);
    }
  });

test('Of two sections that are chosen at once, the second is shown', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.see(entry(words['nav.services']));
  await visitor.tab.run(
    (...names) => {
      for (const name of names)
        [...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)?.click();
    },
    words['nav.services'],
    words['nav.contact'],
  );
  await visitor.at('/#contact');
  await pause(500);
  await visitor.standsAt('contact');
});

test('Portfolio and About are links to pages, and the bar offers the same on each', async ({ visitor }) => {
  await visitor.open('/');
  for (const [name, path] of [
    [words['nav.portfolio'], '/portfolio'],
    [words['nav.about'], '/about'],
  ] as const) {
    await visitor.press(entry(name));
    await visitor.at(path);
    expect(await visitor.read(heading())).toBe(name);
    expect(await visitor.place()).toBe(0);
    for (const item of items) await visitor.see(entry(words[`nav.${item}`]));
    await visitor.see(otherFlag);
  }
});

test('The bar is opaque when the page opens at a section', async ({ visitor }) => {
  await visitor.open('/#services');
  await visitor.standsAt('services');
  await expect.poll(() => ground(visitor)).not.toBe(transparent);
});
