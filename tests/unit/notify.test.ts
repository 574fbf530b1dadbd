import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../src/ui/notify';
import './visitor';

afterEach(() => {
  vi.doUnmock('../../src/ui/toaster');
  vi.resetModules();
});

const lost = new TypeError('Failed to fetch dynamically imported module');
const broken = new Error('No place to show it');

test.each([
  ['loaded', () => Promise.reject(lost)],
  [
    'shown',
    () => ({
      show() {
        throw broken;
      },
    }),
  ],
])('a notice that cannot be %s is told, and goes to the console', async (_, toaster) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.doMock('../../src/ui/toaster', toaster);
  await expect(notify({ type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' })).resolves.toBe(
    false,
  );
  expect(warn).toHaveBeenCalledOnce();
});
