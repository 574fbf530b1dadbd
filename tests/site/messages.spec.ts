import { company } from '../../src/content/company';
import { first, words } from '../content';
import { engines, expect } from '../fixtures';
import { hangUp, status } from '../host/host';
import { scriptOf, versionOf } from '../host/versions';
import { expectKept, faults, idsOf, noted, said, test, texts } from '../receiver';
import { nothing, thanks, typed } from '../site-page';

test.use({ allowedMessages: faults });

/** The fields of a message, as they come. */
const arrived = {
  ...typed,
  language: first,
  page: `${company.address}/`,
  _gotcha: '',
  message_id: expect.stringMatching(/^[\da-f-]{36}$/),
};

const thankYou = (code: number) =>
  status(code, { 'Content-Type': 'text/html' }, '<!doctype html><title>Thanks</title><h1>Thank you</h1>');

test('A message that is accepted arrives as it was written', engines, async ({ site, page, receiver }) => {
  await site.visitFirst('/');
  for (const [answer, message] of [
    [status(200), typed.message],
    [status(204), 'שלום a=1&b=2+3%20 é🙂'],
    [thankYou(201), 'half \ud800 of one'],
  ] as const) {
    receiver.answer = answer;
    receiver.received.length = 0;
    await site.field('name').focus();
    await site.fillInSilence({ ...typed, message });
    await site.send().click();
    await expect(site.note).toHaveText(thanks());
    await expect(site.toast(words['contact.sentTitle']).first()).toBeVisible();
    await site.expectFields(nothing);
    await expect(site.send()).toBeFocused();
    expect(receiver.received).toEqual([{ ...arrived, message: message.replace('\ud800', '\ufffd') }]);
  }
  // Of another type, a receiver on another host would be asked for permission first (CORS).
  expect(new Set(receiver.types)).toEqual(new Set(['application/x-www-form-urlencoded;charset=UTF-8']));
  // The field that only programs fill in is out of reach.
  await site.field('message').focus();
  await page.keyboard.press('Tab');
  await expect(site.send()).toBeFocused();
});

test('A message that is refused or redirected stays in the form', engines, async ({ site, page, receiver }) => {
  await site.visitFirst('/');
  await site.fillForm();
  await site.translate();
  for (const [answer, told] of [
    [status(422), said.refused(422)],
    [status(303, { Location: '/thanks' }), said.unconfirmed],
  ] as const) {
    receiver.answer = answer;
    await site.send().click();
    await expect(site.note).toContainText(noted(told));
    await expect(site.emailInstead).toBeVisible();
    await site.expectFields(typed);
    await site.translate();
  }
  await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
  await page.reload();
  await site.live();
  await site.expectFields(typed);
  expect(texts(receiver)).toEqual([typed.message, typed.message]);
  receiver.answer = status(503);
  await site.send().click();
  await expectKept(site);
  // The browser tries what is kept again, as often as it likes, and always as the same message.
  expect(texts(receiver).length).toBeGreaterThan(2);
  expect(new Set(texts(receiver))).toEqual(new Set([typed.message]));
  expect(idsOf(receiver).size).toBe(1);
});

test('Without scripts, the browser posts the message', engines, async ({ site, page, host, receiver }) => {
  const main = scriptOf(await versionOf('next'), 'main');
  host.answer(new RegExp(main), status(404));
  receiver.answer = thankYou(200);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await site.fillForm();
  await site.send().click();
  await expect(site.heading).toHaveText('Thank you');
  expect(receiver.received).toEqual([arrived]);
  // Whoever is not sure sends it again, and it is still the same message.
  host.answer(new RegExp(main), status(200, { 'Content-Type': 'text/javascript' }, host.read(main)));
  receiver.answer = status(204);
  await site.open('/');
  await site.expectFields(typed);
  await site.send().click();
  await expect(site.note).toHaveText(thanks());
  expect(idsOf(receiver).size).toBe(1);
});

test('Without a worker, an unanswered message stays in the form', engines, async ({ site, page, host, receiver }) => {
  host.answer(/^\/sw\.js$/, status(404));
  receiver.answer = hangUp;
  // Nor a short way to wait for an answer, as in the oldest browsers that run the scripts.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await site.open('/');
  await site.sendMessage();
  await expect(site.note).toContainText(noted(said.unconfirmed));
  await expect(site.emailInstead).toBeVisible();
  await site.expectFields(typed);
  receiver.received.length = 0;
  receiver.answer = status(200);
  // The second click of a double one sends nothing.
  await site.send().dblclick();
  await expect(site.note).toHaveText(thanks());
  await site.expectFields(nothing);
  expect(texts(receiver)).toEqual([typed.message]);
});

test('A message that is answered late leaves a second text alone', engines, async ({ site, page, receiver }) => {
  let answer = () => {};
  receiver.answer = (response, request) => {
    answer = () => status(200)(response, request);
  };
  await site.visitFirst('/');
  await site.sendMessage();
  await expect.poll(() => texts(receiver)).toEqual([typed.message]);
  await site.visit('about');
  await site.back();
  await site.expectPage('home');
  const later = { ...typed, message: 'A second one.' };
  await site.field('message').fill(later.message);
  answer();
  await expect(site.note).toHaveText(thanks());
  await site.expectFields(later);
  await page.reload();
  await site.live();
  await site.expectFields(later);
  expect(texts(receiver)).toEqual([typed.message]);
});

test('Who walked on is told of a refusal, and finds the text again', engines, async ({ site, receiver }) => {
  let answer = (_: number) => {};
  receiver.answer = (response, request) => {
    answer = (code) => status(code)(response, request);
  };
  await site.visitFirst('/');
  await site.sendMessage();
  await expect.poll(() => receiver.received).toHaveLength(1);
  await site.visit('about');
  answer(422);
  await expect(site.toast(said.refused(422).title)).toBeVisible();
  await site.back();
  await expect(site.note).toContainText(noted(said.refused(422)));
  await site.expectFields(typed);
});
