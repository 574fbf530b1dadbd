import type { Page } from '@playwright/test';
import { faults, test } from './faulty-host';
import { dictionaries, expect, flag, languages, live, open, pressIntoReload } from './fixtures';

const words = dictionaries.en;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');
const name = (page: Page) => page.getByLabel(words['contact.name'], { exact: true });

/** What Chromium says of a file that does not arrive as it should. */
const network =
  /^Failed to load resource|Failed to fetch dynamically|Failed to load module script|SyntaxError|net::ERR_/;

/** Puts a module in the place of the words of a language. */
const speak =
  (module: string): (typeof faults)['missing'] =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(module);

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A script that does not arrive as it should', () => {
  test.use({ allowedMessages: network });

  // A bundle and a dialog that are missing have their tests in resilience.spec.ts.
  for (const [file, ...kinds] of [
    ['main', 'a page instead', 'truncated', 'cut off'],
    ['words-en', 'missing'],
    ['vendor', 'cut off'],
  ] as const)
    for (const fault of kinds)
      test(`leaves a readable page with links that work: ${file}, ${fault}`, async ({ page, host }) => {
        host.spoil(new RegExp(`/${file}[^/]*\\.js$`), faults[fault]);
        let visits = 0;
        page.on('domcontentloaded', () => {
          visits += 1;
        });
        await page.goto('/');
        await expect.poll(() => visits, { message: 'the page reloads once' }).toBe(2);
        await expect(heading(page)).toHaveText(words['hero.title']);
        // Nothing may happen: time for a second reload to begin.
        await page.waitForTimeout(300);
        expect(visits).toBe(2);
        host.mend();
        await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
        await live(page);
        await expect(heading(page)).toHaveText(words['about.title']);
      });

  for (const fault of ['a page instead', 'cut off'] as const)
    test(`fails alone where it is a part of the page: the dialog, ${fault}`, async ({ page, host }) => {
      host.spoil(/\/assets\/overlays-/, faults[fault]);
      await open(page, '/portfolio');
      await pressIntoReload(page);
      await expect(alert(page)).toHaveText(words['error.press']);
      await flag(page, 'nl').click();
      await expect(heading(page)).toHaveText(dictionaries.nl['portfolio.title']);
    });
});

