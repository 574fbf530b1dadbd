import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { addressOf } from '../../src/routes';
import { engines, expect, hostedTest } from '../fixtures';
import { mainLanguage, messageWords, otherLanguage, words } from '../site-content';
import { nothing, type SitePage, thanks, typed } from '../site-page';
import { type Answer, type Host, hangUp, status } from '../test-host/host';
import { messagesPath, scriptOf, versionOf } from '../test-host/versions';

interface Endpoint {
  answer: Answer;
  /** The messages that have arrived, each by its fields. */
  readonly received: Record<string, string>[];
  readonly types: (string | undefined)[];
}

/** A site that sends its messages, and the endpoint that gets them. */
const test = hostedTest.extend<{ endpoint: Endpoint }>({
  version: 'update with endpoint',
  endpoint: async ({ host }, use) => {
    const endpoint: Endpoint = { answer: status(200), received: [], types: [] };
    host.answer(new RegExp(`^${messagesPath}$`), async (response, request) => {
      // A browser that is closed may leave half a message behind.
      const message = await text(request).catch(() => '');
      endpoint.received.push(Object.fromEntries(new URLSearchParams(message)));
      endpoint.types.push(request.headers['content-type']);
      endpoint.answer(response, request);
    });
    await use(endpoint);
  },
});

/** What the engines log of an endpoint that is gone or refuses, and of files that are missing. */
const expectedMessages =
  /NetworkError|Failed to (load|fetch)|^Error|^This site is not|error loading dyn|ERR_|MIME type|code \(404\)/;

const outcomeWords = messageWords[mainLanguage];

