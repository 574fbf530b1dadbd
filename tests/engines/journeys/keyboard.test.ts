import { routes } from '../../../src/routes';
import { another, client, timeline } from '../../content';
import { expect, test } from '../test';
import { button, clientLink, dialog, heading, menu } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, second, words } from '../words';

/** Presses a key, after which the focus has to be on something that can be seen. Returns what it is called. */
async function press(visitor: Visitor, key: string): Promise<string> {
  await visitor.keys(key);
  const look = () =>
    visitor.tab.run(async () => {
      // Firefox may forget to scroll to what gets the focus if it has not drawn the step before. Nobody is that quick.
      await new Promise(requestAnimationFrame);
      const element = document.activeElement as HTMLInputElement;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.textContent || element.getAttribute('aria-label') || element.labels?.[0]?.textContent || '',
        seen: element !== document.body && element.contains(document.elementFromPoint(x, y)),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
  let step = await look();
  const isInSight = async () => {
    if (!step.seen) step = await look();
    return step.seen;
  };
  await expect.poll(isInSight, { message: `${key} leads to something in sight` }).toBe(true);
  const { name, outline } = step;
  expect(outline, `the outline of ${name}`).toBeGreaterThanOrEqual(2);
  return name;
}

async function tabTo(visitor: Visitor, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40 && passed.at(-1) !== name) passed.push(await press(visitor, 'Tab'));
  expect(passed.at(-1), passed.join(', ')).toBe(name);
}

test('The Tab key leads through each page and back, and the focus is always in sight', async ({ visitor }) => {
  for (const { path } of routes) {
    await visitor.open(path);
    const stops = await visitor.tab.run(
      () =>
        [...document.querySelectorAll('#root :is(a[href], button, input, textarea)')].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    const there: string[] = [];
    const back: string[] = [];
    for (let stop = 0; stop < stops; stop++) there.push(await press(visitor, 'Tab'));
    for (let stop = 1; stop < stops; stop++) back.push(await press(visitor, 'Shift+Tab'));
    expect(there[0]).toBe(words['nav.skip']);
    expect(back).toEqual(there.slice(0, -1).reverse());
  }
});

test('A page that follows another is in reach of the keyboard down to its form', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press({ selector: '.brand' });
  await visitor.shows('home');
  await tabTo(visitor, words['contact.send']);
});

test('The skip link leads past the bar, a flag and the form answer to the keyboard', async ({ visitor }) => {
  await visitor.open('/');
  expect(await press(visitor, 'Tab')).toBe(words['nav.skip']);
  await visitor.keys('Enter');
  expect(await press(visitor, 'Tab')).toBe(words['hero.getStarted']);
  await tabTo(visitor, words['contact.send']);
  expect(await press(visitor, 'Enter')).toBe(words['contact.name']);
  await visitor.open('/about');
  await tabTo(visitor, otherFlag.name ?? '');
  await visitor.keys('Enter');
  await visitor.shows('about', second);
  await visitor.focusIsOn(otherFlag);
});

test('The keyboard leads to the portfolio, along the timeline, into a dialog and back', async ({ visitor }) => {
  await visitor.visitFirst('/');
  await tabTo(visitor, words['nav.portfolio']);
  await visitor.keys('Enter');
  await visitor.focusIsOn(heading(words['portfolio.title']));
  expect(await press(visitor, 'Tab')).toBe(client);
  expect(await press(visitor, 'ArrowRight')).toBe(another);
  expect(await press(visitor, 'End')).toBe(timeline.at(-1)?.name);
  expect(await press(visitor, 'Home')).toBe(client);
  expect(await press(visitor, 'ArrowLeft')).toBe(client);
  // With Alt these keys lead through the history.
  await press(visitor, 'End');
  await visitor.tab.run(() =>
    addEventListener('keydown', ({ key, altKey, defaultPrevented }) => {
      if (key === 'ArrowLeft') document.documentElement.dataset.left = `${altKey && !defaultPrevented}`;
    }),
  );
  await visitor.keys('Alt+ArrowLeft');
  await expect.poll(() => visitor.tab.run(() => document.documentElement.dataset.left)).toBe('true');
  await visitor.open('/portfolio');
  await tabTo(visitor, client);
  for (const close of ['Escape', 'Enter']) {
    await visitor.keys('Enter');
    await visitor.see(dialog(client));
    await visitor.focusIsOn(button(words['portfolio.close']));
    await visitor.keys(close);
    await visitor.miss(dialog());
    await visitor.focusIsOn(clientLink(client));
  }
});

test('The menu opens, is walked through and closes by the keyboard', async ({ visitor }) => {
  await visitor.tab.resize(390, 800);
  await visitor.visitFirst('/about');
  await tabTo(visitor, words['nav.menu']);
  await visitor.keys('Enter');
  await visitor.see(menu);
  expect(await press(visitor, 'Tab')).toBe(words['nav.home']);
  await visitor.keys('Escape');
  await visitor.miss(menu);
  await visitor.focusIsOn(button(words['nav.menu']));
  await visitor.keys('Enter');
  await visitor.see(menu);
  await tabTo(visitor, words['nav.getStarted']);
  await visitor.keys('Tab');
  await visitor.miss(menu);
});
