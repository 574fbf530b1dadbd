import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const guide = readFileSync('src/content/MESSAGES.md', 'utf8');
const [cloudflare = '', azure = ''] = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);

/** The function for Azure, without its library. */
const withoutLibrary = azure.replace(
  /^import .*\n/,
  'const app = { http() {} };\nconst output = { storageQueue: (queue) => queue };\n',
);

/** Loads a function of the guide as a module. */
const load = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

const page = 'https://example.com/nl';
const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello', language: 'nl', page, _gotcha: '' };
const post = (changes: Record<string, string>, accept = 'application/json') =>
  new Request('https://example.com/api/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...changes }),
    headers: { Accept: accept },
  });

/** Where the browser of a visitor without scripts is led, by the URL of the home page that is posted. */
const homes = {
  [page]: '/nl#sent',
  'https://example.com/': '/#sent',
  'https://example.com//a.example': '/a.example#sent',
};

/** What is posted, the status of the response, and whether the message is stored. */
const cases: [changes: Record<string, string>, accept: string, status: number, isStored: boolean][] = [
  [{}, 'application/json', 204, true],
  [{}, 'text/html', 303, true],
  [{ message: '' }, 'application/json', 422, false],
  [{ _gotcha: 'bot' }, 'application/json', 204, false],
];

test.each(cases)('The function for Cloudflare takes %j for %s with %i', async (changes, accept, status, isStored) => {
  const put = vi.fn();
  const { onRequestPost } = await load(cloudflare);
  const response = await onRequestPost({ request: post(changes, accept), env: { MESSAGES: { put } } });
  expect(response.status).toBe(status);
  expect(put.mock.calls.map(([, message]) => JSON.parse(message))).toEqual(isStored ? [fields] : []);
});

test.each(cases)('The function for Azure takes %j for %s with %i', async (changes, accept, status, isStored) => {
  const set = vi.fn();
  const { receive } = await load(withoutLibrary);
  const response = await receive(post(changes, accept), { extraOutputs: { set } });
  expect(response.status).toBe(status);
  expect(set.mock.calls.map(([, message]) => message)).toEqual(isStored ? [fields] : []);
});

test.each(Object.entries(homes))('Without scripts, both lead from %s to %s', async (home, target) => {
  const { onRequestPost } = await load(cloudflare);
  const { receive } = await load(withoutLibrary);
  const env = { MESSAGES: { put() {} } };
  const response = await onRequestPost({ request: post({ page: home }, 'text/html'), env });
  expect(response.headers.get('Location')).toBe(target);
  const { headers } = await receive(post({ page: home }, 'text/html'), { extraOutputs: { set() {} } });
  expect(headers.Location).toBe(target);
});

const php = ['/usr/bin/php', '/usr/local/bin/php', '/opt/homebrew/bin/php'].find((path) => existsSync(path)) ?? '';

test.skipIf(!php)('The file for PHP takes the same messages, mails them, and leads to the thanks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'php-'));
  const [, code = ''] = /```php\n(.*?)```/s.exec(guide) ?? [];
  writeFileSync(join(folder, 'contact.php'), code);
  const mailed = join(folder, 'mailed');
  const server = spawn(php, ['-d', `sendmail_path=cat >> ${mailed}`, '-S', 'localhost:4680', '-t', folder]);
  const send = (changes: Record<string, string>, accept: string) =>
    fetch('http://localhost:4680/contact.php', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...changes }),
      headers: { Accept: accept },
      redirect: 'manual',
    });
  await expect
    .poll(
      () =>
        send({ message: '' }, '').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(422);
  for (const [changes, accept, status, isStored] of cases) {
    writeFileSync(mailed, '');
    expect((await send(changes, accept)).status).toBe(status);
    expect(readFileSync(mailed, 'utf8').includes('Ada <ada@example.com>\n\nHello')).toBe(isStored);
  }
  for (const [home, target] of Object.entries(homes))
    expect((await send({ page: home }, 'text/html')).headers.get('Location')).toBe(target);
  server.kill();
  rmSync(folder, { recursive: true });
});
