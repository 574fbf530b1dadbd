import { vi } from 'vitest';
import { company } from '../../../src/content/company';
import { messageWords } from '../../../src/language/message-words';
import { hangUp, Receiver, status, takeTurn } from '../../host/receiver';
import { receiverPort, scriptOf, versionOf } from '../../host/versions';
import { countThanks, emailInstead, fillForm, form, note, setFields, standsIn, thanked, thanks, typed } from '../form';
import { test as base, expect, site } from '../test';
import { entry, heading, text, toast } from '../things';
import { translate } from '../translate';
import type { Visitor } from '../visitor';
import { first, words } from '../words';
import { takeVersion } from '../worker';

// The first one may have to build the version, and the engines take turns at the address of the receiver.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

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
  // What the engines, and the site, say of a receiver that is gone, refuses or redirects, and of files that are missing.
  .extend(
    'allowed',
    () =>
      /NetworkError|Load failed|Cross-Origin Request|CORS|cancelled|Failed to (load|fetch)|A redirect|JSHandle@error|access control|bad HTTP response|^This site is not|Importing a module|MIME type|error loading dynamically/,
  );

const said = messageWords[first];

/** What the note says. */
const noted = ({ title, text }: { title: string; text: string }) => note(`${title}. ${text}`);
const { name, message, send } = form();
const nothing = { name: '', email: '', message: '' };
const ready = text(words['app.readyText'], 'footer');

const write = async (visitor: Visitor, end = '') => {
  await fillForm(visitor);
  await visitor.tab.type(end);
  await visitor.press(send);
};

const stands = (visitor: Visitor, fields: typeof typed) => expect.poll(() => standsIn(visitor)).toEqual(fields);

test('A message that is accepted arrives as it was written, is thanked for in the page and by a toast, and gone', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  for (const [answer, message] of [
    [status(200), typed.message],
    [status(204), 'שלום a=1&b=2+3%20 é🙂'],
    [status(201, { 'Content-Type': 'text/html' }, '<!doctype html><h1>Thank you</h1>'), 'half \ud800 of one'],
  ] as const) {
    receiver.answer = answer;
    receiver.received.length = 0;
    await visitor.press(name);
    await setFields(visitor, { ...typed, message });
    await visitor.press(send);
    await visitor.see(thanked());
    await visitor.see(thanks());
    await stands(visitor, nothing);
    await visitor.focusIsOn(send);
    expect(receiver.received).toEqual([
      {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: {
          ...typed,
          message: message.replace('\ud800', '\ufffd'),
          language: first,
          page: `${company.address}/`,
          _gotcha: '',
          message_id: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
  }
  // The field that only programs fill in is out of reach.
  await visitor.press(message);
  await visitor.keys('Tab');
  await visitor.focusIsOn(send);
});

test('A message that is refused stays in the form, with the reason and another way, also on a page that is translated', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  await translate(visitor);
  for (const code of [422, 400]) {
    receiver.answer = status(code);
    await (code === 422 ? write(visitor) : visitor.press(send));
    await visitor.see(noted(said.refused(code)));
    await visitor.see(emailInstead);
    await visitor.miss(thanks());
    await stands(visitor, typed);
    await translate(visitor);
  }
  receiver.answer = status(503);
  await visitor.press(send);
  await visitor.see(noted(said.kept));
  await translate(visitor);
  receiver.answer = status(200);
  await write(visitor);
  await visitor.see(thanked());
  await translate(visitor);
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
});

test('A redirect of any kind is no thanks: the text stays, also after a reload, with another way', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  await fillForm(visitor);
  for (const code of [301, 302, 303, 307, 308]) {
    receiver.answer = status(code, { Location: '/thanks' });
    receiver.received.length = 0;
    await visitor.press(send);
    await expect.poll(() => receiver.texts).toEqual([typed.message]);
    await visitor.see(noted(said.unconfirmed));
    await visitor.see(emailInstead);
    await visitor.miss(thanks());
    await stands(visitor, typed);
  }
  await visitor.reload();
  await stands(visitor, typed);
});

test('Send before the page is live waits for it; if the start fails, the browser posts the message', async ({
  visitor,
  host,
  version,
  receiver,
}) => {
  const main = scriptOf(version, 'main');
  const letThrough = host.holdBack(main);
  await visitor.arrive('/');
  await fillForm(visitor);
  for (const _ of [1, 2]) await visitor.press(send);
  await stands(visitor, typed);
  expect(receiver.received).toEqual([]);
  letThrough();
  await visitor.see(thanked());
  await stands(visitor, nothing);
  expect(receiver.texts).toEqual([typed.message]);
  await visitor.see(ready);

  const page = '<!doctype html><title>Thanks</title><h1>Thank you</h1>';
  receiver.answer = status(200, { 'Content-Type': 'text/html' }, page);
  receiver.received.length = 0;
  await visitor.tab.run(async (main) => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put(main, new Response('', { status: 404 }));
  }, main);
  await visitor.arrive('/');
  await setFields(visitor, typed);
  await visitor.press(send);
  await visitor.see(heading('Thank you'));
  expect(receiver.received[0]?.fields).toEqual({ ...typed, language: first, page: `${company.address}/`, _gotcha: '' });
});

