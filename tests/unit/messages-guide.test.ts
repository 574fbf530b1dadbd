import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const guide = readFileSync('src/content/MESSAGES.md', 'utf8');
const [cloudflare = '', azure = ''] = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);

/** Loads a function of the guide as a module. */
function load(code: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'guide-')), 'contact.mjs');
  writeFileSync(file, code);
  return import(/* @vite-ignore */ file);
}

const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello', language: 'nl', _gotcha: '' };
const post = (changes: Record<string, string>, accept = 'application/json') =>
  new Request('https://example.com/api/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...changes }),
    headers: { Accept: accept },
  });

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
  if (status === 303) expect(response.headers.get('Location')).toBe('/nl#sent');
  expect(put.mock.calls.map(([, message]) => JSON.parse(message))).toEqual(isStored ? [fields] : []);
});

test.each(cases)('The function for Azure takes %j for %s with %i', async (changes, accept, status, isStored) => {
  const set = vi.fn();
  const library = 'const app = { http() {} };\nconst output = { storageQueue: (queue) => queue };\n';
  const { receive } = await load(azure.replace(/^import .*\n/, library));
  const response = await receive(post(changes, accept), { extraOutputs: { set } });
  expect(response.status).toBe(status);
  if (status === 303) expect(response.headers.Location).toBe('/nl#sent');
  expect(set.mock.calls.map(([, message]) => message)).toEqual(isStored ? [fields] : []);
});
