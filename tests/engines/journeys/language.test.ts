import { expect, test } from '../test';
import { entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { first, flag, otherFlag, otherWords, second, words } from '../words';

const lang = (visitor: Visitor) => visitor.tab.run(() => document.documentElement.lang);

const isIn = async (visitor: Visitor, language: string, title: string) => {
  await expect.poll(() => visitor.read(heading())).toBe(title);
  await expect.poll(() => lang(visitor)).toBe(language);
};

test('A flag turns the site into another language, and the next one turns it back', async ({ visitor }) => {
  await visitor.open('/');
  await isIn(visitor, first, words['hero.title']);
  await visitor.press(otherFlag);
  await isIn(visitor, second, otherWords['hero.title']);
  await visitor.see(entry(otherWords['nav.services']));
  await visitor.press(flag);
  await isIn(visitor, first, words['hero.title']);
});

test('The choice is kept: over a reload, on every page, in another tab', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press(otherFlag);
  await isIn(visitor, second, otherWords['about.title']);
  await visitor.reload();
  await visitor.live();
  await isIn(visitor, second, otherWords['about.title']);
  await visitor.press(entry(otherWords['nav.portfolio']));
  await isIn(visitor, second, otherWords['portfolio.title']);
  const other = await visitor.another();
  await other.open('/');
  await isIn(other, second, otherWords['hero.title']);
});

test('An address chooses a language, and a flag drops it from the address', async ({ visitor }) => {
  await visitor.open(`/portfolio?lang=${second}`);
  await isIn(visitor, second, otherWords['portfolio.title']);
  await visitor.press(flag);
  await isIn(visitor, first, words['portfolio.title']);
  await visitor.at('/portfolio');
});

test('Two tabs follow each other', async ({ visitor }) => {
  await visitor.open('/about');
  const other = await visitor.another();
  await other.open('/portfolio');
  await other.press(otherFlag);
  await isIn(visitor, second, otherWords['about.title']);
});
