import { engagementYear } from '../../../src/content/engagements';
import { client, timeline } from '../../content';
import { numbers } from '../../specification';
import { expect, pageTest as test } from '../test';
import { clientLink, dialog } from '../things';

const { columns, logoDelay } = numbers;

/** The clients of the timeline as they are drawn; runs in the page. */
const drawn = () =>
  [...document.querySelectorAll('main ol > li')].map((item) => {
    const [year, name] = ['.timeline-year', '.timeline-name'].map((part) => item.querySelector(part) as Element);
    const logo = item.querySelector('img') as HTMLImageElement;
    const [above, picture, beneath] = [year, logo, name].map((part) => (part as Element).getBoundingClientRect());
    return {
      year: Number(year?.textContent),
      isStrong:
        getComputedStyle(year as Element).clipPath === 'none' &&
        Number(getComputedStyle(year as Element).fontWeight) > 400,
      name: name?.textContent,
      inOrder:
        (Number(above?.top) + Number(above?.bottom)) / 2 < Number(picture?.top) &&
        Number(picture?.bottom) <= Number(beneath?.top),
      isRound: logo.offsetWidth === logo.offsetHeight && getComputedStyle(logo).borderRadius === '50%',
      left: Math.round(Number(item.querySelector('a')?.getBoundingClientRect().left)),
      delay: Number.parseFloat(getComputedStyle(item).animationDelay),
      hasLine: getComputedStyle(item, '::before').backgroundImage.includes('gradient'),
      moves: getComputedStyle(item).animationName !== 'none',
    };
  });

const lively = test.extend('start', { scope: 'file' }, () => ({ still: false }));

lively(
  'The timeline has its columns and its line, and each client its year, round logo and name, one after the other',
  async ({ visitor }) => {
    await visitor.open('/portfolio');
    for (const [width, count] of [
      [360, columns[0]],
      [800, columns[1]],
      [1280, columns[2]],
    ] as const) {
      await visitor.tab.resize(width, 800);
      await expect.poll(() => visitor.tab.run(() => innerWidth)).toBe(width);
      // On a phone every other client stands lower.
      const lefts = async () => new Set((await visitor.tab.run(drawn)).map(({ left }) => left)).size;
      await expect.poll(lefts, { message: `columns, ${width} px` }).toBe(Math.min(count, timeline.length));
    }
    const clients = await visitor.tab.run(drawn);
    const years = timeline.map(engagementYear);
    expect(clients.map(({ year, name }) => [year, name])).toEqual(timeline.map(({ name }, at) => [years[at], name]));
    expect(clients.filter(({ inOrder, isRound, hasLine }) => !(inOrder && isRound && hasLine))).toEqual([]);
    // Where a row begins within a year, the year is said again, quietly.
    expect(clients.map(({ isStrong }) => isStrong)).toEqual(years.map((year, at) => year !== years[at - 1]));
    // Of a very long list the rest comes together.
    const delays = clients.slice(0, 21).map(({ delay }) => delay);
    expect(delays).toEqual(delays.map((_, at) => Number((at * logoDelay).toFixed(2))));
    expect(clients.every(({ moves }) => moves)).toBe(true);
  },
);

test('A logo shows its own colours to whoever has the focus on it', async ({ visitor }) => {
  await visitor.open('/portfolio');
  const filter = () => visitor.tab.run(() => getComputedStyle(document.querySelector('main ol img') as Element).filter);
  await expect.poll(filter).not.toBe('none');
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await visitor.focusIsOn(clientLink(client));
  await visitor.keys('Shift+Tab', 'Tab');
  await visitor.focusIsOn(clientLink(client));
  await expect.poll(filter).toBe('none');
});
