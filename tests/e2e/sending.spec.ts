import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { dictionaries, first } from '../content';
import { type Answer, hang, hangUp, status } from '../host/receiver';
import { expect } from './fixtures';
import { empty, expectForm, field, fillForm, send, typed } from './form';
import { open } from './page';
import { expectNoThanks, expectSaid, expectThanks, takeBack, test, waiting } from './sending';
import { lookAgain, openTab, toast } from './site';

// One after the other in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const accepted = [
  ['200', status(200)],
  ['a page', status(200, { 'Content-Type': 'text/html' }, '<!doctype html><h1>Thank you</h1>')],
  ['204', status(204)],
  [
    'a redirect elsewhere',
    (response, { headers: { host } }) =>
      status(303, { Location: `http://${host?.replace('127.0.0.1', 'localhost')}/thanks` })(response),
  ],
] as const satisfies readonly (readonly [string, Answer])[];

for (const [name, answer] of accepted)
  test(`A message that is answered with ${name} is thanked for, and gone from the form`, async ({ page, receiver }) => {
    receiver.answer = answer;
    await open(page, '/');
    await fillForm(page);
    await send(page).click();
    await expectThanks(page);
    await expectForm(page, empty);
    await expect(send(page)).toBeFocused();
    await expect(waiting(page)).toHaveCount(0);
    expect(receiver.received).toEqual([
      {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: {
          ...typed,
          language: first,
          page: `${company.address}/`,
          _gotcha: '',
          message_id: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
  });

test('A message that is refused stays in the form, also after a reload, and the email address is given', async ({
  page,
  receiver,
}) => {
  receiver.answer = status(422);
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'notAccepted');
  await expectNoThanks(page);
  await expectForm(page, typed);
  await expect(send(page)).toBeFocused();
  await page.reload();
  await expectForm(page, typed);
  await expect(waiting(page)).toHaveCount(0);
});

for (const [name, answer] of [
  ['is answered with 503', status(503)],
  ['is cut off', hangUp],
] as const)
  test(`A message that ${name} is kept, and sent once that is over`, async ({ page, receiver }) => {
    receiver.answer = answer;
    await open(page, '/');
    await fillForm(page);
    await send(page).click();
    await expectSaid(page, 'waiting');
    await expectNoThanks(page);
    await expectForm(page, empty);
    await expect(waiting(page)).toContainText('to be sent.');
    receiver.answer = status(200);
    receiver.received.length = 0;
    await lookAgain(page);
    await expectThanks(page);
    await expect(waiting(page)).toHaveCount(0);
    expect(receiver.texts).toEqual([typed.message]);
  });

test('A message without an answer is kept after 15 seconds', async ({ page, receiver }) => {
  receiver.answer = hang;
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expect(page.getByText('…').and(page.getByRole('button'))).toBeVisible();
  await expect(waiting(page)).toHaveCount(1, { timeout: 20_000 });
  await expectSaid(page, 'waiting');
});

test('A message written without a connection is sent by the next visit, which says so', async ({
  page,
  context,
  receiver,
}) => {
  await open(page, '/');
  await receiver.stop();
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  await page.close();
  await receiver.start();
  const later = await openTab(context, '/about');
  await expectThanks(later);
  expect(receiver.texts).toEqual([typed.message]);
});

test('Two tabs that come back online send a message once', async ({ page, context, receiver }) => {
  await open(page, '/');
  const other = await openTab(context, '/about');
  await page.bringToFront();
  await receiver.stop();
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  await receiver.start();
  const release: (() => void)[] = [];
  receiver.answer = (response) => release.push(() => status(200)(response));
  for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => receiver.received.length).toBe(1);
  for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(1000);
  for (const answer of release) answer();
  const thanks = async (tab: Page) => toast(tab, dictionaries[first]['contact.sentTitle']).count();
  await expect.poll(async () => (await thanks(page)) + (await thanks(other)), 'one tab says so').toBe(1);
  expect(receiver.received).toHaveLength(1);
});

test('A message that waits can be taken back, and is not sent any more', async ({ page, receiver }) => {
  await open(page, '/');
  await receiver.stop();
  await fillForm(page);
  await send(page).click();
  await takeBack(page).click();
  await expectForm(page, typed);
  await expect(field(page, 'message')).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  await receiver.start();
  await lookAgain(page);
  await page.waitForTimeout(1000);
  expect(receiver.received).toEqual([]);
});

test('A message is taken back without harm to what is typed by then', async ({ page, receiver }) => {
  await open(page, '/');
  await receiver.stop();
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  await field(page, 'name').fill('Grace');
  await field(page, 'message').fill('Another');
  await takeBack(page).click();
  await expectForm(page, { name: 'Grace', email: typed.email, message: `Another\n\n${typed.message}` });
});

test('A receiver that wants to be left alone is', async ({ page, receiver }) => {
  receiver.answer = status(429, { 'Retry-After': '3' });
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  receiver.answer = status(200);
  await lookAgain(page);
  await page.waitForTimeout(1000);
  expect(receiver.received).toHaveLength(1);
  await page.waitForTimeout(2500);
  await lookAgain(page);
  await expectThanks(page);
  expect(new Set(receiver.received.map(({ fields }) => fields.message_id)).size).toBe(1);
});

test('A rest that a wrong clock has made too long is not waited for', async ({ page, receiver }) => {
  await page.clock.install({ time: Date.now() + 30 * 86_400_000 });
  receiver.answer = status(429, { 'Retry-After': '3600' });
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  await page.clock.setSystemTime(Date.now());
  receiver.answer = status(200);
  await lookAgain(page);
  await expectThanks(page);
});
