import { beforeEach, expect, test, vi } from 'vitest';
import { createWorker } from '../../src/pwa/worker';
import { pretend } from './visitor';

const register = vi.fn();

beforeEach(() => {
  register.mockReset().mockResolvedValue(new EventTarget());
  pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { register }));
});

test('the worker of the site is registered when it is asked for, and not before', async () => {
  const worker = createWorker();
  expect(register).not.toHaveBeenCalled();
  await worker.register({ immediate: true });
  expect(register.mock.calls.map(([url]) => url)).toEqual(['/sw.js']);
});

test('a browser that asks for trusted addresses gets one policy, which trusts the worker and nothing else', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
  }));
  pretend(window, 'trustedTypes', { createPolicy });
  await createWorker().register({ immediate: true });
  expect(register.mock.calls.map(([url]) => url)).toEqual(['trusted /sw.js']);
  // The name is the one that the headers allow.
  const [[name, rules] = [], ...more] = createPolicy.mock.calls;
  expect([name, more]).toEqual(['service-worker', []]);
  for (const url of ['/other.js', 'https://evil.example/sw.js', '/sw.js?x', '//sw.js', ''])
    expect(rules?.createScriptURL(url)).toBe('/sw.js');
});
