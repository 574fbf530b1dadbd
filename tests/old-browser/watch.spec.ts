import { expect, test } from '../fixtures';

/** What every test watches for: what the watch says of it, and a fault to plant. */
const faults: [said: string, plant: () => unknown][] = [
  ['an error', () => console.error('an error')],
  ['a warning', () => console.warn('a warning')],
  ['not caught', () => void setTimeout(() => reportError(new Error('not caught')))],
  ['a promise', () => void Promise.reject(new Error('a promise'))],
  ['style-src', () => document.body.setAttribute('style', 'color:red')],
  ['TrustedHTML', () => document.body.insertAdjacentHTML('beforeend', 'markup')],
  ['asked https://example.com/', () => void Object.assign(new Image(), { src: 'https://example.com/' })],
  ['wss://example.com/', () => new WebSocket('wss://example.com').close()],
];

test('The watch of every test notes what must not happen', async ({ page, watch }) => {
  await page.goto('/about');
  for (const [said, plant] of faults) {
    // What the browser throws is caught: the watch has to see it, not this line.
    await page.evaluate(plant).catch(() => {});
    await expect.poll(() => watch.join('\n')).toContain(said);
    watch.length = 0;
  }
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'planted' }));
  await page.goto('https://example.com/page');
  expect(watch.splice(0)).toContain('asked https://example.com/page');
});
