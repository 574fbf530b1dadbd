import { itemName, navigation, sectionHref } from '../../../src/routes';
import { wide } from '../../wide';
import { expect, pageTest as test } from '../test';
import { button, entry, heading, menu } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, otherFlag, otherWords, second, words } from '../words';

const toggle = button(words['nav.menu']);

const openMenu = async (visitor: Visitor) => {
  await visitor.miss(menu);
  await visitor.press(toggle);
  await visitor.see(menu);
};

test('The menu of a small screen shows the same entries, and closes when one of them is chosen', async ({
  visitor,
}) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/');
  for (const [index, item] of navigation.entries()) {
    await openMenu(visitor);
    if (index === 0) for (const one of navigation) await visitor.see(entry(words[`nav.${itemName(one)}`]));
    await visitor.press(entry(words[`nav.${itemName(item)}`]));
    await visitor.miss(menu);
    await visitor.at('section' in item ? sectionHref(item.section) : item.path);
  }
  await visitor.standsAt('contact');
  await openMenu(visitor);
  await visitor.press(entry(words['nav.getStarted']));
  await visitor.miss(menu);
  await openMenu(visitor);
  await visitor.press(otherFlag);
  await visitor.miss(menu);
  await visitor.shows('home', second);
  await visitor.at(`${addressIn('/', second)}#contact`);
  await visitor.focusIsOn(button(otherWords['nav.menu']));
});

test('The menu closes by Escape, its toggle, a press outside it, Back and a wider window, not by one beside its items', async ({
  visitor,
}) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/');
  await openMenu(visitor);
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  const closings = [
    () => visitor.keys('Escape'),
    () => visitor.press(toggle),
    () => visitor.tab.click(195, 790),
    () => visitor.tab.back(),
  ];
  for (const close of closings) {
    await visitor.shows('about');
    await openMenu(visitor);
    const { top, height } = await visitor.see(menu);
    await visitor.tab.click(2, top + height - 2);
    await visitor.see(menu);
    await close();
    await visitor.miss(menu);
  }
  await visitor.shows('home');
  // The device is turned: the items stand in the bar, and the menu does not open by itself when it is turned back.
  await openMenu(visitor);
  await visitor.tab.resize(wide, 390);
  await expect
    .poll(async () => {
      const [bar, items] = [await visitor.see({ selector: 'header' }), await visitor.see(menu)];
      return items.top >= bar.top && items.top + items.height <= bar.top + bar.height;
    })
    .toBe(true);
  await visitor.tab.resize(390, 800);
  await visitor.miss(menu);
  await visitor.see(heading(words['hero.title']));
});
