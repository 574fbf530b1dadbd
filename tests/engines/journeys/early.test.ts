import { setTimeout as pause } from 'node:timers/promises';
import { another, client } from '../../e2e/content';
import { fillForm, form } from '../form';
import { expect, test } from '../test';
import { button, dialog, entry, heading, toast } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, otherWords, words } from '../words';

/** How long whatever must not happen is given to happen, in ms. */
const aWhile = 500;

const stays = async (visitor: Visitor, path: string, title: string) => {
  await visitor.at(path);
  await expect.poll(() => visitor.read(heading())).toBe(title);
  await pause(aWhile);
  await visitor.at(path);
};

test('A flag that is pressed before the page is live takes effect once it is', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/about');
  await visitor.press(otherFlag);
  letThrough();
  await visitor.live();
  await expect.poll(() => visitor.read(heading())).toBe(otherWords['about.title']);
});

test('A client that is pressed before the page is live opens once it is; the last press counts', async ({
  visitor,
  host,
}) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/portfolio');
  await visitor.press(button(client));
  await visitor.press(button(another));
  letThrough();
  await visitor.see(dialog(another));
});

test('A form that is sent before the page is live is thanked for once it is', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/');
  await fillForm(visitor);
  await visitor.press(form().send);
  letThrough();
  await visitor.see(toast(words['contact.sentTitle']));
  await visitor.at('/');
});

test('A form that was sent too early is left alone while the visitor goes on typing', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  const { name, email, message } = form();
  await visitor.arrive('/');
  await visitor.fill(name, 'Ada');
  await visitor.keys('Enter');
  await visitor.fill(email, 'ada@example.com');
  await visitor.fill(message, 'Half a sent');
  letThrough();
  await visitor.live();
  await pause(aWhile);
  expect((await visitor.see(message)).value).toBe('Half a sent');
  await visitor.miss(toast(words['contact.sentTitle']));
});

test('The menu opens and leads to a page before the page is live', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.tab.resize(390, 800);
  await visitor.arrive('/');
  await visitor.press(button(words['nav.menu']));
  await visitor.press(entry(words['nav.about']));
  await stays(visitor, '/about', words['about.title']);
  letThrough();
  await visitor.live();
});

test('A link that is pressed while the scripts load leads to its page', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/');
  await visitor.press(entry(words['nav.about']));
  await stays(visitor, '/about', words['about.title']);
  await visitor.press(entry(words['nav.portfolio']));
  await stays(visitor, '/portfolio', words['portfolio.title']);
  letThrough();
  await visitor.live();
});

test('Back and Forward lead where they should while the scripts load', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/about');
  await visitor.press(entry(words['nav.portfolio']));
  await stays(visitor, '/portfolio', words['portfolio.title']);
  await visitor.tab.back();
  await stays(visitor, '/about', words['about.title']);
  await visitor.tab.forward();
  await stays(visitor, '/portfolio', words['portfolio.title']);
  letThrough();
  await visitor.live();
});

test('A page that is reloaded twice while the scripts load is loaded twice, and then live', async ({
  visitor,
  host,
}) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/about');
  host.requests.length = 0;
  for (const _ of [1, 2]) await visitor.reload();
  await stays(visitor, '/about', words['about.title']);
  expect(host.requests.filter((path) => path === '/about')).toHaveLength(2);
  letThrough();
  await visitor.live();
});

test('An address that is typed while the scripts load is opened', async ({ visitor, host }) => {
  const letThrough = host.holdBack('/main.js');
  await visitor.arrive('/about');
  await visitor.arrive('/portfolio');
  await stays(visitor, '/portfolio', words['portfolio.title']);
  letThrough();
  await visitor.live();
});
