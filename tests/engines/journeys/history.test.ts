import { setTimeout as pause } from 'node:timers/promises';
import { pressLinks } from '../../press-links';
import { wide } from '../../wide';
import { expect, pageTest as test } from '../test';
import { entry } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

const isAt = async (visitor: Visitor, page: 'home' | 'portfolio' | 'about', place: number) => {
  await visitor.shows(page);
  await expect.poll(() => visitor.place(), { message: `the place on ${page}` }).toBe(place);
  await visitor.draw();
};

test('Back and Forward lead to the place where each page and each section was left', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(entry(words['nav.services']));
  await visitor.standsAt('services');
  await visitor.scrollTo(1200);
  await visitor.press(entry(words['nav.portfolio']));
  await isAt(visitor, 'portfolio', 0);
  await visitor.tab.resize(wide, 500);
  await visitor.scrollTo(120);
  await visitor.press(entry(words['nav.about']));
  await isAt(visitor, 'about', 0);
  await visitor.scrollTo(300);
  // The link of the open page leads to its top, and adds nothing to the history.
  const entries = await visitor.entries();
  await visitor.press(entry(words['nav.about']));
  await isAt(visitor, 'about', 0);
  expect(await visitor.entries()).toBe(entries);
  await visitor.scrollTo(300);
  await visitor.press(entry(words['nav.contact']));
  await visitor.standsAt('contact');
  // A place is kept once the page stands still.
  const isKept = async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return scrollY === before && history.state?.top === before;
  };
  await expect.poll(() => visitor.tab.run(isKept), { message: 'the place is kept' }).toBe(true);
  const contact = await visitor.place();

  for (const [step, page, place] of [
    ['back', 'about', 300],
    ['back', 'portfolio', 120],
    ['back', 'home', 1200],
    ['back', 'home', 0],
    ['forward', 'home', 1200],
    ['forward', 'portfolio', 120],
    ['forward', 'about', 300],
    ['forward', 'home', contact],
  ] as const) {
    await visitor.tab[step]();
    await isAt(visitor, page, place);
  }
  await visitor.tab.run(
    pressLinks,
    (['portfolio', 'about', 'portfolio', 'about'] as const).map((name) => words[`nav.${name}`]),
  );
  await isAt(visitor, 'about', 0);
});

test('A page stays where it was over a reload, and Back leads to the place after one, and from another site', async ({
  visitor,
}) => {
  await visitor.open('/');
  for (const place of [30, 1000]) {
    await visitor.scrollTo(place);
    // The browser notes the place some time after it was reached.
    await pause(500);
    await visitor.reload();
    await visitor.live();
    await isAt(visitor, 'home', place);
  }
  await visitor.press(entry(words['nav.portfolio']));
  await isAt(visitor, 'portfolio', 0);
  await visitor.reload();
  await visitor.live();
  await visitor.tab.back();
  await isAt(visitor, 'home', 1000);
  await visitor.tab.go('about:blank');
  await expect.poll(() => visitor.tab.run(() => location.href)).toBe('about:blank');
  // Firefox's driver knows the new entry some time after the page does.
  await pause(500);
  await visitor.tab.back();
  await visitor.at('/');
  await visitor.live();
  await isAt(visitor, 'home', 1000);
});
