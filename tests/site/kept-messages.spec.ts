import { first, words } from '../content';
import { engines, expect } from '../fixtures';
import { hangUp, status } from '../host/host';
import { expectKept, faults, idsOf, noted, type Receiver, said, test, texts } from '../receiver';
import { nothing, SitePage, thanks, typed } from '../site-page';

test.use({ allowedMessages: faults });

const comeOnline = ({ page }: SitePage) => page.evaluate(() => void dispatchEvent(new Event('online')));

/** Visits the site, and sends a message that the receiver cannot take now: the browser keeps it. */
async function leaveMessage(site: SitePage, receiver: Receiver, code = 503) {
  await site.visitFirst('/');
  receiver.answer = status(code);
  await site.sendMessage();
  await expectKept(site);
}

test('Messages wait for a connection, and go in order', engines, async ({ site, page, context, host, receiver }) => {
  await site.visitFirst('/');
  await host.stop();
  await page.reload();
  await site.live();
  const both = [typed.message, 'The second.'];
  for (const message of both) {
    await site.sendMessage(first, message);
    await expectKept(site);
  }
  await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
  await page.close();
  await host.start();
  const later = new SitePage(await context.newPage());
  await later.open('/about');
  await expect(later.toast(words['contact.sentTitle'])).toBeVisible({ timeout: 20_000 });
  expect(texts(receiver)).toEqual(both);
});

test('A message holds up no other, and one page tells of it', engines, async ({ site, page, context, receiver }) => {
  /** Lets a page be out of sight, or in it again. */
  const show = ({ page }: SitePage, state: DocumentVisibilityState) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await site.visitFirst('/');
  const other = new SitePage(await context.newPage());
  await other.open('/about');
  await page.bringToFront();
  receiver.answer = hangUp;
  for (const message of [typed.message, 'The second.']) {
    await site.sendMessage(first, message);
    await expectKept(site);
  }
  const stubborn = receiver.received[0]?.message_id;
  receiver.received.length = 0;
  receiver.answer = (response, request) =>
    (receiver.received.at(-1)?.message_id === stubborn ? hangUp : status(200))(response, request);
  for (const one of [site, other]) await show(one, 'hidden');
  for (const one of [site, other]) await comeOnline(one);
  await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
  await show(site, 'visible');
  await expect(site.toast(words['contact.sentTitle'])).toBeVisible();
  await show(other, 'visible');
  await comeOnline(other);
  await expect.poll(() => texts(receiver).filter((text) => text !== typed.message)).toEqual(['The second.']);
  await expect(other.toast(words['contact.sentTitle'])).toBeHidden();
});

test('Messages are sent once, though two pages ask at the same time', engines, async ({ site, page, receiver }) => {
  await leaveMessage(site, receiver);
  receiver.received.length = 0;
  receiver.answer = status(200);
  await page.evaluate(async () => {
    const ask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage({ type: 'SEND_MESSAGES' }, [port2]);
      });
    await Promise.all([ask(), ask()]);
  });
  expect(texts(receiver)).toEqual([typed.message]);
});

test('A message outlives an update; if refused, its text is back', engines, async ({ site, page, host, receiver }) => {
  await leaveMessage(site, receiver, 429);
  host.add('sw.js', `${host.read('sw.js')}\n// Another version.`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    registration?.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => worker.postMessage({ type: 'SKIP_WAITING' }));
    });
    await registration?.update();
    await taken;
  });
  receiver.answer = status(410);
  await site.open('/about');
  await expect(site.toast(said.refused(410).title)).toBeVisible();
  // The text is back in the form. Sent again, it waits again, and then nobody knows what becomes of it.
  receiver.answer = status(429);
  await site.open('/');
  await site.expectFields(typed);
  await site.send().click();
  await expectKept(site);
  receiver.answer = status(303, { Location: '/thanks' });
  await comeOnline(site);
  await expect(site.note).toContainText(noted(said.unconfirmed));
  await site.expectFields(typed);
  receiver.received.length = 0;
  receiver.answer = status(200);
  await site.send().click();
  await expect(site.note).toHaveText(thanks());
  expect(texts(receiver)).toEqual([typed.message]);
});

test('A refusal is told, though the page that asked has gone', engines, async ({ site, page, context, receiver }) => {
  await leaveMessage(site, receiver);
  let isAnswered = false;
  receiver.answer = async (response, request) => {
    await page.close();
    status(422)(response, request);
    isAnswered = true;
  };
  await comeOnline(site);
  await expect.poll(() => isAnswered).toBe(true);
  receiver.answer = status(200);
  const later = new SitePage(await context.newPage());
  await later.open('/');
  await expect(later.note).toContainText(noted(said.refused(422)));
  await later.expectFields(typed);
  // It is still the same message, also in another tab.
  await later.send().click();
  await expect(later.note).toHaveText(thanks());
  expect(idsOf(receiver).size).toBe(1);
});

test('A refusal is told once no other message is on its way', engines, async ({ site, page, receiver }) => {
  await leaveMessage(site, receiver);
  const waiting = receiver.received.length;
  let answer = () => {};
  receiver.answer = (response, request) => {
    if (texts(receiver).at(-1) === typed.message) return status(422)(response, request);
    answer = () => status(200)(response, request);
  };
  await site.sendMessage(first, 'The second.');
  await comeOnline(site);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(waiting + 1);
  await expect(page.getByRole('button', { name: words['contact.sending'] })).toBeVisible();
  answer();
  await expect(site.note).toContainText(noted(said.refused(422)));
  await site.expectFields(typed);
});

for (const [how, code, left] of [
  ['is gone from the form once it has arrived', 200, nothing],
  ['stands there once if it is refused', 422, typed],
] as const)
  test(`A text that was on its way when the page was reloaded ${how}`, engines, async ({ site, page, receiver }) => {
    let answer = () => {};
    receiver.answer = (response, request) => {
      answer = () => hangUp(response, request);
    };
    await site.visitFirst('/');
    await site.sendMessage();
    await expect.poll(() => texts(receiver)).toEqual([typed.message]);
    await page.reload();
    await site.live();
    await site.expectFields(typed);
    receiver.answer = status(code);
    answer();
    // The worker keeps it a moment later.
    await expect(async () => {
      await comeOnline(site);
      await expect(site.note).not.toBeEmpty({ timeout: 1000 });
    }).toPass();
    await site.expectFields(left);
  });
