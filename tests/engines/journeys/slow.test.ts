import { inject } from 'vitest';
import { company } from '../../../src/content/company';
import { client } from '../../content';
import { beginWith, faults } from '../../host/faulty-host';
import { fillForm, form, thanked } from '../form';
import { test as base, expect } from '../test';
import { clientLink, dialog, entry, link } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, languages, otherFlag, otherWords, second, words } from '../words';

const test = base
  .extend('address', ({ faultyHost }) => faultyHost.address)
  // React says that it had to repair what it found, and Chromium that a file was cut off.
  .extend(
    'allowed',
    () =>
      /Minified React error #4(18|25)|^Error: Loading module from|^This site is not available offline|ERR_|launch|JSHandle@error/,
  );

const countParts = (visitor: Visitor) =>
  visitor.tab.run(() =>
    ['header', 'main:not([hidden])', 'footer'].map(
      (part) => [...document.querySelectorAll(part)].filter((one) => one.checkVisibility()).length,
    ),
  );

test('A document that stalls in its header is one page in the end, not two', async ({ visitor, faultyHost }) => {
  faultyHost.spoil(/^\/about$/, (response, body, headers) => {
    const cut = body.indexOf('</nav>', body.indexOf('<body'));
    response.writeHead(200, headers);
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), 3000);
  });
  await visitor.open('/about');
  await visitor.shows('about');
  expect(await countParts(visitor)).toEqual([1, 1, 1]);
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  expect(await countParts(visitor)).toEqual([1, 1, 1]);
});

test('A document that ends too early is shown as a whole, and one that is cut off can be left by its links', async ({
  visitor,
  faultyHost,
}) => {
  for (const language of languages) {
    const path = addressIn('/about', language);
    faultyHost.spoil(new RegExp(`^${path}$`), faults.truncated);
    await visitor.open(path);
    await visitor.shows('about', language);
    expect(await countParts(visitor)).toEqual([1, 1, 1]);
    faultyHost.mend();
  }
  // WebKit puts a page of its own in the place of a document that is cut off.
  if (inject('engine') === 'webkit') return;
  faultyHost.spoil(/^\/about$/, faults['cut off']);
  await visitor.arrive('/about');
  // Firefox takes this for its end, and the page becomes live. Chromium waits for more.
  if (inject('engine') === 'firefox') await visitor.live();
  faultyHost.mend();
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.live();
  await visitor.shows('portfolio');
});

test('Whoever presses a link of the mail or of the phone, or stops a load, goes on as before', async ({
  visitor,
  host,
}) => {
  await visitor.open('/');
  const loaded = await visitor.loaded();
  // The browser asks another program, or nobody.
  // The small browser of WebKit's driver puts a page of its own in the place of this one.
  if (inject('engine') !== 'webkit') {
    await visitor.press(link(company.email, 'footer'));
    await visitor.tab.run(() => document.querySelector<HTMLElement>('footer a[href^=tel]')?.click());
  }
  const letThrough = host.holdBack('/robots.txt');
  await visitor.tab.run(() => {
    location.href = '/robots.txt';
    setTimeout(stop, 300);
  });
  await expect.poll(() => host.requests).toContain('/robots.txt');
  await visitor.tab.run(async () => new Promise((resolve) => setTimeout(resolve, 400)));
  letThrough();
  await fillForm(visitor);
  await visitor.press(form().send);
  await visitor.see(thanked());
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.see(link(company.email, 'footer'));
  expect(await visitor.loaded()).toBe(loaded);
});

/** A device that takes its time to draw. */
const drawLate = beginWith(() => {
  window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 400);
});

test('A link to a section of another page leads there, though the device is slow to draw', async ({
  visitor,
  faultyHost,
}) => {
  faultyHost.spoil(/^\/about$/, drawLate);
  await visitor.open('/about');
  await visitor.press(entry(words['nav.contact']));
  await visitor.shows('home');
  await visitor.draw();
  await visitor.standsAt('contact');
});
