import { setTimeout as pause } from 'node:timers/promises';
import { client } from '../../content';
import { dist, scriptOf } from '../../host/versions';
import { fillForm, form } from '../form';
import { test as base, expect } from '../test';
import { button, clientLink, dialog, entry, heading, link, project, toast } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, otherFlag, otherWords, second, words } from '../words';

/** What a visitor does before the page is live: the scripts are held back until the test lets them through. */
const test = base
  .extend('letThrough', ({ host }) => host.holdBack(scriptOf(dist, 'main')))
  // What Firefox and WebKit say of an import when its page is left.
  .extend('allowed', () => /^JSHandle@error|Importing a module script failed/);

/** How long whatever must not happen is given to happen, in ms. */
const aWhile = 500;

const stays = async (visitor: Visitor, path: string, title: string) => {
  await visitor.at(path);
  await expect.poll(() => visitor.read(heading())).toBe(title);
  await pause(aWhile);
  await visitor.at(path);
};

test('A flag leads to the page in its language, and the choice is kept', async ({ visitor, letThrough }) => {
  await visitor.arrive('/about');
  await visitor.press(otherFlag);
  await stays(visitor, addressIn('/about', second), otherWords['about.title']);
  letThrough();
  await visitor.live();
  await visitor.go('/portfolio');
  await stays(visitor, addressIn('/portfolio', second), otherWords['portfolio.title']);
});

test('A client shows its project, which a link closes, and the dialog takes its place once it is there', async ({
  visitor,
  letThrough,
}) => {
  await visitor.arrive('/portfolio');
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

test('A form that is sent is thanked for once the page is live', async ({ visitor, letThrough }) => {
  await visitor.arrive('/');
  await fillForm(visitor);
  await visitor.press(form().send);
  letThrough();
  await visitor.see(toast(words['contact.sentTitle']));
  await visitor.at('/');
});

test('A form that was sent too early is left alone while the visitor goes on typing', async ({
  visitor,
  letThrough,
}) => {
  const { message } = form();
  await visitor.arrive('/');
  await fillForm(visitor);
  await visitor.keys('Shift+Tab', 'Enter');
  await visitor.fill(message, ' And more');
  letThrough();
  await visitor.live();
  await pause(aWhile);
  expect((await visitor.see(message)).value).toContain('And more');
  await visitor.miss(toast(words['contact.sentTitle']));
});

test('The menu opens, gives way to a section of the page, and leads to another page', async ({
  visitor,
  letThrough,
}) => {
  await visitor.tab.resize(390, 800);
  await visitor.arrive('/');
  await visitor.press(button(words['nav.menu']));
  await visitor.press(entry(words['nav.services']));
  await visitor.miss({ selector: 'nav' });
  await visitor.standsAt('services');
  await visitor.press(button(words['nav.menu']));
  await visitor.press(entry(words['nav.about']));
  await stays(visitor, '/about', words['about.title']);
  letThrough();
  await visitor.live();
});

test('Links, Back, Forward, Reload and a typed address lead where they should', async ({
  visitor,
  host,
  letThrough,
}) => {
  await visitor.arrive('/about');
  await visitor.press(entry(words['nav.portfolio']));
  await stays(visitor, '/portfolio', words['portfolio.title']);
  await visitor.tab.back();
  await stays(visitor, '/about', words['about.title']);
  await visitor.tab.forward();
  await stays(visitor, '/portfolio', words['portfolio.title']);
  host.requests.length = 0;
  for (const _ of [1, 2]) await visitor.reload();
  await stays(visitor, '/portfolio', words['portfolio.title']);
  expect(host.requests.filter((path) => path === '/portfolio')).toHaveLength(2);
  await visitor.arrive('/about');
  await stays(visitor, '/about', words['about.title']);
  letThrough();
  await visitor.live();
});
