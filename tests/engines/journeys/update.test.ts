import { vi } from 'vitest';
import { client } from '../../content';
import type { Host } from '../../host/host';
import { newText, oldText, precacheOf, versionOf } from '../../host/versions';
import { form, typed } from '../form';
import { test as base, expect, site } from '../test';
import { button, clientLink, dialog, entry, heading, text, toast } from '../things';
import type { Visitor } from '../visitor';
import { dictionaries, first, flag, type Language, otherFlag, second, words } from '../words';

// The first one may have to build the next version.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const test = base
  .extend('next', { scope: 'file' }, () => versionOf('next'))
  // What the engines say of a look for a new version while the host is away.
  .extend('allowed', () => /sw\.js load failed|Failed to (load|update)|JSHandle@error/);

const question = (language: Language = first) => toast(dictionaries[language]['app.newTitle']);
const { message } = form();

/** Comes back to the tab until it looks for a new version: it begins to do so some time after it is live. */
async function lookAgain(visitor: Visitor, host: Host) {
  const looks = () => host.requests.filter((path) => path === '/sw.js').length;
  const before = looks();
  const comeBack = async () => {
    await visitor.tab.run(() => void document.dispatchEvent(new Event('visibilitychange')));
    return looks();
  };
  await expect.poll(comeBack, { interval: 500 }).toBeGreaterThan(before);
}

/** Waits until the document is another. A busy browser takes up to half a minute to put a worker in charge. */
const isAnother = (visitor: Visitor, loaded: string) =>
  expect.poll(() => visitor.loaded(), { timeout: 40_000 }).not.toBe(loaded);

/** Looks where the versions differ. */
async function reads(visitor: Visitor, sentence: string) {
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.see(text(sentence, '[role=dialog]'));
}

/** Agrees to the new version. The page loads once and has it, and the text that was typed. */
async function takes(visitor: Visitor, draft: string) {
  const loaded = await visitor.loaded();
  await visitor.tab.bringToFront();
  await visitor.press(button(words['app.reload']));
  await isAnother(visitor, loaded);
  const reloaded = await visitor.loaded();
  await visitor.live();
  expect((await visitor.see(message)).value).toBe(draft);
  await reads(visitor, newText);
  await visitor.miss(question());
  expect(await visitor.loaded()).toBe(reloaded);
}

test('A new version is asked about in the language of now, and taken by the Reload of each tab; no draft is lost', async ({
  visitor,
  host,
  next,
}) => {
  await visitor.visitFirst('/');
  const other = await visitor.another();
  await other.open('/');
  await other.fill(message, 'From the other tab');
  await visitor.tab.bringToFront();
  await visitor.fill(message, 'From this tab');
  host.requests.length = 0;
  host.deploy(next);
  await lookAgain(visitor, host);
  await visitor.see(question());
  // Nothing is fetched but the worker and what differs.
  const old = precacheOf(site).map(({ integrity }) => integrity);
  const changed = precacheOf(next).filter(({ integrity }) => !old.includes(integrity));
  const asked = host.requests.filter((path) => path !== '/sw.js');
  expect(asked.sort()).toEqual(changed.map(({ url }) => url).sort());

  await visitor.press(otherFlag);
  await visitor.see(question(second));
  await visitor.see(button(dictionaries[second]['app.later']));
  await visitor.press(flag);
  await visitor.see(question());
  await host.stop();
  const loaded = await other.loaded();
  await takes(visitor, 'From this tab');
  expect(await other.loaded()).toBe(loaded);
  await takes(other, 'From the other tab');
});

test('A new version is left alone by Later, not asked about again in that tab, but in the next', async ({
  visitor,
  host,
  next,
}) => {
  await visitor.visitFirst('/');
  // What a worker in charge has opened knows it otherwise than the page of the first visit.
  await visitor.reload();
  await visitor.live();
  await visitor.press(heading());
  host.deploy(next);
  await lookAgain(visitor, host);
  await visitor.see(question());
  host.requests.length = 0;
  await visitor.press(button(words['app.later']));
  await visitor.miss(question());
  await lookAgain(visitor, host);
  await reads(visitor, oldText);
  await visitor.miss(question());
  expect(host.requests.filter((path) => path !== '/sw.js')).toEqual([]);

  const other = await visitor.another();
  await other.open('/');
  await other.see(question());
  await other.fill(message, typed.message);
  await takes(other, typed.message);
});

const faulty = test.extend('address', ({ faultyHost }) => faultyHost.address);

/** Lets the page count as one that nobody has touched: whatever some drivers do in a page counts as a press. */
const pretendUntouched = (visitor: Visitor) =>
  visitor.tab.run(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });

faulty(
  'A page that nobody has touched takes a new version in silence, once; one that does not say whether it is alone is offered',
  async ({ visitor, host, faultyHost, next }) => {
    await visitor.visitFirst('/');
    await pretendUntouched(visitor);
    const loaded = await visitor.loaded();
    host.deploy(next);
    await lookAgain(visitor, host);
    await isAnother(visitor, loaded);
    const reloaded = await visitor.loaded();
    await visitor.live();
    await reads(visitor, newText);
    await visitor.miss(question());
    expect(await visitor.loaded()).toBe(reloaded);

    const later = await visitor.comeBack();
    await later.visitFirst('/');
    await pretendUntouched(later);
    faultyHost.spoil(/^\/sw\.js$/, (response, body, headers) =>
      response.writeHead(200, headers).end(String(body).replaceAll('COUNT_WINDOWS', 'NOBODY_ASKS')),
    );
    await lookAgain(later, host);
    await later.see(question());
  },
);
