import { test as base, expect } from '@playwright/test';
import { test } from './fixtures';

/** What every test watches for, each with one fault to plant; `test.fail` fails when the watch has gone blind. */
const faults: [name: string, plant: () => unknown][] = [
  ['An error in the console', () => console.error('planted')],
  ['A warning in the console', () => console.warn('planted')],
  [
    'An error that nobody catches',
    () =>
      setTimeout(() => {
        throw new Error('planted');
      }),
  ],
  ['A promise that nobody catches', () => void Promise.reject(new Error('planted'))],
  [
    'A script that the policy refuses',
    () => {
      const script = document.createElement('script');
      script.append('0');
      document.head.append(script);
    },
  ],
  ['A style that the policy refuses', () => document.body.setAttribute('style', 'color:red')],
  [
    'Markup from a string',
    () => {
      document.body.innerHTML = 'planted';
    },
  ],
  [
    'A picture of another origin',
    () => {
      new Image().src = 'https://example.com/planted.png';
    },
  ],
  ['A connection to another origin', () => new WebSocket('wss://example.com/planted').close()],
  ['A cookie', () => cookieStore.set('planted', 'yes')],
];

for (const [name, plant] of faults)
  test.fail(`${name} fails a test`, async ({ page }) => {
    await page.goto('/about');
    // What the browser throws is caught: the watch has to see it, not this line.
    await page.evaluate(plant).catch(() => {});
    // What the browser says of it comes before what is said later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  });

test.fail('A page of another origin fails a test', async ({ page }) => {
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'planted' }));
  await page.goto('https://example.com/planted');
});

test('A page as it is fails no test', async ({ page }) => {
  await page.goto('/about');
});

base('No host is in reach but the one of the site', async ({ page, baseURL }) => {
  await page.goto('/about');
  for (const address of ['https://example.com', `${baseURL}`.replace('localhost', '127.0.0.1')])
    await expect(page.goto(address)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
