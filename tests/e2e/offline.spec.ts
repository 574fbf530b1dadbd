import type { Page } from '@playwright/test';
import { languageNames } from '../../src/languages';
import { type Page as PageName, routes } from '../../src/routes';
import { client, dictionaries, first, type Language, languages, second, timeline } from '../content';
import { expect } from './fixtures';
import { empty, expectForm, fillForm, send, typed } from './form';
import { dialog, emblem, expectPage, flag, item, live, open } from './page';
import { notFoundMessages, openTab, test, toast, visitFirst } from './site';

/** The addresses under which a page may be asked for. */
const spellings = (path: string) => [
  path,
  path === '/' ? '/index.html' : `${path}/`,
  path === '/' ? '/index' : `${path}.html`,
  `${path}?x=1`,
  `${path}?`,
  `${path}?utm_source=newsletter`,
  path === '/' ? '/?x=1&utm_source=x' : `${path}/?x=1`,
];

const unknown = ['/nowhere', '/nowhere/', '/nowhere.html', '/nowhere?x=1', '/portfolio/nowhere'];

async function expectLive(page: Page, name: PageName, language: Language = first) {
  await live(page);
  await expectPage(page, name, language);
}

for (const language of languages)
  test.describe(`in ${languageNames[language]}, after the first visit and with the server stopped,`, () => {
    const t = dictionaries[language];

    test.beforeEach(async ({ page, host }) => {
      await visitFirst(page, language === first ? '/' : `/?lang=${language}`);
      await host.stop();
    });

    for (const { page: name, path } of routes)
      test(`the page ${name} opens under every spelling of its address`, async ({ page }) => {
        for (const spelling of spellings(path)) {
          const response = await page.goto(spelling);
          expect(response?.status()).toBe(200);
          await expectLive(page, name, language);
        }
        await page.reload();
        await expectLive(page, name, language);
      });

    test('every page opens by its link, with its pictures and typeface', async ({ page }) => {
      await open(page, '/');
      for (const name of ['portfolio', 'about', 'home'] as const) {
        await item(page, t[`nav.${name}`]).click();
        await expectLive(page, name, language);
        await expectPicturesKept(page);
      }
      const faces = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
      expect(faces).toContain('loaded');
    });

    test.describe('for an unknown path', () => {
      test.use({ allowedMessages: notFoundMessages });

      test('our page is shown, with status 404', async ({ page }) => {
        for (const path of unknown) {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expectLive(page, 'not-found', language);
        }
        await page.getByRole('link', { name: t['notFound.link'] }).click();
        await expectLive(page, 'home', language);
      });
    });

    test('the dialog opens and closes, and the page scrolls again', async ({ page }) => {
      await item(page, t['nav.portfolio']).click();
      await emblem(page, client).click();
      for (const { descKey } of timeline[0]?.projects ?? []) await expect(dialog(page)).toContainText(t[descKey]);
      await dialog(page).getByRole('button', { name: t['portfolio.close'] }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    });

    test('the form checks what is typed, thanks for it and is empty again', async ({ page }) => {
      await send(page, language).click();
      await expect(page.getByText(t['contact.nameMissing'])).toBeVisible();
      await fillForm(page, language);
      await send(page, language).click();
      await expect(toast(page, t['contact.sentTitle'])).toContainText(t['contact.sentText']);
      await expectForm(page, empty, language);
    });

    test('the menu of small screens opens and leads to a page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.reload();
      await live(page);
      await page.getByRole('button', { name: t['nav.menu'] }).click();
      await page.getByRole('navigation').getByRole('link', { name: t['nav.about'] }).click();
      await expectLive(page, 'about', language);
    });
  });

async function expectPicturesKept(page: Page) {
  const missing = await page.evaluate(async () => {
    const addresses = [...document.images].map(({ src }) => src);
    const answers = await Promise.all(addresses.map((src) => fetch(src).catch(() => undefined)));
    return addresses.filter((_, index) => !answers[index]?.ok);
  });
  expect(missing).toEqual([]);
}

test('offline, the address chooses the language, and the choice stays', async ({ page, host }) => {
  await visitFirst(page);
  await host.stop();
  await page.goto(`/about?lang=${second}`);
  await expectLive(page, 'about', second);
  await page.goto('/portfolio');
  await expectLive(page, 'portfolio', second);
  await flag(page, first).click();
  await expectLive(page, 'portfolio', first);
  await page.goto('/');
  await expectLive(page, 'home', first);
});

test('offline, the chosen language stays in a new tab', async ({ page, context, host }) => {
  await visitFirst(page);
  await flag(page, second).click();
  await expectLive(page, 'home', second);
  await page.close();
  await host.stop();
  const tab = await openTab(context, '/portfolio');
  await expectLive(tab, 'portfolio', second);
});

test('offline, the draft of a message survives a reload', async ({ page, host }) => {
  await visitFirst(page);
  await host.stop();
  await fillForm(page);
  await page.reload();
  await expectForm(page, typed);
});

test.describe('A path that is not kept for offline use', () => {
  test.use({ allowedMessages: notFoundMessages });

  test('shows our page with the status of the host, 404, where it does not exist', async ({ page, host }) => {
    await visitFirst(page);
    host.requests.length = 0;
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    expect(host.requests).toContain('/nowhere');
    await expectLive(page, 'not-found');
  });

  test('shows a page that was deployed later, before the update is accepted', async ({ page, host }) => {
    await visitFirst(page);
    host.add('news.html', '<!doctype html><title>News</title><h1>Fresh from the press</h1>');
    for (const address of ['/news', '/news?x=1']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading')).toHaveText('Fresh from the press');
    }
    await host.stop();
    await page.goto('/news');
    await expectLive(page, 'not-found');
  });
});

test('when the server is back, the pages come up as before', async ({ page, host }) => {
  await visitFirst(page);
  await host.stop();
  await page.goto('/about');
  await expectLive(page, 'about', first);
  await host.start();
  await page.goto('/portfolio');
  await expectLive(page, 'portfolio', first);
});