test('Without a worker, a message that nobody answers stays in the form; sent, it is thanked for, whatever file is missing', async ({
  visitor,
  host,
  version,
  receiver,
}) => {
  for (const file of ['/sw.js', scriptOf(version, 'toaster')]) host.answers.set(file, 404);
  await receiver.stop();
  await visitor.open('/');
  const loaded = await visitor.loaded();
  await write(visitor);
  await visitor.see(noted(said.unconfirmed));
  await visitor.see(emailInstead);
  await stands(visitor, typed);
  await receiver.start();
  // The second press of a double one sends nothing.
  for (const _ of [1, 2]) await visitor.press(send);
  await visitor.see(thanked());
  await stands(visitor, nothing);
  expect(receiver.texts).toEqual([typed.message]);
  expect(await visitor.loaded()).toBe(loaded);
});

test('Messages written without a connection are kept, and sent in their order once the browser is opened again', async ({
  resident,
  host,
  receiver,
}) => {
  await resident.visitFirst('/');
  await host.stop();
  await receiver.stop();
  await resident.reload();
  await resident.live();
  const ends = ['', ' The second.'];
  for (const end of ends) {
    await write(resident, end);
    await resident.see(noted(said.kept));
    await stands(resident, nothing);
    await resident.miss(thanks());
  }
  await host.start();
  await receiver.start();
  const back = await resident.comeBack();
  await back.open('/about');
  await back.see(thanks());
  expect(receiver.texts).toEqual(ends.map((end) => typed.message + end));
});

test('A message is delivered once, though it is answered late, and a second text typed by then stays', async ({
  visitor,
  receiver,
}) => {
  let answer = () => {};
  receiver.answer = (response) => {
    answer = () => status(200)(response);
  };
  await visitor.visitFirst('/');
  await write(visitor);
  await expect.poll(() => receiver.texts).toEqual([typed.message]);
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  await visitor.tab.back();
  await visitor.shows('home');
  await visitor.fill(message, ' A second one.');
  answer();
  await visitor.see(thanked());
  const second = { ...typed, message: `${typed.message} A second one.` };
  await stands(visitor, second);
  await visitor.reload();
  await visitor.live();
  await stands(visitor, second);
  expect(receiver.texts).toEqual([typed.message]);
});

