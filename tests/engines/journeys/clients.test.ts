import { translatePeriod } from '../../../src/language/period';
import { another, client, longest, timeline } from '../../content';
import { numbers } from '../../specification';
import { wide } from '../../wide';
import { expect, test } from '../test';
import { button, clientLink, dialog, entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, dictionaries, first, type Language, second, words } from '../words';

const keyOf = (name: string) => timeline.find((one) => one.name === name)?.client ?? '';

const close = button(words['portfolio.close'], '[role=dialog]');

const state = (visitor: Visitor) => visitor.tab.run(() => location.pathname + location.search + location.hash);

/** Waits until the dialog tells of a client: the name, how many projects, and each with period and technologies. */
async function tells(visitor: Visitor, name: string, language: Language = first) {
  const own = dictionaries[language];
  const { projects } = timeline.find((one) => one.name === name) ?? { projects: [] };
  await visitor.see(dialog(name));
  const { text } = await visitor.see(dialog(name));
  expect(text).toContain(
    `${projects.length} ${own[projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered']}`,
  );
  for (const { nameKey, descKey, period, technologies } of projects)
    for (const part of [own[nameKey], own[descKey], translatePeriod(period, language), ...technologies])
      expect(text).toContain(part.replace(/\s+/g, ' '));
}

/** Sees that no dialog keeps the page out of reach, or from scrolling. */
async function isFree(visitor: Visitor) {
  const state = () => [document.getElementById('root')?.inert, getComputedStyle(document.documentElement).overflowY];
  expect(await visitor.tab.run(state)).toEqual([false, 'visible']);
}

/** Presses a place twice, the second time once what the first has opened is drawn; runs in the page. */
async function pressTwice(clientX: number, clientY: number) {
  const press = () => {
    const target = document.elementFromPoint(clientX, clientY);
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
  };
  press();
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  press();
}

/** Waits until the page is as it was before the dialog: it scrolls, and the client has the focus. */
async function isBack(visitor: Visitor, name: string) {
  await visitor.miss(dialog());
  await visitor.focusIsOn(clientLink(name));
  await isFree(visitor);
}

/** Presses Escape twice, the second time before the step back in the history is done; runs in the page. */
async function pressEscapeTwice() {
  for (const _ of [1, 2]) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('A client opens a dialog with an address, which closes by its button, Escape, a press outside it, and Back', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  await visitor.scrollTo(60);
  const closings = [
    [client, () => visitor.press(close)],
    [longest, () => visitor.keys('Escape')],
    // Once is meant: a second step back would leave the page.
    [client, () => visitor.tab.run(pressEscapeTwice)],
    [
      another,
      async () => {
        // A press right after the one that opened it is the rest of a double press.
        await visitor.tab.run(async () => new Promise((resolve) => setTimeout(resolve, 600)));
        await visitor.tab.click(8, 400);
      },
    ],
    [client, () => visitor.tab.back()],
  ] as const;
  for (const [name, close] of closings) {
    await visitor.press(clientLink(name));
    await tells(visitor, name);
    await visitor.at(`/portfolio#${keyOf(name)}`);
    await close();
    await isBack(visitor, name);
    await visitor.at('/portfolio');
    const place = await visitor.place();
    await visitor.draw();
    expect(await visitor.place()).toBe(place);
  }
  await visitor.tab.forward();
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await isBack(visitor, client);
  // No dialog has left a step for Back.
  await visitor.tab.back();
  await visitor.shows('home');
  await visitor.tab.forward();
  await visitor.shows('portfolio');
  await visitor.miss(dialog());
});

test('The dialog is modal, as high as agreed on and scrolls, and stays open if its client is pressed twice', async ({
  visitor,
}) => {
  await visitor.visitFirst('/portfolio');
  await visitor.tab.resize(320, 400);
  await visitor.press(clientLink(longest));
  const { height } = await visitor.see(dialog(longest));
  expect(height).toBeLessThanOrEqual(400 * numbers.dialogHeight);
  expect(height).toBeGreaterThan(400 * numbers.dialogHeight - 40);
  const last = { selector: '[role=dialog] li:last-child' };
  expect((await visitor.see(last)).inWindow).toBe(false);
  await visitor.keys('End');
  await expect.poll(async () => (await visitor.see(last)).inWindow).toBe(true);
  await visitor.keys('Escape');
  await isBack(visitor, longest);

  await visitor.tab.resize(wide, 500);
  const bar = await visitor.see({ selector: '.flags' });
  await visitor.press(clientLink(another));
  const { x, y } = await visitor.see(dialog(another));
  await visitor.keys('Escape');
  await isBack(visitor, another);
  // The second half of a double press would be a press outside the dialog.
  const emblem = await visitor.see(clientLink(client));
  expect(Math.hypot(emblem.x - x, emblem.y - y)).toBeGreaterThan(300);
  await visitor.tab.click(emblem.x, emblem.y, 2);
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await isBack(visitor, client);
  await visitor.tab.run(pressTwice, emblem.x, emblem.y);
  await visitor.draw();
  await visitor.see(dialog(client));
  expect((await visitor.see({ selector: '.flags' })).x, 'the bar stays where it is').toBe(bar.x);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await visitor.keys(key);
    expect(await visitor.tab.run(() => document.activeElement?.closest('#root') === null)).toBe(true);
  }
  await visitor.keys('Escape');
  await isBack(visitor, client);
});

test('The address of a client opens its dialog, in each language; one that names nobody does nothing', async ({
  visitor,
}) => {
  await visitor.open(`${addressIn('/portfolio', second)}?x=1#${keyOf(another)}`);
  await tells(visitor, another, second);
  const entries = await visitor.entries();
  await visitor.keys('Escape');
  await isBack(visitor, another);
  await visitor.at(`${addressIn('/portfolio', second)}?x=1`);
  expect(await visitor.entries()).toBe(entries);
  for (const fragment of ['nobody', 'content', '%', '%E0%A4%A', '<img>', '__proto__', 'constructor', '']) {
    await visitor.tab.run((fragment) => {
      location.hash = fragment;
    }, fragment);
    await visitor.draw();
    expect((await state(visitor)).startsWith(addressIn('/portfolio', second))).toBe(true);
    await visitor.miss(dialog());
    await visitor.see(heading(dictionaries[second]['portfolio.title']));
  }
  await visitor.press(clientLink(client));
  await tells(visitor, client, second);
  await visitor.keys('Escape');
  await isBack(visitor, client);
});

test('The fragment of a client on another page opens nothing there, and leaves the portfolio as it is', async ({
  visitor,
}) => {
  await visitor.visitFirst(`/about#${keyOf(another)}`);
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.press(clientLink(client));
  await tells(visitor, client);
  await visitor.keys('Escape');
  await isBack(visitor, client);
  await visitor.tab.back();
  await visitor.shows('about');
  await visitor.miss(dialog());
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  await isFree(visitor);
});