test.describe('A network that drops while the document arrives', () => {
  // React says that it had to repair what it found.
  test.use({ allowedMessages: /net::ERR_|Minified React error #4(18|25)/ });

  for (const fault of ['truncated', 'cut off'] as const)
    for (const language of languages)
      test.describe(`in ${language}`, () => {
        test.use({ stored: language });

        test(`shows the page all the same where the scripts arrive: ${fault}`, async ({ page, host }) => {
          host.spoil(/^\/about$/, faults[fault]);
          // A document that is cut off never loads, as far as the browser is concerned.
          await page.goto('/about', { waitUntil: 'commit' });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(heading(page)).toHaveText(dictionaries[language]['about.title'], {
            timeout: 20_000,
          });
          await live(page);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      });
});

test.describe('A fault in one section', () => {
  test.use({ allowedMessages: /Objects are not valid|Minified React error #(31|418|423|425)/ });

  test('leaves the rest of the page as it is', async ({ page, host }) => {
    const damaged = { ...words, 'services.title': { not: 'a text' } };
    host.spoil(/words-en/, speak(`export const en = ${JSON.stringify(damaged)}`));
    await open(page, '/');
    await expect(alert(page)).toHaveText(words['error.part']);
    await expect(heading(page)).toHaveText(words['hero.title']);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await name(page).fill('Ada Example');
    await flag(page, 'nl').click();
    await expect(heading(page)).toHaveText(dictionaries.nl['hero.title']);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('A fault in everything', () => {
  const screens = {
    en: ['This should not have happened', 'Reload', 'To the home page'],
    nl: ['Dit had niet mogen gebeuren', 'Opnieuw laden', 'Naar de startpagina'],
  } as const;

  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language, allowedMessages: /No words|Minified React error #4/ });

      test('shows the error screen in that language, whose button and link lead back; what was typed is kept', async ({
        page,
        host,
      }) => {
        const [title, reload, home] = screens[language];
        const field = page.getByLabel(dictionaries[language]['contact.name'], { exact: true });
        const logged: string[] = [];
        page.on('console', (message) => {
          if (message.text().includes('No words')) logged.push(message.text());
        });
        await open(page, '/');
        await field.fill('Ada Example');
        host.spoil(
          /words-/,
          speak(
            `export const ${language} = new Proxy({}, { get(_, key) { if (key !== 'then') throw new Error('No words'); } });`,
          ),
        );
        await page.reload();
        await expect(heading(page)).toHaveText(title);
        await expect(alert(page)).toBeVisible();
        expect(logged).toHaveLength(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

        await page.getByRole('link', { name: home }).click();
        await expect(page).toHaveURL('/');
        await expect(heading(page)).toHaveText(title);

        host.mend();
        await page.getByRole('button', { name: reload }).click();
        await expect(heading(page)).toHaveText(dictionaries[language]['hero.title']);
        await live(page);
        await expect(field).toHaveValue('Ada Example');
      });
    });
});

test.describe('Storage that is full', () => {
  test('costs the visitor the memory alone: the site switches, and the form thanks', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page, '/');
    await name(page).fill('Ada Example');
    await flag(page, 'nl').click();
    await expect(heading(page)).toHaveText(dictionaries.nl['hero.title']);
    await flag(page, 'en').click();
    await expect(name(page)).toHaveValue('Ada Example');
    await page.getByLabel(words['contact.email'], { exact: true }).fill('ada@example.com');
    await page.getByLabel(words['contact.message'], { exact: true }).fill('Hello');
    await page.getByRole('button', { name: words['contact.send'] }).click();
    await expect(page.getByText(words['contact.sentTitle'])).toBeVisible();
    await expect(name(page)).toHaveValue('');
  });
});

test.describe('A service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedMessages:
      /^This site is not available offline|^This version of the site could not be kept|^Failed to load resource|bad HTTP response|unsupported MIME|bad-precaching-response|An unknown error occurred when fetching the script|The script has an unsupported/,
  });

  const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

  /** Expects that the site does what it always does, and that the next visit makes up for it. */
  const expectHarmless = async (page: Page, mend: () => void) => {
    await flag(page, 'nl').click();
    await expect(heading(page)).toHaveText(dictionaries.nl['about.title']);
    expect(await isControlled(page)).toBe(false);
    mend();
    await open(page, '/about');
    await expect.poll(() => isControlled(page)).toBe(true);
  };

  for (const fault of ['missing', 'a page instead', 'truncated'] as const)
    test(`that is ${fault} leaves the site as it is, until the next visit`, async ({ page, host }) => {
      host.spoil(/^\/sw\.js$/, faults[fault]);
      const report = page.waitForEvent('console', (message) => message.type() === 'warning');
      await open(page, '/about');
      await report;
      await expectHarmless(page, host.mend);
    });

  test('that the browser refuses leaves the site as it is', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    });
    const report = page.waitForEvent('console', (message) => message.type() === 'warning');
    await open(page, '/about');
    expect((await report).text()).toContain('not available offline');
    await flag(page, 'nl').click();
    await expect(heading(page)).toHaveText(dictionaries.nl['about.title']);
  });

  test('that cannot fetch all of its files is not installed, until the next visit', async ({ page, host }) => {
    host.spoil(/monochrome|knab\.svg/, faults.missing);
    await open(page, '/about');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration ? 'kept' : 'gone';
        }),
      )
      .toBe('gone');
    await expectHarmless(page, host.mend);
  });

  test('that is killed while it installs is installed at the next visit', async ({ page, host, context }) => {
    let asked = () => {};
    const waiting = new Promise<void>((resolve) => {
      asked = resolve;
    });
    // The file never comes.
    host.spoil(/knab\.svg/, () => asked());
    await open(page, '/about');
    await waiting;
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await expectHarmless(page, host.mend);
  });
});

test.describe('A clock', () => {
  for (const [when, year, shown] of [
    // The site is never older than its build.
    ['far in the past', 1971, /© 20\d\d/],
    ['far in the future', 2999, '© 2999'],
  ] as const)
    test(`that is ${when} breaks nothing`, async ({ page }) => {
      await page.clock.install({ time: new Date(Date.UTC(year, 5, 1)) });
      await open(page, '/');
      await expect(page.getByRole('contentinfo')).toContainText(shown);
      await name(page).fill('Ada Example');
      await page.getByLabel(words['contact.email'], { exact: true }).fill('ada@example.com');
      await page.getByLabel(words['contact.message'], { exact: true }).fill('Hello');
      await page.getByRole('button', { name: words['contact.send'] }).click();
      await expect(page.getByText(words['contact.sentTitle'])).toBeVisible();
      await flag(page, 'nl').click();
      await expect(heading(page)).toHaveText(dictionaries.nl['hero.title']);
    });
});

test.describe('Two tabs', () => {
  test('that switch at the same moment agree in the end', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([open(page, '/about'), open(other, '/portfolio')]);
    const lang = (tab: Page) => tab.locator('html').getAttribute('lang');
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([flag(page, 'nl').click(), flag(other, 'en').click()]);
      await Promise.all([flag(page, 'en').click(), flag(other, 'nl').click()]);
      const stored = () => page.evaluate(() => localStorage.getItem('language'));
      await expect.poll(async () => new Set([await lang(page), await lang(other), await stored()]).size).toBe(1);
    }
  });

  test('show one language when one returns from the back/forward cache', async ({ page }) => {
    await open(page, '/about');
    // Playwright's browser keeps no page in that cache; the page learns of its return like this.
    await page.evaluate(() => {
      localStorage.setItem('language', 'nl');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(heading(page)).toHaveText(dictionaries.nl['about.title']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});
