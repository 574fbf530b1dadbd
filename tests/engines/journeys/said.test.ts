import { client } from '../../content';
import { fillForm, form, note, thanked, thanks } from '../form';
import { expect, pageTest as test } from '../test';
import { clientLink, dialog, entry, heading, type Thing, text } from '../things';
import type { Visitor } from '../visitor';
import { first, flag, otherFlag, second, words } from '../words';

/** Notes what comes into a place from which screen readers speak. */
const listen = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const { dataset } = document.documentElement;
    const spoken: string[] = [];
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=status], [role=alert], [aria-live]');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const region = regionOf(node);
          if (region && region.getAttribute('aria-live') !== 'off' && node.textContent) spoken.push(node.textContent);
        }
      dataset.spoken = JSON.stringify(spoken);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const spoken = (visitor: Visitor) =>
  visitor.tab.run((): string[] => JSON.parse(document.documentElement.dataset.spoken ?? '[]'));

/** Waits until a thing can be read: as large as any text, and not faint. */
async function canRead(visitor: Visitor, { selector, name = '' }: Thing) {
  const look = () =>
    visitor.tab.run(
      (selector, name) => {
        let one: Element | null | undefined = [...document.querySelectorAll(selector)].find(
          ({ textContent }) => textContent === name,
        );
        const size = one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0;
        let opacity = 1;
        for (; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
        return size >= 13 && opacity === 1;
      },
      selector,
      name,
    );
  await expect.poll(look, { message: `can read ${name}` }).toBe(true);
}

test('A message that was sent is spoken of once, and what is said of it can be read', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(form().send);
  await canRead(visitor, text(words['contact.nameMissing']));
  await fillForm(visitor);
  await listen(visitor);
  await visitor.press(form().send);
  await visitor.see(thanks());
  await canRead(visitor, thanks());
  await canRead(visitor, thanked());
  expect(await spoken(visitor)).toEqual([`${words['contact.sentTitle']} ${words['contact.sentText']}`]);
  await visitor.see(note((await spoken(visitor))[0] ?? ''));
});

test('A page is told by its heading, a client by the dialog, and a language by the new title, once', async ({
  visitor,
}) => {
  await visitor.open('/');
  await listen(visitor);
  for (const page of ['about', 'portfolio'] as const) {
    await visitor.press(entry(words[`nav.${page}`]));
    await visitor.focusIsOn(heading(words[`${page}.title`]));
  }
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await expect
    .poll(() => visitor.tab.run(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)))
    .toBe(true);
  await visitor.keys('Escape');
  await visitor.miss(dialog());
  expect(await spoken(visitor)).toEqual([]);
  // This page may have one title in both languages: it is told all the same.
  const titles: string[] = [];
  for (const [press, language] of [
    [otherFlag, second],
    [flag, first],
  ] as const) {
    await visitor.press(press);
    await visitor.shows('portfolio', language);
    titles.push(await visitor.tab.run(() => document.title));
    await expect.poll(() => spoken(visitor)).toEqual(titles);
  }
});
