import { test } from './fixtures';

// What every test watches for. Each of these plants one fault and nothing else; it passes when the watch turns it into
// a failure, and fails when the watch has gone blind.
test.fail('An error in the console fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => console.error('planted'));
});

test.fail('A warning in the console fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => console.warn('planted'));
});

test.fail('An error that nobody catches fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('planted');
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

test.fail('A promise that nobody catches fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    Promise.reject(new Error('planted'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

test.fail('A script that the policy refuses fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('0');
    document.head.append(script);
  });
});

test.fail('A style that the policy refuses fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.body.setAttribute('style', 'color:red'));
});

test.fail('Markup from a string fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    try {
      document.body.innerHTML = 'planted';
    } catch {
      // Trusted Types refuse it; the violation is what counts.
    }
  });
});

test.fail('A picture of another origin fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    new Image().src = 'https://example.com/planted.png';
  });
});

test.fail('A connection to another origin fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    try {
      new WebSocket('wss://example.com/planted').close();
    } catch {
      // The violation is what counts.
    }
  });
});

test.fail('A page of another origin fails a test', async ({ page }) => {
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'planted' }));
  await page.goto('https://example.com/planted');
});

test.fail('A cookie fails a test', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => cookieStore.set('planted', 'yes'));
});

test('A page as it is fails no test', async ({ page }) => {
  await page.goto('/about');
});
