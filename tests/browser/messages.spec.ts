import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { test as base, engines, expect } from '../fixtures';
import { emptyMessage, message, thanks } from '../site-page';
import { type Answer, type Host, hangUp, status } from '../test-host/host';
import { messagesPath, scriptOf, versionOf } from '../test-host/versions';

interface Endpoint {
  answer: Answer;
  /** The messages that have arrived, each by its fields. */
  readonly received: Record<string, string>[];
}

const test = base.extend<{ endpoint: Endpoint }>({
  // What a browser logs of a response with an error code, and of a host that is gone.
  allowedMessages: /Failed to (load|fetch)|NetworkError|^Error|ERR_|code \(404\)|MIME type|error loading dyn/,

  endpoint: async ({ host }, use) => {
    const endpoint: Endpoint = { answer: status(200), received: [] };
    host.answer(new RegExp(`^${messagesPath}$`), async (response, request) => {
      // A browser that is closed may leave a part of a message behind.
      const body = await text(request).catch(() => '');
      endpoint.received.push(Object.fromEntries(new URLSearchParams(body)));
      endpoint.answer(response, request);
    });
    await use(endpoint);
  },
});
const workerTest = test.extend({ serviceWorkers: 'allow' });

const refused = 'Uw bericht is geweigerdHet staat er nog. Mail het ons.Post@Kolk.example';
const unknown = 'Is uw bericht wel aangekomen?Het staat er nog. Probeer het zo weer.Post@Kolk.example';
const queued = 'Wij liggen even stilUw bericht wacht hier tot het kan.Post@Kolk.example';

/** Lets the endpoint wait. @returns a function that lets it respond */
function holdResponse(endpoint: Endpoint): (answer: Answer) => void {
  let respond = (_: Answer) => {};
  const released = new Promise<Answer>((resolve) => {
    respond = resolve;
  });
  endpoint.answer = async (response, request) => (await released)(response, request);
  return respond;
}

for (const [visitor, run, noConnection] of [
  ['with', workerTest, queued],
  ['without', test, unknown],
] as const)
  run(`A visitor ${visitor} the worker reads the result of a message`, engines, async ({ site, endpoint }) => {
    await (visitor === 'with' ? site.installOffline('/') : site.open('/'));
    for (const [response, answer, result] of [
      ['422', status(422), refused],
      ['no success in JSON', status(200, { 'Content-Type': 'application/json' }, '{"success":"false"}'), refused],
      ['a redirect', status(303, { Location: '/thanks' }), unknown],
      ['no connection', hangUp, noConnection],
      ['200', status(200), thanks],
    ] as const) {
      endpoint.answer = answer;
      // Over BiDi, Playwright appends to an email field that is filled.
      await site.form.evaluate((form: HTMLFormElement) => form.reset());
      await site.sendMessage({ message: response });
      await expect(site.status, response).toHaveText(result);
      const hasText = result !== thanks && result !== queued;
      await site.expectFields(hasText ? { ...message, message: response } : emptyMessage);
      if (result === thanks) await expect(site.toast('Bericht verzonden!').first()).toBeVisible();
      else await expect(site.toast('')).toHaveCount(0);
      await expect(site.emailLink).toHaveCount(result === thanks ? 0 : 1);
      expect(endpoint.received.some((sent) => sent.message === response)).toBe(true);
    }
  });

