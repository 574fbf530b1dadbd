import { setTimeout as pause } from 'node:timers/promises';
import { timeline } from '../../content';
import { faults } from '../../host/faulty-host';
import { dist, scriptOf } from '../../host/versions';
import { test as base, expect } from '../test';
import { alert, button, dialog, entry, heading, link } from '../things';
import { first, otherFlag, otherWords, second, words } from '../words';

const test = base.extend('address', ({ faultyHost }) => faultyHost.address).extend('allowed', () => saysTheBrowser);

/** What the engines, and the site, say of files that do not arrive as they should. */
const saysTheBrowser =
  /^(Error: )?(Loading (module|failed)|Failed to load|TypeError: (Importing|error loading)|(Syntax|Reference)Error|\/main\.js$|.*MIME type|Failed to register)|JSHandle@error|^This (site|version of the site)/;

const last = button(timeline.at(-1)?.name);
const overlays = new RegExp(scriptOf(dist, 'overlays'));

for (const [file, ...kinds] of [
  ['main', 'missing', 'a page instead', 'truncated', 'cut after a statement', 'cut off'],
  [`words-${first}`, 'missing'],
  ['vendor', 'cut off'],
] as const)
  for (const fault of kinds)
    test(`A script that is spoiled leaves a page to read, with links that work: ${file}, ${fault}`, async ({
      visitor,
      host,
      faultyHost,
    }) => {
      faultyHost.spoil(new RegExp(`/${file}[^/]*\\.js$`), faults[fault]);
      await visitor.arrive('/');
      const loads = () => host.requests.filter((path) => path === '/main.js').length;
      await expect.poll(loads, { message: 'the page reloads once' }).toBe(2);
      await pause(500);
      expect(loads()).toBe(2);
      await visitor.see(heading(words['hero.title']));
      faultyHost.mend();
      await visitor.press(entry(words['nav.about']));
      await visitor.live();
      await visitor.see(heading(words['about.title']));
    });

test('A site without its scripts for good says how to write, and can be read', async ({ visitor, faultyHost }) => {
  faultyHost.spoil(/main\.js$/, faults.missing);
  await visitor.arrive('/');
  await visitor.see(link('info@example.com', '#contact form + p'));
  await visitor.scrollTo(600);
  const ground = () =>
    visitor.tab.run(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
});

for (const fault of ['missing', 'a page instead', 'truncated', 'cut off'] as const)
  test(`A dialog that is ${fault} says so where the press was, and opens once it is there`, async ({
    visitor,
    host,
    faultyHost,
  }) => {
    // Without the worker, which would keep what is wrong, too.
    host.answers.set('/sw.js', 404);
    faultyHost.spoil(overlays, faults[fault]);
    await visitor.open('/portfolio');
    // The page reloads for it once, and repeats the press.
    await visitor.press(last);
    await expect.poll(async () => (await visitor.see(alert(words['error.press']))).inWindow).toBe(true);
    faultyHost.mend();
    // A script that arrived whole but wrong is remembered by the browser, until a reload.
    if (fault === 'truncated') {
      await visitor.reload();
      await visitor.live();
    }
    await visitor.press(last);
    await visitor.see(dialog(last.name));
    await visitor.miss(alert());
  });

for (const fault of ['missing', 'cut off'] as const)
  test(`Words that are ${fault} once are asked for again at the next press`, async ({ visitor, faultyHost }) => {
    await visitor.open('/about');
    faultyHost.spoil(new RegExp(`words-${second}\\.js$`), faults[fault]);
    await visitor.press(otherFlag);
    await visitor.see(alert(words['error.press']));
    await visitor.see(heading(words['about.title']));
    faultyHost.mend();
    await visitor.press(otherFlag);
    await visitor.see(heading(otherWords['about.title']));
    await visitor.miss(alert());
  });
