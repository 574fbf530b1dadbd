import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorker } from '../../src/pwa/worker';
import { pretend } from './visitor';

const register = vi.fn();

beforeEach(() => {
  register.mockReset().mockResolvedValue(new EventTarget());
  pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { register }));
});

/** A browser that makes scripts of trusted addresses only; it gives back the rule of its policy. */
function askForTrust() {
  type Rules = { createScriptURL: (url: string) => string };
  const policies: { name: string; rules: Rules }[] = [];
  pretend(window, 'trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      policies.push({ name, rules });
      return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
    },
  });
  return policies;
}

test('registers nothing before it is asked to', () => {
  createWorker();
  expect(register).not.toHaveBeenCalled();
});

test('registers the worker of the site', async () => {
  await createWorker().register({ immediate: true });
  expect(register.mock.calls.map(([url]) => url)).toEqual(['/sw.js']);
});

describe('where the browser asks for trusted addresses', () => {
  test('the worker is registered with one', async () => {
    askForTrust();
    await createWorker().register({ immediate: true });
    expect(register.mock.calls.map(([url]) => url)).toEqual(['trusted /sw.js']);
  });

  test('one policy is made, with the name that the headers allow', () => {
    const policies = askForTrust();
    createWorker();
    expect(policies.map(({ name }) => name)).toEqual(['service-worker']);
  });

  test.each(['/other.js', 'https://evil.example/sw.js', '/sw.js?x', '//sw.js', '', '/sw.js'])(
    'the policy makes the worker of %j, and nothing else',
    (url) => {
      const policies = askForTrust();
      createWorker();
      expect(policies[0]?.rules.createScriptURL(url)).toBe('/sw.js');
    },
  );
});