/** Lets the page be out of sight, or in it again. */
const show = (visitor: Visitor, state: DocumentVisibilityState) =>
  visitor.tab.run((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const comeOnline = (visitor: Visitor) => visitor.tab.run(() => void dispatchEvent(new Event('online')));

test('One message on which the receiver always hangs up does not hold the others, which one page in sight tells of', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  const other = await visitor.another();
  await other.open('/about');
  await visitor.tab.bringToFront();
  receiver.answer = hangUp;
  for (const end of ['', ' The second.']) {
    await write(visitor, end);
    await visitor.see(noted(said.kept));
    await stands(visitor, nothing);
  }
  const [stubborn] = receiver.received.map(({ fields }) => fields.message_id);
  receiver.received.length = 0;
  receiver.answer = (response) =>
    receiver.received.at(-1)?.fields.message_id === stubborn ? response.destroy() : status(200)(response);
  for (const tab of [visitor, other]) await show(tab, 'hidden');
  for (const tab of [visitor, other]) await comeOnline(tab);
  expect(await countThanks(visitor)).toBe(0);
  await show(visitor, 'visible');
  await visitor.see(thanks());
  await show(other, 'visible');
  await comeOnline(other);
  await expect
    .poll(() => receiver.texts.filter((text) => text !== typed.message))
    .toEqual([`${typed.message} The second.`]);
  expect((await countThanks(visitor)) + (await countThanks(other))).toBe(1);
});

test('A message that waits outlives a new version; if it is not accepted in the end, the page says so, and its text is back', async ({
  visitor,
  host,
  receiver,
}) => {
  await visitor.visitFirst('/');
  receiver.answer = status(429);
  await write(visitor);
  await visitor.see(noted(said.kept));
  host.add('sw.js', `${host.read('sw.js')}\n// Another version.`);
  await takeVersion(visitor);
  receiver.answer = status(410);
  await visitor.open('/about');
  await visitor.see(toast(said.refused(410).title));
  // The text is back in the form. Sent again, it waits again, and then nobody knows what becomes of it.
  receiver.answer = status(429);
  await visitor.open('/');
  await stands(visitor, typed);
  await visitor.press(send);
  await visitor.see(noted(said.kept));
  receiver.answer = status(303, { Location: '/thanks' });
  await comeOnline(visitor);
  await visitor.see(noted(said.unconfirmed));
  await stands(visitor, typed);
  receiver.received.length = 0;
  receiver.answer = status(200);
  await visitor.press(send);
  await visitor.see(thanks());
  await visitor.miss(toast(said.refused(410).title));
  expect(receiver.texts).toEqual([typed.message]);
});

test('Whoever has walked on is told that a message was refused; sent again after a reload, it has the same id', async ({
  visitor,
  receiver,
}) => {
  let answer = (_: number) => {};
  receiver.answer = (response) => {
    answer = (code) => status(code)(response);
  };
  await visitor.visitFirst('/');
  await write(visitor);
  await expect.poll(() => receiver.texts).toHaveLength(1);
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  answer(422);
  await visitor.see(toast(said.refused(422).title));
  await visitor.tab.back();
  await visitor.see(noted(said.refused(422)));
  await visitor.press(send);
  await expect.poll(() => receiver.texts).toHaveLength(2);
  await visitor.reload();
  await visitor.live();
  await stands(visitor, typed);
  receiver.answer = status(200);
  await visitor.press(send);
  await visitor.see(thanked());
  expect(new Set(receiver.received.map(({ fields }) => fields.message_id)).size).toBe(1);
});

/** Puts messages where the worker keeps them: one that the outbox of an older version has kept, and one that is too old. */
const keepOldMessages = (visitor: Visitor, fields: object, address: string) =>
  visitor.tab.run(
    async (fields, url) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('workbox-background-sync', 3);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('requests', { autoIncrement: true, keyPath: 'id' })
            .createIndex('queueName', 'queueName');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('requests', 'readwrite');
          const requests = transaction.objectStore('requests');
          const [now, old] = [Date.now(), Date.now() - 7 * 86_400_000 - 60_000];
          const metadata = { state: 'waiting', fields };
          requests.add({ queueName: 'messages', timestamp: now, metadata, requestData: { url: '', headers: {} } });
          requests.add({ queueName: 'contact', timestamp: old, requestData: { url, method: 'POST', headers: {} } });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    fields,
    address,
  );

/** Asks the worker at once, so many times, to try what waits, and waits until it has; runs in the page. */
async function askForRounds(count: number) {
  const ask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      navigator.serviceWorker.controller?.postMessage({ type: 'SEND_MESSAGES' }, [port2]);
    });
  await Promise.all(Array.from({ length: count }, ask));
}

test('A message that waits is sent once, though two pages ask for it at the same time', async ({
  visitor,
  receiver,
}) => {
  await visitor.visitFirst('/');
  receiver.answer = status(503);
  await write(visitor);
  await visitor.see(noted(said.kept));
  receiver.received.length = 0;
  receiver.answer = status(200);
  await visitor.tab.run(askForRounds, 2);
  expect(receiver.texts).toEqual([typed.message]);
});

test('What an older version has kept is sent, what is too old is not, and nothing is left once the messages are switched off', async ({
  visitor,
  host,
  receiver,
}) => {
  host.answers.set('/sw.js', 404);
  await visitor.open('/');
  await keepOldMessages(visitor, typed, `http://127.0.0.1:${receiverPort}/messages`);
  host.answers.clear();
  await visitor.visitFirst('/about');
  await visitor.open('/about');
  await visitor.see(thanks());
  await visitor.tab.run(askForRounds, 1);
  expect(receiver.received.map(({ fields }) => fields)).toEqual([typed]);
  const stores = () => visitor.tab.run(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await stores()).toHaveLength(1);
  host.deploy(site);
  await takeVersion(visitor);
  await visitor.open('/');
  await expect.poll(stores).toEqual([]);
});
