import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { company } from '../../../src/content/company';
import { messageWords } from '../../../src/language/message-words';
import { hangUp, Receiver, status, takeTurn } from '../../host/receiver';
import { receiverPort, versionOf } from '../../host/versions';
import { fillForm, form } from '../form';
import { test as base, expect } from '../test';
import { entry, link, text, toast } from '../things';
import type { Visitor } from '../visitor';
import { first, words } from '../words';

// The first one builds a site, and the engines take turns at the address of the receiver.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** A site that sends its messages, and who receives them. */
const test = base
  .extend('version', () => versionOf('messages'))
  .extend('mailbox', { scope: 'file' }, async ({ engine: _ }, { onCleanup }) => {
    const giveBack = await takeTurn(receiverPort - 1);
    const receiver = new Receiver(receiverPort);
    onCleanup(async () => {
      await receiver.stop();
      giveBack();
    });
    return receiver;
  })
  .extend('receiver', async ({ mailbox }) => {
    await mailbox.restart();
    return mailbox;
  })
  // What the engines, and the site, say of a receiver that is gone, refuses or redirects.
  .extend(
    'allowed',
    () =>
      /NetworkError|Load failed|Cross-Origin Request|CORS|cancelled|Failed to (load|fetch)|A redirect|JSHandle@error|access control|bad HTTP response|^This site is not/,
  );

const said = messageWords[first];
const thanks = toast(words['contact.sentTitle']);
const note = (what: string) => text(what, '#contact [role=status]');
const thanked = note(`${words['contact.sentTitle']} ${words['contact.sentText']}`);
const email = link(company.email, '#contact [role=status]');
const written = 'A few words.';

const typed = async (visitor: Visitor) => (await visitor.see(form().message)).value;

async function write(visitor: Visitor) {
  await fillForm(visitor);
  await visitor.press(form().send);
}

test('A message that is answered is thanked for in the page and by a toast, and gone from the form', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  await write(visitor);
  await visitor.see(thanked);
  await visitor.see(thanks);
  expect(await typed(visitor)).toBe('');
  expect(receiver.texts).toEqual([written]);
});

test('A message that is refused stays in the form, with the reason and another way', async ({ visitor, receiver }) => {
  receiver.answer = status(422);
  await visitor.visitFirst('/');
  await write(visitor);
  await visitor.see(note(said.refused(422)));
  await visitor.see(email);
  await visitor.miss(thanks);
  expect(await typed(visitor)).toBe(written);
});

test('A redirect of any kind is no thanks: the text stays, with another way', async ({ visitor, receiver }) => {
  await visitor.visitFirst('/');
  await fillForm(visitor);
  for (const code of [301, 302, 303, 307, 308]) {
    receiver.answer = status(code, { Location: '/thanks' });
    receiver.received.length = 0;
    await visitor.press(form().send);
    await expect.poll(() => receiver.texts).toEqual([written]);
    await visitor.see(note(said.unconfirmed));
    await visitor.see(email);
    await visitor.miss(thanks);
    expect(await typed(visitor)).toBe(written);
  }
});

test('A message written without a connection is kept, and sent once the browser is opened again', async ({
  resident,
  host,
  receiver,
}) => {
  await resident.visitFirst('/');
  await host.stop();
  await receiver.stop();
  await resident.reload();
  await resident.live();
  await write(resident);
  await resident.see(note(said.kept));
  await resident.miss(thanks);
  expect(await typed(resident)).toBe('');
  await host.start();
  await receiver.start();
  const back = await resident.comeBack();
  await back.open('/about');
  await back.see(thanks);
  expect(receiver.texts).toEqual([written]);
});

test('Without a worker, a message that nobody answers stays in the form, with another way', async ({
  visitor,
  host,
  receiver,
}) => {
  host.answers.set('/sw.js', 404);
  await receiver.stop();
  await visitor.open('/');
  await write(visitor);
  await visitor.see(note(said.unconfirmed));
  await visitor.see(email);
  expect(await typed(visitor)).toBe(written);
  await receiver.start();
  await visitor.press(form().send);
  await visitor.see(thanked);
  expect(receiver.texts).toEqual([written]);
});

test('A message is delivered once, though it is answered late, and a second text typed by then stays', async ({
  visitor,
  receiver,
}) => {
  receiver.answer = (response) => setTimeout(() => status(200)(response), 3000);
  await visitor.visitFirst('/');
  await write(visitor);
  await expect.poll(() => receiver.texts).toEqual([written]);
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  await visitor.tab.back();
  await visitor.shows('home');
  await visitor.fill(form().message, ' A second one.');
  await visitor.see(thanked);
  expect(await typed(visitor)).toContain('A second one.');
  await visitor.reload();
  await visitor.live();
  expect(await typed(visitor)).toContain('A second one.');
  expect(receiver.texts).toEqual([written]);
});

test('One message on which the receiver always hangs up does not hold the others', async ({ visitor, receiver }) => {
  await visitor.visitFirst('/');
  receiver.answer = hangUp;
  for (const end of [' The first.', ' The second.']) {
    await fillForm(visitor);
    await visitor.tab.type(end);
    await visitor.press(form().send);
    await visitor.see(note(said.kept));
    expect(await typed(visitor)).toBe('');
  }
  const [stubborn] = receiver.received.map(({ fields }) => fields.message_id);
  receiver.received.length = 0;
  receiver.answer = (response) =>
    receiver.received.at(-1)?.fields.message_id === stubborn ? response.destroy() : status(200)(response);
  await visitor.tab.run(() => void dispatchEvent(new Event('online')));
  await visitor.see(thanks);
  await expect.poll(() => receiver.received.length).toBe(2);
});

test('A message that waits is refused in the end, which the page in sight says once', async ({ visitor, receiver }) => {
  await visitor.visitFirst('/');
  receiver.answer = status(503);
  await write(visitor);
  await visitor.see(note(said.kept));
  receiver.answer = status(410);
  await visitor.open('/about');
  await visitor.see(toast(said.refusedTitle));
  receiver.received.length = 0;
  await visitor.reload();
  await visitor.live();
  await pause(1000);
  await visitor.miss(toast(said.refusedTitle));
  expect(receiver.texts).toEqual([]);
});
