import { client } from '../../content';
import { fillForm, form, thanked, typed } from '../form';
import { expect, pageTest as test } from '../test';
import { button, clientLink, dialog, entry, heading, text } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, otherWords, second, words } from '../words';

/** Does to every text of the page what a browser that translates it does: puts an element in its place. */
const translate = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() && !text.parentElement?.closest('script, style, textarea')) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
  });

test('A page that the browser has translated lives through every state', async ({ visitor }) => {
  await visitor.open('/');
  await translate(visitor);
  await visitor.press(form().send);
  await visitor.see(text(words['contact.nameMissing']));
  await translate(visitor);
  await visitor.fill(form().name, typed.name);
  await visitor.keys('Enter');
  await visitor.see(text(words['contact.emailMissing']));
  await visitor.tab.run(() => (document.querySelector('form') as HTMLFormElement).reset());
  await fillForm(visitor);
  await visitor.press(form().send);
  await visitor.see(thanked());
  await translate(visitor);
  await fillForm(visitor);
  await visitor.press(form().send);
  await visitor.press(button(words['toast.close']));
  await translate(visitor);
  await visitor.press(otherFlag);
  await visitor.at(`/${second}`);
  await translate(visitor);
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.see(heading(otherWords['portfolio.title']));
  await translate(visitor);
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await translate(visitor);
  await visitor.keys('Escape');
  await visitor.miss(dialog());
  await visitor.press(entry(otherWords['nav.about']));
  await visitor.see(heading(otherWords['about.title']));
  expect(await visitor.tab.run(() => document.querySelectorAll('main').length)).toBe(1);
});
