import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const guide = readFileSync('src/content/MESSAGES.md', 'utf8');
const [cloudflare = '', azure = ''] = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);

/** The function for Azure, without its library. */
const withoutLibrary = azure.replace(
  /^import .*\n/,
  'const app = { http() {} };\nconst output = { storageQueue: (queue) => queue };\n',
);

/** Loads a function of the guide as a module. */
const load = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

const fields = {
  ...{ name: 'Ada', email: 'ada@example.com', message: 'Hello' },
  ...{ language: 'nl', page: 'https://example.com/nl', _gotcha: '' },
};

/** What is posted; the status of the response, where it leads a browser without scripts, and whether the message is stored. */
const cases: [changes: Partial<typeof fields>, accept: string, status: number, location: string, isStored: boolean][] =
  [
    [{}, 'application/json', 204, '', true],
    [{}, 'text/html', 303, '/nl#sent', true],
    [{ page: 'https://example.com/' }, 'text/html', 303, '/#sent', true],
    [{ page: 'https://example.com//a.example' }, 'text/html', 303, '/a.example#sent', true],
    [{ message: '' }, 'application/json', 422, '', false],
    [{ _gotcha: 'bot' }, 'application/json', 204, '', false],
  ];

const post = (address: string, changes: Partial<typeof fields>, accept: string) =>
  new Request(address, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...changes }),
    headers: { Accept: accept },
    redirect: 'manual',
  });

test.each(cases)('The function for Cloudflare takes %j for %s with %i %s', async (changes, accept, ...expected) => {
  const put = vi.fn();
  const { onRequestPost } = await load(cloudflare);
  const request = post('https://example.com/api/contact', changes, accept);
  const { status, headers } = await onRequestPost({ request, env: { MESSAGES: { put } } });
  expect([status, headers.get('Location') ?? '', put.mock.calls.length === 1]).toEqual(expected);
  for (const [, message] of put.mock.calls) expect(JSON.parse(message)).toEqual({ ...fields, ...changes });
});

test.each(cases)('The function for Azure takes %j for %s with %i %s', async (changes, accept, ...expected) => {
  const set = vi.fn();
  const { receive } = await load(withoutLibrary);
  const request = post('https://example.com/api/contact', changes, accept);
  const { status, headers } = await receive(request, { extraOutputs: { set } });
  expect([status, headers?.Location ?? '', set.mock.calls.length === 1]).toEqual(expected);
  for (const [, message] of set.mock.calls) expect(message).toEqual({ ...fields, ...changes });
});

const php = ['/usr/bin/php', '/usr/local/bin/php', '/opt/homebrew/bin/php'].find((path) => existsSync(path)) ?? '';

test.skipIf(!php)('The file for PHP takes the same messages, mails them, and leads to the thanks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'php-'));
  const [, code = ''] = /```php\n(.*?)```/s.exec(guide) ?? [];
  writeFileSync(join(folder, 'contact.php'), code);
  const mailed = join(folder, 'mailed');
  const server = spawn(php, ['-d', `sendmail_path=cat >> ${mailed}`, '-S', 'localhost:4680', '-t', folder]);
  onTestFinished(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });
  const address = 'http://localhost:4680/contact.php';
  await expect.poll(() => fetch(address).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
  for (const [changes, accept, ...expected] of cases) {
    writeFileSync(mailed, '');
    const { status, headers } = await fetch(post(address, changes, accept));
    const isMailed = readFileSync(mailed, 'utf8').includes('Ada <ada@example.com>\n\nHello');
    expect([status, headers.get('Location') ?? '', isMailed]).toEqual(expected);
  }
});
