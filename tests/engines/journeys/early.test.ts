import { client } from '../../content';
import { faults } from '../../host/faulty-host';
import { scriptOf } from '../../host/versions';
import { countThanks, emailInstead, fillForm, form, setFields, standsIn, thanked, thanks, typed } from '../form';
import { test as base, expect, site } from '../test';
import { button, clientLink, dialog, entry, link, menu, project, text } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, flag, otherFlag, second, words } from '../words';

const main = scriptOf(site, 'main');

/** What a visitor does before the page is live: the scripts are held back until the test lets them through. */
const test = base
  .extend('letThrough', ({ host }) => host.holdBack(main))
  // What the engines say of an import when its page is left, or of a file that does not come.
  .extend(
    'allowed',
    () =>
      /^JSHandle@error|Importing a module script failed|^TypeError: (Failed to fetch|error load)|40[34]|MIME type|downloadable font/,
  );

const toggle = button(words['nav.menu']);
const { message, name, send } = form();

test('A flag leads to the page in its language, and the choice is kept, whichever button of the mouse pressed it', async ({
  visitor,
  letThrough,
}) => {
  await visitor.arrive('/about');
  // WebKit's driver types without Shift once it has pressed the middle button.
  await visitor.tab.run((language) => {
    const flag = document.querySelector(`a[hreflang=${language}]`);
    flag?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  }, second);
  await visitor.go('/portfolio?x=1');
  await visitor.at(`${addressIn('/portfolio', second)}?x=1`);
  await visitor.shows('portfolio', second);
  await visitor.press(flag);
  await visitor.at('/portfolio');
  await visitor.shows('portfolio');
  await visitor.press(otherFlag);
  await visitor.at(addressIn('/portfolio', second));
  letThrough();
  await visitor.live();
  await visitor.go('/about');
  await visitor.at(addressIn('/about', second));
  await visitor.shows('about', second);
});

test('A client shows its project, which a link closes, and the dialog takes its place once it is there', async ({
  visitor,
  letThrough,
}) => {
  await visitor.arrive('/portfolio');
  // The entrance of the timeline moves it.
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  await expect.poll(() => visitor.tab.run(moving)).toBe(0);
  const { top } = await visitor.see(clientLink(client));
  await visitor.press(clientLink(client));
  await visitor.see(project(client));
  expect((await visitor.see(clientLink(client))).top).toBeCloseTo(top, 1);
  await visitor.press(link(words['portfolio.close'], 'main'));
  await visitor.miss(project(client));
  await visitor.tab.back();
  await visitor.see(project(client));
  letThrough();
  await visitor.see(dialog(client));
  await visitor.miss(project(client));
  await visitor.keys('Escape');
  await visitor.miss(dialog());
  await visitor.focusIsOn(clientLink(client));
  await visitor.at('/portfolio');
});

test('The menu opens, shows how to close it, gives way to a section, and leads to another page', async ({
  visitor,
  letThrough,
}) => {
  const marks = () =>
    visitor.tab.run(() =>
      [...document.querySelectorAll('header button[popovertarget] > *')].map((mark) => mark.checkVisibility()),
    );
  await visitor.tab.resize(390, 800);
  await visitor.arrive('/');
  expect(await marks()).toEqual([true, false]);
  await visitor.press(toggle);
  await visitor.see(menu);
  await expect.poll(marks).toEqual([false, true]);
  await visitor.press(entry(words['nav.services']));
  await visitor.miss(menu);
  await visitor.standsAt('services');
  expect(await marks()).toEqual([true, false]);
  await visitor.press(toggle);
  await visitor.press(entry(words['nav.about']));
  await visitor.at('/about');
  await visitor.shows('about');
  await visitor.press(toggle);
  await visitor.see(menu);
  letThrough();
  await visitor.live();
  await visitor.see(menu);
});

test('Links, Back, Forward, Reload and a typed address lead where they should', async ({
  visitor,
  host,
  letThrough,
}) => {
  await visitor.arrive('/about');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  await visitor.tab.back();
  await visitor.shows('about');
  await visitor.tab.forward();
  await visitor.shows('portfolio');
  host.requests.length = 0;
  for (const _ of [1, 2]) await visitor.reload();
  await visitor.shows('portfolio');
  expect(host.requests.filter((path) => path === '/portfolio')).toHaveLength(2);
  await visitor.arrive('/about');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  // A page that the browser kept as it was has lost what it was about to load.
  await visitor.tab.back();
  await visitor.shows('about');
  letThrough();
  await visitor.live();
  await visitor.at('/about');
  await visitor.shows('about');
});

test('What is typed is kept, and a form that is sent is thanked for once, when the page is live', async ({
  visitor,
  letThrough,
}) => {
  await visitor.arrive('/');
  await fillForm(visitor);
  await visitor.reload();
  await expect.poll(() => standsIn(visitor)).toEqual(typed);
  for (const _ of [1, 2]) await visitor.press(send);
  await visitor.at('/');
  expect(await standsIn(visitor)).toEqual(typed);
  letThrough();
  await visitor.see(thanked());
  await visitor.see(thanks());
  expect(await countThanks(visitor)).toBe(1);
  expect(Object.values(await standsIn(visitor)).join('')).toBe('');
  await visitor.at('/');
});

test('A form that was sent too early is left alone while the visitor goes on typing', async ({
  visitor,
  letThrough,
}) => {
  await visitor.arrive('/');
  await fillForm(visitor);
  await visitor.press(send);
  await visitor.fill(message, ' And more');
  letThrough();
  await visitor.live();
  // Both come with the page, or not at all.
  await visitor.press(name);
  await visitor.draw();
  expect((await standsIn(visitor)).message).toContain('And more');
  await visitor.miss(thanked());
  await visitor.miss(text(words['contact.sending']));
});

/** Fills the form and presses Send, in a page that never becomes live. */
async function sendInVain(visitor: Visitor) {
  await visitor.arrive('/');
  await setFields(visitor, typed);
  await visitor.press(send);
}

const isLost = async (visitor: Visitor) => {
  await visitor.see(emailInstead);
  await visitor.miss(thanked());
  expect(await standsIn(visitor)).toEqual(typed);
};

const faulty = test.extend('address', ({ faultyHost }) => faultyHost.address);

faulty(
  'A form that is sent in vain says how to write instead: at once if the start fails, or else after ten seconds',
  async ({ visitor, faultyHost }) => {
    faultyHost.spoil(new RegExp(main), faults.missing);
    await sendInVain(visitor);
    await isLost(visitor);
    faultyHost.mend();
    const others = [await visitor.another(), await visitor.another()] as const;
    faultyHost.spoil(new RegExp(main), faults['cut after a statement']);
    await sendInVain(others[0]);
    faultyHost.mend();
    // No answer ever comes.
    faultyHost.spoil(new RegExp(main), () => {});
    await sendInVain(others[1]);
    for (const one of others) await isLost(one);
  },
);
