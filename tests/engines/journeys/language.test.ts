import { en, expect, nl, test } from '../test';
import { button, entry, heading } from '../things';
import type { Visitor } from '../visitor';

const lang = (visitor: Visitor) => visitor.tab.run(() => document.documentElement.lang);

const isIn = async (visitor: Visitor, language: 'en' | 'nl', title: string) => {
  await expect.poll(() => visitor.read(heading())).toBe(title);
  await expect.poll(() => lang(visitor)).toBe(language);
};

test('The site starts as English; a flag turns it Dutch, and the next one turns it back', async ({ visitor }) => {
  await visitor.open('/');
  await isIn(visitor, 'en', en['hero.title']);
  await visitor.press(button('Nederlands'));
  await isIn(visitor, 'nl', nl['hero.title']);
  await visitor.see(entry(nl['nav.services']));
  await visitor.press(button('English'));
  await isIn(visitor, 'en', en['hero.title']);
});

test('The choice is kept: over a reload, on every page, in another tab', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press(button('Nederlands'));
  await isIn(visitor, 'nl', nl['about.title']);
  await visitor.reload();
  await visitor.live();
  await isIn(visitor, 'nl', nl['about.title']);
  await visitor.press(entry(nl['nav.portfolio']));
  await isIn(visitor, 'nl', nl['portfolio.title']);
  const other = await visitor.another();
  await other.open('/');
  await isIn(other, 'nl', nl['hero.title']);
});

test('An address chooses a language, and a flag drops it from the address', async ({ visitor }) => {
  await visitor.open('/portfolio?lang=nl');
  await isIn(visitor, 'nl', nl['portfolio.title']);
  await visitor.press(button('English'));
  await isIn(visitor, 'en', en['portfolio.title']);
  await visitor.at('/portfolio');
});

test('Two tabs follow each other', async ({ visitor }) => {
  await visitor.open('/about');
  const other = await visitor.another();
  await other.open('/portfolio');
  await other.press(button('Nederlands'));
  await isIn(visitor, 'nl', nl['about.title']);
});