/** The status of a message, as the page writes it. */
const written = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`;

/** The texts of the messages that have arrived. */
const getTexts = ({ received }: Endpoint) => received.map(({ message }) => message);

test.use({ allowedMessages: expectedMessages });

const fields = { ...typed, language: mainLanguage, page: `${company.website}/`, _gotcha: '' };

const htmlPage = (code: number) =>
  status(code, { 'Content-Type': 'text/html' }, '<!doctype html><title>Thanks</title><h1>Thank you</h1>');

const json = (body: object) => status(200, { 'Content-Type': 'application/json' }, JSON.stringify(body));

test('A message that is accepted arrives as it was written', engines, async ({ site, page, endpoint }) => {
  await site.visitFirst('/');
  await expect(page.getByText(outcomeWords.privacy)).toBeVisible();
  for (const [answer, message] of [
    [json({ success: true }), typed.message],
    [status(204), 'שלום a=1&b=2+3%20 é🙂'],
    [htmlPage(201), 'half \ud800 of one'],
  ] as const) {
    endpoint.answer = answer;
    endpoint.received.length = 0;
    await site.field('name').focus();
    await site.fillInSilence({ ...typed, message });
    await site.sendButton().click();
    await expect(site.status).toHaveText(thanks());
    await expect(site.toast(words['contact.sentTitle']).first()).toBeVisible();
    await site.expectFields(nothing);
    await expect(site.sendButton()).toBeFocused();
    expect(endpoint.received).toEqual([{ ...fields, message: message.replace('\ud800', '\ufffd') }]);
  }
  // Of another type, an endpoint on another domain would get a preflight request first (CORS).
  expect(new Set(endpoint.types)).toEqual(new Set(['application/x-www-form-urlencoded;charset=UTF-8']));
  // The honeypot is out of reach.
  await expect(page.locator('[name=_gotcha]')).toBeHidden();
  await site.field('message').focus();
  await page.keyboard.press('Tab');
  await expect(site.sendButton()).toBeFocused();
  // An endpoint leads a browser without scripts back to the page in its language.
  await site.switchTo(otherLanguage, 'home');
  await site.sendMessage(otherLanguage);
  const home = company.website + addressOf('/', otherLanguage);
  await expect.poll(() => endpoint.received.at(-1)).toMatchObject({ language: otherLanguage, page: home });
});

test('While a message is sent, the button says so, and nothing sends it again', async ({ site, page, endpoint }) => {
  const respond = holdResponse(endpoint);
  await site.visitFirst('/');
  await site.sendMessage();
  const sending = page.getByRole('button', { name: words['contact.sending'] });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  for (const name of ['', typed.name]) {
    await site.field('name').fill(name);
    await page.keyboard.press('Enter');
  }
  // Who has gone on reading stays there.
  await site.field('name').blur();
  await site.scrollTo(0);
  respond(200);
  await expect(site.status).toHaveText(thanks());
  expect(await site.scrollTop()).toBe(0);
  expect(getTexts(endpoint)).toEqual([typed.message]);
});

test('A message that is refused or redirected stays in the form', engines, async ({ site, endpoint }) => {
  await site.visitFirst('/');
  await site.fillForm();
  await site.translate();
  for (const [answer, expected] of [
    [status(422), outcomeWords.refused('422')],
    [json({ success: 'false', message: 'This form needs activation.' }), outcomeWords.refused('')],
    [status(503), outcomeWords.refused('503')],
    [status(303, { Location: '/thanks' }), outcomeWords.unknown],
  ] as const) {
    endpoint.answer = answer;
    await site.sendButton().click();
    await expect(site.status).toContainText(written(expected));
    await expect(site.emailInstead).toBeVisible();
    await site.expectFields(typed);
    await site.translate();
  }
  // The status below the form says it.
  await expect(site.toast('')).toHaveCount(0);
  await site.reload();
  await site.expectFields(typed);
  expect(getTexts(endpoint)).toHaveLength(4);
});

test('Without scripts, the browser posts the message', engines, async ({ site, page, host, endpoint }) => {
  const main = scriptOf(await versionOf('update with endpoint'), 'main');
  host.answer(new RegExp(main), status(404));
  endpoint.answer = htmlPage(200);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(words['contact.sentTitle'])).toBeHidden();
  await site.fillForm();
  await site.sendButton().click();
  await expect(site.heading).toHaveText('Thank you');
  expect(endpoint.received).toEqual([fields]);
});

test(
  'What the browser itself posts stays in the form, until the endpoint leads back to the thanks',
  engines,
  async ({ site, page, host, endpoint }) => {
    host.answer(new RegExp(scriptOf(await versionOf('update with endpoint'), 'main')), status(404));
    const send = async (answer: Answer) => {
      endpoint.received.length = 0;
      endpoint.answer = answer;
      await site.sendButton().click();
      await expect.poll(() => getTexts(endpoint)).toContain(typed.message);
    };
    const open = async () => {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await site.expectFields(typed);
    };
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await site.fillForm();
    await send(hangUp);
    // The browser shows a page of its own.
    await expect.poll(() => page.url()).not.toBe(`${host.address}/`);
    await open();
    // A host without the endpoint answers with the not-found page of the site.
    await send(status(404, { 'Content-Type': 'text/html' }, host.read('404.html')));
    await expect(site.heading).toHaveText(words['notFound.title']);
    await page.getByRole('banner').locator('.brand').click();
    await site.expectFields(typed);
    // A link cancels a message that the endpoint has not answered.
    endpoint.answer = () => {};
    await page.evaluate(() => {
      for (const part of ['[type=submit]', 'footer a[href="/about"]'])
        document.querySelector<HTMLElement>(part)?.click();
    });
    await expect(page).toHaveURL('/about');
    await page.getByRole('banner').locator('.brand').click();
    await site.expectFields(typed);
    await send(status(303, { Location: '/#sent' }));
    await expect(page.locator('#sent')).toBeInViewport({ ratio: 1 });
    await expect(site.sendButton()).toBeInViewport({ ratio: 1 });
    await site.expectFields(nothing);
    await site.fillForm();
    // With scripts, a reload thanks no more: the next message may be refused. Now the host lacks the endpoint, too.
    host.mend();
    await site.reload();
    await expect(page).toHaveURL('/');
    await site.sendButton().click();
    await expect(site.status).toContainText(written(outcomeWords.refused('404')));
    await expect(page.locator('#sent')).toBeHidden();
  },
);

test('The worker leaves a message that the browser itself posts alone', async ({ site, page, endpoint }) => {
  await site.visitFirst('/');
  endpoint.answer = htmlPage(503);
  await site.fillForm();
  await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(site.heading).toHaveText('Thank you');
  expect(getTexts(endpoint)).toEqual([typed.message]);
});

// Over WebDriver BiDi, Playwright 1.64 finds no way back from the page with which Firefox tells of the failure.
test('Back from a post that failed leads to the form as it was', async ({ site, page, host, endpoint }) => {
  host.answer(new RegExp(scriptOf(await versionOf('update with endpoint'), 'main')), status(404));
  endpoint.answer = hangUp;
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await site.fillForm();
  await site.sendButton().click();
  await expect.poll(() => page.url()).not.toBe(`${host.address}/`);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await site.expectFields(typed);
});

test('Without a worker, an unanswered message stays in the form', engines, async ({ site, host, endpoint }) => {
  host.answer(/^\/sw\.js$/, status(404));
  endpoint.answer = hangUp;
  await site.open('/');
  await site.sendMessage();
  await expect(site.status).toContainText(written(outcomeWords.unknown));
  await expect(site.emailInstead).toBeVisible();
  await site.expectFields(typed);
  endpoint.received.length = 0;
  endpoint.answer = status(200);
  // The second click of a double click sends nothing.
  await site.sendButton().dblclick();
  await expect(site.status).toHaveText(thanks());
  await site.expectFields(nothing);
  expect(getTexts(endpoint)).toEqual([typed.message]);
});

/** Lets the endpoint wait. @returns a function that responds with a status */
function holdResponse(endpoint: Endpoint): (code: number) => void {
  let respond = (_: number) => {};
  endpoint.answer = (response, request) => {
    respond = (code) => status(code)(response, request);
  };
  return (code) => respond(code);
}

/** Sends a message, and leaves the page and comes back before the response. @returns a function that responds */
async function sendAndComeBack(site: SitePage, endpoint: Endpoint): Promise<(code: number) => void> {
  const respond = holdResponse(endpoint);
  await site.visitFirst('/');
  await site.sendMessage();
  await expect.poll(() => getTexts(endpoint)).toEqual([typed.message]);
  await site.visit('about');
  await site.back();
  await site.expectPage('home');
  return respond;
}

test('A late response leaves a text that was typed since alone', engines, async ({ site, endpoint }) => {
  const respond = await sendAndComeBack(site, endpoint);
  const later = { ...typed, message: 'A second one.' };
  await site.field('message').fill(later.message);
  respond(200);
  await expect(site.status).toHaveText(thanks());
  await site.expectFields(later);
  await site.reload();
  await site.expectFields(later);
  // A visitor who is on another page by then hears of a refusal.
  await site.sendButton().click();
  await expect.poll(() => getTexts(endpoint)).toEqual([typed.message, later.message]);
  await site.visit('about');
  respond(422);
  await expect(site.toast(outcomeWords.refused('422').title)).toBeVisible();
  await site.back();
  await expect(site.status).toContainText(written(outcomeWords.refused('422')));
  await site.expectFields(later);
  // The same in one and the same form.
  await site.sendButton().click();
  await expect.poll(() => endpoint.received).toHaveLength(3);
  const third = { ...typed, message: 'A third one.' };
  await site.field('message').fill(third.message);
  respond(200);
  await expect(site.status).toHaveText(thanks());
  await site.expectFields(third);
});

test(
  'A visitor who is on another page when the response comes hears of it there',
  engines,
  async ({ site, page, endpoint }) => {
    const respond = await sendAndComeBack(site, endpoint);
    await site.visit('about');
    respond(200);
    // Away from the form, the toast is what a screen reader tells.
    await expect(page.getByRole('status').filter({ hasText: words['contact.sentTitle'] })).toBeVisible();
    await site.back();
    await expect(site.status).toHaveText(thanks());
    await site.expectFields(nothing);
  },
);

test('What became of the last message is not told of the next one', engines, async ({ site, page, endpoint }) => {
  await site.visitFirst('/');
  await site.sendMessage();
  await expect(site.status).toHaveText(thanks());
  // The next one is not sent yet.
  await site.field('name').fill(typed.name);
  await site.sendButton().click();
  await expect(page.getByText(words['contact.emailMissing'])).toBeVisible();
  await site.visit('about');
  await site.back();
  await site.expectPage('home');
  await expect(site.status).toBeEmpty();
  await site.reload();
  await expect(site.status).toBeEmpty();
  expect(getTexts(endpoint)).toEqual([typed.message]);
});

test('An extension that breaks what sends a message leaves the text', engines, async ({ site, page }) => {
  await page.addInitScript(() => {
    window.fetch = () => {
      throw new Error('Broken for the test');
    };
  });
  await site.visitFirst('/');
  await site.sendMessage();
  await expect(site.status).toContainText(written(outcomeWords.unknown));
  await site.expectFields(typed);
});

/** Lets the worker try again: Chromium by a sync event, other engines by starting its script, as a later visit does. */
async function replay(page: Page, host: Host, browserName: string) {
  if (browserName === 'chromium') {
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) =>
        resolve(one?.registrationId ?? ''),
      ),
    );
    await devtools.send('ServiceWorker.enable');
    const [origin, registrationId] = [host.address, await registered];
    const tag = 'workbox-background-sync:contact';
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  } else {
    host.add('sw.js', `${host.read('sw.js')}\n//`);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  }
}

test('Messages are sent once there is a connection', engines, async ({ site, page, host, endpoint, browserName }) => {
  await site.visitFirst('/');
  await host.stop();
  await site.reload();
  const both = [typed.message, 'The second.'];
  for (const message of both) {
    await site.sendMessage(mainLanguage, message);
    await expect(site.status).toContainText(written(outcomeWords.queued));
    await site.expectFields(nothing);
  }
  await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
  await host.start();
  await site.open('/about');
  await expect(async () => {
    await replay(page, host, browserName);
    expect(getTexts(endpoint).toSorted()).toEqual(both.toSorted());
  }).toPass({ timeout: 50_000, intervals: [3000] });
});
