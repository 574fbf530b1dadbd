import type { Page } from '@playwright/test';
import { lastWords } from '../../src/language/last-words';
import { client, dictionaries, first, languages, second } from '../content';
import { faults } from '../host/faulty-host';
import { test } from './faulty-site';
import { expect } from './fixtures';
import { expectForm, field, fillForm, send, thanks, typed } from './form';
import {
  alert,
  countLoads,
  dialog,
  emblem,
  expectPage,
  flag,
  giveItTime,
  heading,
  html,
  item,
  live,
  open,
} from './page';

const words = dictionaries[first];

/** What Chromium says of a file that does not arrive as it should. */
const network =
  /^Failed to load resource|Failed to fetch dynamically|Failed to load module script|(Syntax|Reference)Error|Error: \/main|net::ERR_/;

/** The file of the dialog and the toasts, which is loaded on first need. */
const overlays = /\/assets\/overlays-/;

/** Puts a module in the place of the words of a language. */
const speak =
  (module: string): (typeof faults)['missing'] =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(module);

/** Presses something and waits for the reload that its missing file leads to. */
async function pressIntoReload(page: Page, press: () => Promise<void>) {
  const reload = page.waitForEvent('load');
  await press();
  await reload;
  await live(page);
}

/** Expects that the page was loaded so often, and is not loaded again. */
async function expectLoads(page: Page, loads: () => number, count: number) {
  await expect.poll(loads).toBe(count);
  await giveItTime(page);
  expect(loads()).toBe(count);
}

test.describe('A file that does not arrive as it should', () => {
  test.use({ allowedMessages: network });

  for (const [file, ...kinds] of [
    ['main', 'missing', 'a page instead', 'truncated', 'cut after a statement', 'cut off'],
    [`words-${first}`, 'missing'],
    ['vendor', 'cut off'],
  ] as const)
    for (const fault of kinds)
      test(`reloads the page once, which can be read and left by its links: ${file}, ${fault}`, async ({
        page,
        host,
      }) => {
        host.spoil(new RegExp(`/${file}[^/]*\\.js$`), faults[fault]);
        const loads = countLoads(page);
        await page.goto('/');
        await expectLoads(page, loads, 2);
        await expect(heading(page)).toHaveText(words['hero.title']);
        await item(page, words['nav.contact']).click();
        await expect(page.locator('#contact')).toBeInViewport();
        host.mend();
        await item(page, words['nav.about']).click();
        await live(page);
        await expectPage(page, 'about');
      });

  for (const fault of ['missing', 'a page instead', 'cut off'] as const)
    test(`reloads the page once, which says what failed and goes on: the dialog, ${fault}`, async ({ page, host }) => {
      host.spoil(overlays, faults[fault]);
      await open(page, '/portfolio');
      const loads = countLoads(page);
      await pressIntoReload(page, () => emblem(page, client).click());
      await expect(alert(page)).toHaveText(words['error.press']);
      await emblem(page, client).click();
      await flag(page, second).click();
      await expect(alert(page)).toHaveText(dictionaries[second]['error.press']);
      await expectLoads(page, loads, 1);
      await item(page, dictionaries[second]['nav.about']).click();
      await expectPage(page, 'about', second);
    });

  test('reloads the page into the new version, and answers the press there: the dialog', async ({ page, host }) => {
    host.spoil(overlays, (response) => {
      host.mend();
      faults.missing(response);
    });
    await open(page, '/portfolio');
    await pressIntoReload(page, () => emblem(page, client).click());
    await expect(dialog(page)).toBeVisible();
  });

  test('never reloads the page while the host is away', async ({ page, host }) => {
    await open(page, '/portfolio');
    const loads = countLoads(page);
    host.spoil(/./, (response) => response.destroy());
    await emblem(page, client).click();
    await expect(alert(page)).toHaveText(words['error.press']);
    await expectLoads(page, loads, 0);
    await expectPage(page, 'portfolio');
  });

  test('never costs the visitor a message, and gives another way to send it: the toast', async ({ page, host }) => {
    host.spoil(overlays, faults.missing);
    await open(page, '/');
    await fillForm(page);
    await pressIntoReload(page, () => send(page).click());
    await expectForm(page, typed);
    await send(page).click();
    await expect(page.getByText(words['contact.fallback'])).toBeVisible();
    await expectForm(page, typed);
  });

  test('leaves the page in its language: the words of the other one', async ({ page, host }) => {
    host.spoil(new RegExp(`words-${second}`), faults.missing);
    await open(page, '/about');
    const loads = countLoads(page);
    await pressIntoReload(page, () => flag(page, second).click());
    await expect(alert(page)).toHaveText(words['error.press']);
    await expectLoads(page, loads, 1);
    await expectPage(page, 'about');
    await item(page, words['nav.portfolio']).click();
    await expectPage(page, 'portfolio');
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
          await expect(html(page)).toHaveAttribute('lang', language);
          await expect(heading(page)).toHaveText(dictionaries[language]['about.title'], { timeout: 20_000 });
          await live(page);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      });
});

test.describe('A fault in one section', () => {
  test.use({ allowedMessages: /Objects are not valid|Minified React error #(31|418|423|425)/ });

  test('leaves the rest of the page as it is, and says so in the language of the page', async ({ page, host }) => {
    // A build that sends no messages leaves the words for that out.
    const served = Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith('outbox.')));
    const damaged = { ...served, 'services.title': { not: 'a text' } };
    host.spoil(new RegExp(`words-${first}`), speak(`export const ${first} = ${JSON.stringify(damaged)}`));
    await open(page, '/');
    for (const language of languages) {
      await flag(page, language).click();
      await expect(alert(page)).toHaveText(dictionaries[language]['error.part']);
      await expectPage(page, 'home', language);
      for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
      await field(page, 'name', language).fill('Ada Example');
    }
  });
});

test.describe('A fault in everything', () => {
  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language, allowedMessages: /No words|Minified React error #4/ });

      test('shows the error screen in that language, whose button and link lead back; what was typed is kept', async ({
        page,
        host,
      }) => {
        const { title, reload, home } = lastWords[language];
        const logged: string[] = [];
        page.on('console', (message) => {
          if (message.text().includes('No words')) logged.push(message.text());
        });
        await open(page, '/');
        await fillForm(page, language);
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
        await expectPage(page, 'home', language);
        await live(page);
        await expectForm(page, typed, language);
      });
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
      await fillForm(page);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await flag(page, second).click();
      await expectPage(page, 'home', second);
    });
});

test.describe('Two tabs', () => {
  test('that switch at the same moment agree in the end', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([open(page, '/about'), open(other, '/portfolio')]);
    const lang = (tab: Page) => html(tab).getAttribute('lang');
    const stored = () => page.evaluate(() => localStorage.getItem('language'));
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([flag(page, second).click(), flag(other, first).click()]);
      await Promise.all([flag(page, first).click(), flag(other, second).click()]);
      await expect.poll(async () => new Set([await lang(page), await lang(other), await stored()]).size).toBe(1);
    }
  });

  test('show one language when one returns from the back/forward cache', async ({ page }) => {
    await open(page, '/about');
    // Playwright's browser keeps no page in that cache; the page learns of its return like this.
    await page.evaluate((language) => {
      localStorage.setItem('language', language);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, second);
    await expectPage(page, 'about', second);
  });
});
