import { itemName, navigation } from '../../../src/routes';
import { pressLinks } from '../../press-links';
import { numbers } from '../../specification';
import { wide } from '../../wide';
import { expect, pageTest as test } from '../test';
import { entry } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, words } from '../words';

const { opaqueBeyond } = numbers;

const ground = (visitor: Visitor) =>
  visitor.tab.run(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);

const transparent = 'rgba(0, 0, 0, 0)';
const opaque = /^(rgb\(|color\()/;

/** The items that are pages of their own, and those that lead to sections, with Get Started. */
const toPages = navigation.flatMap((item) => ('section' in item ? [] : [item]));
const toSections = [
  ...navigation.flatMap((item) =>
    'section' in item ? [{ label: words[`nav.${itemName(item)}`], section: item.section }] : [],
  ),
  { label: words['nav.getStarted'], section: 'contact' as const },
];

/** What the bar marks as the place where the visitor is. */
const marked = (visitor: Visitor) =>
  visitor.tab.run(() =>
    [...document.querySelectorAll('#menu .menu-link[aria-current]')].map((item) => [
      item.textContent,
      item.getAttribute('aria-current'),
    ]),
  );

test(`On every page the bar stays at the top, offers the same, and is opaque beyond ${opaqueBeyond} px`, async ({
  visitor,
}) => {
  await visitor.open('/');
  const loaded = await visitor.loaded();
  for (const page of ['home', ...toPages.map(({ page }) => page)] as const) {
    if (page !== 'home') await visitor.press(entry(words[`nav.${page}`]));
    await visitor.shows(page);
    expect(await visitor.place()).toBe(0);
    for (const item of navigation) await visitor.see(entry(words[`nav.${itemName(item)}`]));
    await visitor.see(otherFlag);
    await visitor.scrollTo(opaqueBeyond);
    await expect.poll(() => visitor.place()).toBe(opaqueBeyond);
    await visitor.draw();
    await expect.poll(() => ground(visitor)).toBe(transparent);
    await visitor.scrollTo(opaqueBeyond + 1);
    await expect.poll(() => ground(visitor)).toMatch(opaque);
    expect((await visitor.see({ selector: 'header' })).top).toBe(0);
    await visitor.scrollTo(0);
    await expect.poll(() => ground(visitor)).toBe(transparent);
  }
  expect(await visitor.loaded(), 'no document but the first is loaded').toBe(loaded);
});

test('Home, Services, Contact and Get Started lead to their section, on the home page and from another', async ({
  visitor,
}) => {
  await visitor.open('/');
  for (const [index, { label, section }] of toSections.entries()) {
    // Every other one from another page.
    if (index % 2) {
      await visitor.press(entry(words['nav.about']));
      await visitor.at('/about');
    } else await visitor.scrollTo(section === 'home' ? 600 : 0);
    await visitor.press(entry(label));
    await visitor.at(`/#${section}`);
    await visitor.shows('home');
    await visitor.standsAt(section);
  }
});

test('The bar marks the page and the section where the visitor is, and is opaque over a section from the start', async ({
  visitor,
}) => {
  await visitor.open('/#services');
  await visitor.standsAt('services');
  await expect.poll(() => ground(visitor)).toMatch(opaque);
  await expect.poll(() => marked(visitor)).toEqual([[words['nav.services'], 'location']]);
  await visitor.scrollTo(0);
  await expect.poll(() => marked(visitor)).toEqual([[words['nav.home'], 'location']]);
  // A section without an item of its own is not marked.
  await visitor.tab.run(() => document.getElementById('clients')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => marked(visitor)).toEqual([]);
  for (const { page } of toPages) {
    await visitor.press(entry(words[`nav.${page}`]));
    await expect.poll(() => marked(visitor)).toEqual([[words[`nav.${page}`], 'page']]);
  }
  await visitor.press(entry(words['nav.home']));
  await expect.poll(() => marked(visitor)).toEqual([[words['nav.home'], 'location']]);
  // In a very tall window the last section never comes far up.
  await visitor.tab.resize(wide, 2600);
  const markedAtEnd = async () => {
    await visitor.scrollTo(100_000);
    return marked(visitor);
  };
  await expect.poll(markedAtEnd).toEqual([[words['nav.contact'], 'location']]);
});

test('A page is there as soon as its link is pressed, and of what is pressed at once the last counts', async ({
  visitor,
}) => {
  await visitor.open('/');
  const before = await visitor.entries();
  await visitor.tab.run(pressLinks, [words['nav.about'], words['nav.about']]);
  await visitor.shows('about');
  expect(await visitor.entries()).toBe(before + 1);
  const titles = await visitor.tab.run(
    (names) => {
      const links = [...document.querySelectorAll<HTMLElement>('nav a')];
      return names.map((name) => {
        links.find(({ textContent }) => textContent === name)?.click();
        return document.querySelector('#content h1')?.textContent;
      });
    },
    [words['nav.portfolio'], words['nav.services'], words['nav.contact']],
  );
  expect(titles).toEqual([words['portfolio.title'], words['hero.title'], words['hero.title']]);
  await visitor.at('/#contact');
  await visitor.standsAt('contact');
  await visitor.press(entry(words['nav.services']));
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  expect(await visitor.place()).toBe(0);
});
