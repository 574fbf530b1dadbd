import { client } from '../../content';
import { dist, scriptOf } from '../../host/versions';
import { pressLinks } from '../../press-links';
import { fillForm, form } from '../form';
import { expect, test } from '../test';
import { button, clientLink, dialog, heading, text, toast } from '../things';
import { words } from '../words';

/** What hasty and unlucky hands do. */

const { message, send } = form();
const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
const thanks = toast(words['contact.sentTitle']);
const countThanks = (title: string) =>
  [...document.querySelectorAll('[role=status] [data-part=title]')].filter(({ textContent }) => textContent === title)
    .length;

test('Send that is pressed twice at once thanks once, and finds no fault', async ({ visitor }) => {
  await visitor.visitFirst('/');
  await fillForm(visitor);
  await visitor.press(send);
  const { x, y } = await visitor.see(send);
  await visitor.tab.click(x, y);
  await visitor.see(thanks);
  await pause(300);
  expect(await visitor.tab.run(countThanks, words['contact.sentTitle'])).toBe(1);
  await visitor.miss(text(words['contact.nameMissing']));
});

test('Send that has to wait thanks once, however often it is pressed, and keeps what is typed meanwhile', async ({
  visitor,
  host,
}) => {
  const letThrough = host.holdBack(scriptOf(dist, 'overlays'));
  await visitor.open('/');
  await fillForm(visitor);
  await visitor.press(send);
  const { x, y } = await visitor.see({ selector: '#contact [type=submit]' });
  for (const _ of [1, 2]) await visitor.tab.click(x, y);
  await visitor.press(message);
  await visitor.tab.type(' And more.');
  letThrough();
  await visitor.see(thanks);
  await pause(300);
  expect(await visitor.tab.run(countThanks, words['contact.sentTitle'])).toBe(1);
  expect((await visitor.see(message)).value).toContain('And more.');
});

const entries = () => history.length;

test('A link that is pressed twice at once makes one entry of the history', async ({ visitor }) => {
  await visitor.open('/');
  const before = await visitor.tab.run(entries);
  await visitor.tab.run(pressLinks, [words['nav.about'], words['nav.about']]);
  await expect.poll(() => visitor.read(heading())).toBe(words['about.title']);
  await pause(300);
  expect(await visitor.tab.run(entries)).toBe(before + 1);
});

test('Of two links that are pressed at once, the later one is followed', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.tab.run(pressLinks, [words['nav.portfolio'], words['nav.contact']]);
  await visitor.standsAt('contact');
  await pause(300);
  expect(await visitor.read(heading())).toBe(words['hero.title']);
});

test('A message over the dialog is closed alone', async ({ visitor }) => {
  await visitor.visitFirst('/portfolio');
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.tab.run(() => dispatchEvent(new Event('offline')));
  await visitor.see(toast(words['app.offlineTitle']));
  await visitor.press(button(words['toast.close']));
  await visitor.miss(toast(words['app.offlineTitle']));
  await visitor.see(dialog(client));
});
