import type { Page } from '@playwright/test';
import { first } from '../content';
import { hang, type Receiver, status } from '../host/receiver';
import { build, changeOneWord, inFolder, sendTo } from '../host/versions';
import { unreadable, violations } from './axe';
import { measureColours } from './colours';
import { expect } from './fixtures';
import { empty, expectForm, field, fillForm, send, typed } from './form';
import { giveItTime, live, open } from './page';
import { expectNoThanks, expectSaid, expectThanks, takeBack, test, waiting } from './sending';
import { lookAgain, openTab, visitFirst, workers } from './site';

// One after the other in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** Writes a message that waits for its receiver, which is away. */
async function writeInVain(page: Page) {
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'waiting');
  await expect(waiting(page)).toHaveCount(1);
}

/** Says what the browser says as soon as there is a network. */
const comeOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Expects that what waits is sent, once, when the receiver and the network are back. */
async function expectSentOnceBack(page: Page, receiver: Receiver) {
  await receiver.start();
  await comeOnline(page);
  await expectThanks(page);
  expect(receiver.texts).toEqual([typed.message]);
}

test('A message is written and kept while site and receiver are away, and sent when they are back', async ({
  page,
  host,
  receiver,
}) => {
  await visitFirst(page);
  await host.stop();
  await receiver.stop();
  await page.reload();
  await live(page);
  await writeInVain(page);
  await page.reload();
  await live(page);
  await expectSaid(page, 'waiting');
  await expectForm(page, empty);
  await expectSentOnceBack(page, receiver);
  await expect(waiting(page)).toHaveCount(0);
});

test('The worker sends what waits, and the page that is open says so', async ({ page, context, receiver }) => {
  await visitFirst(page);
  await receiver.stop();
  await writeInVain(page);
  await receiver.start();
  // A browser without windows never wakes its worker by itself.
  await context.serviceWorkers()[0]?.evaluate(() => {
    const waitUntil = (work: Promise<void>) => work.catch(() => {});
    dispatchEvent(Object.assign(new Event('sync'), { tag: 'messages', waitUntil }));
  });
  await expectThanks(page);
  expect(receiver.texts).toEqual([typed.message]);
});

test('A message on its way when its tab is closed arrives by the next visit', async ({ page, context, receiver }) => {
  receiver.answer = hang;
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.close();
  receiver.answer = status(200);
  const later = await openTab(context, '/');
  await expectThanks(later);
  await expectForm(later, empty);
  expect(new Set(receiver.received.map(({ fields }) => fields.message_id)).size, 'one message').toBe(1);
});

test('A browser without room keeps the text in the form and says so', async ({ page, receiver }) => {
  test.slow();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await receiver.stop();
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expectSaid(page, 'lost');
  await expectForm(page, typed);
  await receiver.start();
  await send(page).click();
  await expectThanks(page);
  await expectForm(page, empty);
});

test('A message is refused in the end, and given back', async ({ page, receiver }) => {
  await open(page, '/');
  await receiver.stop();
  await writeInVain(page);
  await receiver.start();
  receiver.answer = status(400);
  await comeOnline(page);
  await expectSaid(page, 'refused');
  await expectNoThanks(page);
  await takeBack(page).click();
  await expectForm(page, typed);
  await comeOnline(page);
  await giveItTime(page);
  expect(receiver.received).toHaveLength(1);
});

test('A message that waits for more than seven days is given back, unsent', async ({ page, receiver }) => {
  await page.clock.install();
  await open(page, '/');
  await receiver.stop();
  await writeInVain(page);
  await page.clock.setSystemTime(Date.now() + 7 * 86_400_000 + 60_000);
  await receiver.start();
  await comeOnline(page);
  await expectSaid(page, 'expired');
  await takeBack(page).click();
  await expectForm(page, typed);
  expect(receiver.received).toEqual([]);
});

test('A new version takes over what waits', async ({ page, host, receiver }) => {
  test.slow();
  await visitFirst(page);
  await receiver.stop();
  await writeInVain(page);
  await inFolder(async (folder) => {
    const change = (copy: string) => {
      changeOneWord(copy);
      sendTo(receiver.address)(copy);
    };
    host.deploy(await build(folder, { change }));
  });
  await lookAgain(page);
  await expect.poll(() => workers(page), { timeout: 30_000 }).toMatchObject({ waiting: 'installed' });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await expect.poll(() => workers(page)).toEqual({ controller: 'activated', waiting: 'none' });
  await page.reload();
  await live(page);
  await expectSaid(page, 'waiting');
  await expectSentOnceBack(page, receiver);
});

test('The kill switch leaves what waits with the page, which sends it', async ({ page, host, receiver }) => {
  test.slow();
  await visitFirst(page);
  await receiver.stop();
  await writeInVain(page);
  await inFolder(async (folder) => {
    host.deploy(await build(folder, { change: sendTo(receiver.address), env: { KILL_SWITCH: '1' } }));
  });
  const gone = page.waitForEvent('load');
  await lookAgain(page);
  await gone;
  await live(page);
  await expectSaid(page, 'waiting');
  await expectSentOnceBack(page, receiver);
});

test('Whatever is written arrives, with the signs of half characters replaced', async ({ page, receiver }) => {
  await open(page, '/');
  await fillForm(page);
  for (const text of [`${'é🙂'.repeat(33_333)}\n`, 'שלום\nأهلا', 'a=1&b=2+3%20', 'half \ud800 of one']) {
    receiver.received.length = 0;
    await field(page, 'name').fill(typed.name);
    await field(page, 'email').fill(typed.email);
    await page.evaluate((text) => {
      const area = document.querySelector('textarea');
      if (area) area.value = text;
    }, text);
    await page.waitForTimeout(1100);
    await send(page).click();
    await expect.poll(() => receiver.texts).toEqual([text.replace('\ud800', '\ufffd')]);
    await expectForm(page, empty);
  }
});

test('The policy lets messages go to that one place, and nothing else to anywhere', async ({ request, receiver }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain(`; connect-src 'self' ${receiver.address}; `);
  expect(policy).toContain(`; form-action ${receiver.address}; `);
  expect(policy?.split(receiver.origin)).toHaveLength(3);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by the browser itself', async ({ page, receiver }) => {
    receiver.answer = status(200, { 'Content-Type': 'text/html' }, '<!doctype html><h1>Thank you</h1>');
    await page.goto('/');
    await fillForm(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const message = typed.message.replace('\n', '\r\n');
    expect(receiver.received[0]?.fields).toMatchObject({ ...typed, message, language: first, _gotcha: '' });
  });
});

test.describe('To somebody who uses the form', () => {
  // axe is a script from outside, which the policy of the site would refuse.
  test.use({ bypassCSP: true });

  test('the field that only programs fill in is not there', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('form').getByRole('textbox')).toHaveCount(3);
    await field(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`each state breaks no rule of axe, ${scheme}`, async ({ page, receiver }) => {
      test.slow();
      await measureColours(page);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, '/');
      receiver.answer = status(422);
      await fillForm(page);
      await send(page).click();
      await expectSaid(page, 'notAccepted');
      expect.soft(await violations(page), 'refused').toEqual([]);
      expect.soft(await unreadable(page), 'refused').toEqual([]);
      await receiver.stop();
      await send(page).click();
      await expectSaid(page, 'waiting');
      expect.soft(await violations(page), 'waiting').toEqual([]);
      expect.soft(await unreadable(page), 'waiting').toEqual([]);
      const { height = 0 } = (await takeBack(page).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    });
});