test('A message arrives as it was typed, in the form that every service reads', engines, async ({ site, endpoint }) => {
  let contentType: string | undefined;
  endpoint.answer = (response, request) => {
    contentType = request.headers['content-type'];
    status(200)(response, request);
  };
  const fixed = { _gotcha: '', access_key: 'key-1', 'form-name': 'contact' };
  for (const [address, language, page, text] of [
    ['/', 'nl', 'https://kolk.example/', 'שלום a=1&b=2+3%20 é🙂'],
    ['/en', 'en', 'https://kolk.example/en', '<b>&amp;</b>'],
  ] as const) {
    await site.open(address);
    await site.sendMessage({ message: text });
    await site.expectFields(emptyMessage);
    expect(endpoint.received.splice(0)).toEqual([{ ...message, ...fixed, message: text, language, page }]);
    expect(contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  }
  await expect(site.form.locator('[name=_gotcha]')).toBeHidden();
});

for (const [press, clickCount] of [
  ['One press', 1],
  ['A double click', 2],
] as const)
  test(`${press} and impatient ones send one message`, engines, async ({ site, page, endpoint }) => {
    const respond = holdResponse(endpoint);
    await site.open('/');
    await site.fillForm();
    await site.sendButton.click({ clickCount });
    const sending = page.getByRole('button', { name: 'Onderweg…' });
    await expect(sending).toBeFocused();
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    respond(status(200));
    await expect(site.status).toHaveText(thanks);
    await expect(site.sendButton).toHaveText('Stuur bericht');
    await page.keyboard.press('Enter');
    await expect(site.status).toHaveText(thanks);
    await expect(site.form.locator('.field-error')).toHaveCount(0);
    expect(endpoint.received).toHaveLength(1);
  });

test('Without a whole answer for 20 seconds, the text stays', engines, async ({ site, page, endpoint }) => {
  endpoint.answer = (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
  await page.clock.install();
  await site.open('/');
  await site.sendMessage();
  await expect.poll(() => endpoint.received).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await expect(site.status).toHaveText(unknown);
  await site.expectFields(message);
});

for (const [code, toast, result, text] of [
  [200, 'Bericht verzonden!', thanks, emptyMessage],
  [422, 'Uw bericht is geweigerd', refused, message],
] as const)
  test(`After a visitor has left the form, a toast shows a late ${code}`, engines, async ({ site, page, endpoint }) => {
    const respond = holdResponse(endpoint);
    await site.open('/');
    await site.sendMessage();
    await site.visit('Over ons', 'Wie wij zijn');
    respond(status(code));
    await expect(page.getByRole('status').filter({ hasText: toast })).toBeVisible();
    await site.back();
    await expect(site.status).toHaveText(result);
    await site.expectFields(text);
  });

test('A text that is typed while another one is sent stays', engines, async ({ site, endpoint }) => {
  const respond = holdResponse(endpoint);
  await site.open('/');
  await site.sendMessage();
  await site.field('message').fill('Nog iets.');
  respond(status(200));
  await expect(site.status).toHaveText(thanks);
  await site.reload();
  await site.expectFields({ ...message, message: 'Nog iets.' });
});

test('Without scripts the browser posts it, and /#sent thanks', engines, async ({ site, page, host, endpoint }) => {
  host.answer(new RegExp(scriptOf(await versionOf('site'), 'main')), status(404));
  await page.goto('/');
  await site.fillForm();
  endpoint.answer = status(503, { 'Content-Type': 'text/html' }, '<!doctype html><h1>A service</h1>');
  await site.sendButton.click();
  await expect(site.heading).toHaveText('A service');
  await page.goto('/');
  await site.expectFields(message);
  endpoint.answer = status(303, { Location: '/#sent' });
  await site.sendButton.click();
  await expect(page.getByText('Bericht verzonden! We nemen')).toBeInViewport({ ratio: 1 });
  await site.expectFields(emptyMessage);
  expect(endpoint.received).toMatchObject([message, message]);
  // A reload does not thank again.
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText('Bericht verzonden! We nemen')).toBeHidden();
  await site.expectFields(emptyMessage);
});

/** Lets the worker try again: Chromium by a sync event, other engines by starting its script, as a later visit does. */
async function replay(page: Page, host: Host, browserName: string) {
  if (browserName !== 'chromium') {
    host.add('sw.js', `${host.read('sw.js')}\n//`);
    return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  }
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) =>
      resolve(registration?.registrationId ?? ''),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const [origin, registrationId] = [host.address, await registered];
  const tag = 'workbox-background-sync:contact';
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
}

workerTest('The worker sends what it has queued', engines, async ({ site, page, host, endpoint, browserName }) => {
  const [queueTime] = /maxRetentionTime:\d+/.exec(host.read('sw.js')) ?? [];
  expect(queueTime, 'a day, in minutes').toBe('maxRetentionTime:1440');
  await site.installOffline('/');
  await host.stop();
  for (const text of ['De eerste.', 'De tweede.']) {
    await site.reload();
    await site.sendMessage({ message: text });
    await expect(site.status).toHaveText(queued);
    await site.expectFields(emptyMessage);
  }
  await host.start();
  await site.open('/about');
  await expect(async () => {
    await replay(page, host, browserName);
    expect(endpoint.received.map((sent) => sent.message).sort()).toEqual(['De eerste.', 'De tweede.']);
  }).toPass({ timeout: 50_000, intervals: [3000] });
});
