import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { hangUp, Receiver, status } from '../../host/receiver';
import { build, sendTo } from '../../host/versions';
import { fillForm, form } from '../form';
import { test as base, expect } from '../test';
import { button, entry, heading, text, toast } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

// The first one builds a site.
vi.setConfig({ testTimeout: 180_000 });

/** A site that sends its messages to a receiver. */
const test = base
  .extend('mailbox', { scope: 'file' }, async ({ engine: _ }, { onCleanup }) => {
    const receiver = new Receiver();
    await receiver.start();
    const folder = mkdtempSync(join(tmpdir(), 'version-'));
    onCleanup(async () => {
      await receiver.stop();
      rmSync(folder, { recursive: true });
    });
    return { receiver, version: await build(folder, { change: sendTo(receiver.address) }) };
  })
  .extend('version', ({ mailbox }) => mailbox.version)
  .extend('receiver', async ({ mailbox: { receiver } }) => {
    await receiver.restart();
    return receiver;
  })
  // What the engines, and the site, say of a receiver that is gone or refuses.
  .extend('allowed', () => /NetworkError|Load failed|Cross-Origin Request|CORS|cancelled|Failed to load/);

const thanks = toast(words['contact.sentTitle']);
const kept = text(words['outbox.waiting'], '#contact');
const waiting = { selector: '#contact li' };
const written = 'A few words.';

const comeOnline = (visitor: Visitor) => visitor.tab.run(() => void dispatchEvent(new Event('online')));

async function write(visitor: Visitor) {
  await fillForm(visitor);
  await visitor.press(form().send);
}

test('A message that is answered arrives once, is thanked for and gone from the form', async ({
  visitor,
  receiver,
}) => {
  await visitor.open('/');
  await write(visitor);
  await visitor.see(thanks);
  expect((await visitor.see(form().message)).value).toBe('');
  await visitor.miss(waiting);
  expect(receiver.texts).toEqual([written]);
});

test('A message that is refused stays in the form', async ({ visitor, receiver }) => {
  receiver.answer = status(422);
  await visitor.open('/');
  await write(visitor);
  await expect.poll(() => visitor.read({ selector: '#contact p[role=status]' })).toContain(words['outbox.notAccepted']);
  expect((await visitor.see(form().message)).value).toBe(written);
  await visitor.miss(thanks);
});

test('A message that is refused after the visitor has gone on says so beside the form', async ({
  visitor,
  receiver,
}) => {
  receiver.answer = (response) => setTimeout(() => status(422)(response), 1000);
  await visitor.open('/');
  await write(visitor);
  await expect.poll(() => receiver.texts).toEqual([written]);
  await visitor.press(entry(words['nav.about']));
  await visitor.see(heading(words['about.title']));
  await pause(2000);
  await visitor.tab.back();
  await visitor.see(text(words['outbox.refused'], '#contact'));
  expect((await visitor.see(form().message)).value).toBe('');
  await visitor.press(button(words['outbox.takeBack']));
  await expect.poll(async () => (await visitor.see(form().message)).value).toBe(written);
});

test('A message that is written while site and receiver are away is sent by the next visit, which says so', async ({
  visitor,
  host,
  receiver,
}) => {
  await visitor.visitFirst('/');
  await host.stop();
  await receiver.stop();
  await visitor.reload();
  await visitor.live();
  await write(visitor);
  await visitor.see(kept);
  await visitor.see(waiting);
  await visitor.miss(thanks);
  expect((await visitor.see(form().message)).value).toBe('');
  const later = await visitor.another();
  await visitor.tab.close();
  await host.start();
  await receiver.start();
  await later.open('/about');
  await later.see(thanks);
  expect(receiver.texts).toEqual([written]);
});

test('Two tabs that come back online send a message once', async ({ visitor, receiver }) => {
  await visitor.open('/');
  const other = await visitor.another();
  await other.open('/about');
  await visitor.tab.bringToFront();
  receiver.answer = hangUp;
  await write(visitor);
  await visitor.see(kept);
  receiver.received.length = 0;
  receiver.answer = (response) => setTimeout(() => status(200)(response), 500);
  for (const tab of [visitor, other, visitor]) await comeOnline(tab);
  await visitor.miss(waiting);
  await pause(1000);
  expect(receiver.texts).toEqual([written]);
});

test('A message that waits can be taken back, and is not sent any more', async ({ visitor, receiver }) => {
  await visitor.open('/');
  receiver.answer = hangUp;
  await write(visitor);
  await visitor.see(kept);
  await visitor.press(button(words['outbox.takeBack']));
  await visitor.focusIsOn(form().message);
  expect((await visitor.see(form().message)).value).toBe(written);
  receiver.received.length = 0;
  receiver.answer = status(200);
  await comeOnline(visitor);
  await pause(1000);
  expect(receiver.texts).toEqual([]);
});
