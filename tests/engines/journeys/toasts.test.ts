import { client } from '../../content';
import { form, setFields, thanks, typed } from '../form';
import { expect, test } from '../test';
import { button, clientLink, dialog, toast } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

const offline = toast(words['app.offlineTitle']);
const close = button(words['toast.close']);
const { name } = form();

/** What the browser says when the connection is gone. */
const loseConnection = (visitor: Visitor) => visitor.tab.run(() => void dispatchEvent(new Event('offline')));

const isInDialog = (visitor: Visitor) =>
  visitor.tab.run(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));

test('A message over the dialog is within reach, is closed alone, and gives the focus back to the dialog', async ({
  visitor,
}) => {
  await visitor.visitFirst('/portfolio');
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await loseConnection(visitor);
  await visitor.press(close);
  await visitor.miss(offline);
  await visitor.see(dialog(client));
  await loseConnection(visitor);
  await visitor.see(offline);
  await visitor.keys('Alt+t', 'Tab');
  await visitor.focusIsOn(close);
  await visitor.keys('Enter');
  await visitor.miss(offline);
  await visitor.see(dialog(client));
  await expect.poll(() => isInDialog(visitor)).toBe(true);
});

test('News is told once, messages stand one above the other, and each gives the focus back when it goes', async ({
  visitor,
}) => {
  await visitor.visitFirst('/');
  await setFields(visitor, typed);
  await visitor.press(name);
  await visitor.keys('Enter');
  await visitor.see(thanks());
  for (const _ of [1, 2, 3]) await loseConnection(visitor);
  await visitor.see(offline);
  const older = await visitor.see(thanks());
  const newer = await visitor.see(offline);
  expect(older.y).toBeLessThan(newer.top);
  const titles = await visitor.tab.run(() =>
    [...document.querySelectorAll('[data-scope=toast][data-part=title]')].map(({ textContent }) => textContent),
  );
  expect(titles.toSorted()).toEqual([words['app.offlineTitle'], words['contact.sentTitle']].toSorted());
  for (const one of [thanks(), offline]) await visitor.miss(one);

  for (const leave of ['Enter', 'Escape']) {
    await setFields(visitor, typed);
    await visitor.press(name);
    await visitor.keys('Enter');
    await visitor.see(thanks());
    await visitor.keys('Alt+t', 'Tab');
    await visitor.focusIsOn(close);
    await visitor.keys(leave);
    await visitor.miss(thanks());
    await visitor.focusIsOn(name);
  }
});
