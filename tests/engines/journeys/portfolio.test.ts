import { setTimeout as pause } from 'node:timers/promises';
import { client } from '../../content';
import { expect, test } from '../test';
import { button, clientLink, dialog, entry, heading } from '../things';
import { words } from '../words';

test('A client opens a dialog, which closes by its button, by Escape and by a press outside it', async ({
  visitor,
}) => {
  await visitor.open('/portfolio');
  const closings = [
    () => visitor.press(button(words['portfolio.close'], '[role=dialog]')),
    () => visitor.keys('Escape'),
    async () => {
      // Until then it counts as the rest of a double press.
      await pause(600);
      await visitor.tab.click(8, 400);
    },
  ];
  for (const close of closings) {
    await visitor.press(clientLink(client));
    await visitor.see(dialog(client));
    await close();
    await visitor.miss(dialog());
    await visitor.focusIsOn(clientLink(client));
  }
});

test('The bar leads to a page, and Back leads home', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(entry('Portfolio'));
  await visitor.at('/portfolio');
  expect(await visitor.read(heading())).toBe(words['portfolio.title']);
  await visitor.tab.back();
  await visitor.at('/');
  expect(await visitor.read(heading())).toBe(words['hero.title']);
});
