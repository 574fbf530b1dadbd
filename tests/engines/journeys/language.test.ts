import { company } from '../../../src/content/company';
import { form } from '../form';
import { expect, test } from '../test';
import { dialog, entry, heading, link } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, first, flag, otherFlag, otherWords, second, words } from '../words';

/** Waits until the page is in a language: heading, document and the flag that is marked. */
const isIn = async (visitor: Visitor, language: string, title: string) => {
  await expect.poll(() => visitor.read(heading())).toBe(title);
  const state = () =>
    visitor.tab.run(() => [
      document.documentElement.lang,
      document.querySelector('a[hreflang][aria-current]')?.getAttribute('hreflang'),
    ]);
  await expect.poll(state).toEqual([language, language]);
};

const entries = (visitor: Visitor) => visitor.tab.run(() => history.length);

/** Has chosen the second language on an earlier visit. */
async function choose(visitor: Visitor) {
  await visitor.open('/about');
  await visitor.press(otherFlag);
  await isIn(visitor, second, otherWords['about.title']);
}

/** Notes every text that is painted as a heading from now on, in each document of the tab. */
const _titlesSeen = (visitor: Visitor) =>
  visitor.tab.run(() => JSON.parse(sessionStorage.getItem('titles') ?? '[]') as string[]);

test('A flag shows the page in its language, at its own address, in the place of the one before', async ({
  visitor,
}) => {
  await visitor.open('/?from=letter');
  await visitor.press(link(words['hero.learnMore'], '#home'));
  await visitor.at('/?from=letter#services');
  const before = await entries(visitor);
  await visitor.standsAt('services');
  await visitor.fill(form().message, 'Not sent yet');
  const place = await visitor.place();
  await visitor.press(otherFlag);
  await isIn(visitor, second, otherWords['hero.title']);
  await visitor.at(`${addressIn('/', second)}?from=letter#services`);
  await visitor.focusIsOn(otherFlag);
  expect(Math.abs((await visitor.place()) - place)).toBeLessThan(200);
  expect(await entries(visitor)).toBe(before);
  expect((await visitor.see(form(otherWords).message)).value).toBe('Not sent yet');
  expect(await visitor.tab.run(() => document.title)).toContain(company.name);
  await visitor.press(flag);
  await isIn(visitor, first, words['hero.title']);
  await visitor.at('/?from=letter#services');
});

test('The choice holds on every page, over a reload, and in a new tab at an address without a prefix', async ({
  visitor,
}) => {
  await choose(visitor);
  await visitor.reload();
  await visitor.live();
  await isIn(visitor, second, otherWords['about.title']);
  await visitor.press(entry(otherWords['nav.portfolio']));
  await isIn(visitor, second, otherWords['portfolio.title']);
  const other = await visitor.another();
  await other.go(`/portfolio?x=1#${timelineKey}`);
  await other.at(`${addressIn('/portfolio', second)}?x=1#${timelineKey}`);
  await other.live();
  await isIn(other, second, otherWords['portfolio.title']);
  await other.see(dialog());
});
