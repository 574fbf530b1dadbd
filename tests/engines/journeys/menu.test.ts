import { navigation } from '../../specification';
import { expect, test } from '../test';
import { button, entry, heading, type Thing } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, otherWords, words } from '../words';

const items = ['home', 'services', 'portfolio', 'about', 'contact'] as const;

const menu: Thing = { selector: 'nav' };

const openMenu = async (visitor: Visitor) => {
  await visitor.miss(menu);
  await visitor.press(button(words['nav.menu']));
  await visitor.see(menu);
};

test('A menu on a small screen shows the same entries, and closes when one of them is chosen', async ({ visitor }) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/');
  for (const [index, href] of navigation.entries()) {
    await openMenu(visitor);
    for (const item of items) await visitor.see(entry(words[`nav.${item}`]));
    await visitor.press(entry(words[`nav.${items[index] ?? 'home'}`]));
    await visitor.miss(menu);
    await visitor.at(href);
  }
  await visitor.standsAt('contact');
});

test('The menu closes by Escape, by its toggle and by a press outside it', async ({ visitor }) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/about');
  const closings = [
    () => visitor.keys('Escape'),
    () => visitor.press(button(words['nav.menu'])),
    () => visitor.tab.click(195, 780),
  ];
  for (const close of closings) {
    await openMenu(visitor);
    await close();
    await visitor.miss(menu);
  }
  await visitor.at('/about');
});

test('The menu switches the language', async ({ visitor }) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/about');
  await openMenu(visitor);
  await visitor.press(otherFlag);
  await visitor.miss(menu);
  await expect.poll(() => visitor.read(heading())).toBe(otherWords['about.title']);
});
