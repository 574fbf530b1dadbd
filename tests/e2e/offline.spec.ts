import type { Page } from '@playwright/test';
import { languageNames } from '../../src/language/codes';
import { routes } from '../../src/routes';
import { headings } from '../specification';
import { type Language, languages } from './fixtures';
import { dictionaries, expect, live, notFoundMessages, open, openTab, test, toast, visitFirst } from './site';

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

async function expectPage(page: Page, name: keyof typeof headings, language: Language) {
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries[language][headings[name]]);
  await expect(page).toHaveTitle(new RegExp(`^${dictionaries[language][`page.${name}.title`]} – `));
}

async function expectNotFound(page: Page, language: Language) {
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText(dictionaries[language]['notFound.text'])).toBeVisible();
}

for (const language of languages)
  test.describe(`in ${languageNames[language]}, after the first visit and with the server stopped,`, () => {
    const t = dictionaries[language];

    test.beforeEach(async ({ page, host }) => {
      await visitFirst(page, language === 'en' ? '/' : '/?lang=nl');
      await host.stop();
    });

    for (const { page: name, path } of routes)
      test(`the page ${name} opens under every spelling of its address`, async ({ page }) => {
        for (const spelling of spellings(path)) {
          const response = await page.goto(spelling);
          expect(response?.status()).toBe(200);
          await expectPage(page, name, language);
        }
        await page.reload();
        await expectPage(page, name, language);
      });

    test('every page opens by its link, with its pictures and typeface', async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation');
      await menu.getByRole('link', { name: t['nav.portfolio'] }).click();
      await expectPage(page, 'portfolio', language);
      await expectPictures(page);
      await menu.getByRole('link', { name: t['nav.about'] }).click();
      await expectPage(page, 'about', language);
      await menu.getByRole('link', { name: t['nav.home'] }).click();
      await expectPage(page, 'home', language);
      await expectPictures(page);
      const faces = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
      expect(faces).toContain('loaded');
    });

    test.describe('for an unknown path', () => {
      test.use({ allowedMessages: notFoundMessages });

      test('our page is shown, with status 404', async ({ page }) => {
        for (const path of unknown) {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expectNotFound(page, language);
        }
        await page.getByRole('link', { name: t['notFound.link'] }).click();
        await expectPage(page, 'home', language);
      });
    });

    test('the dialog opens and closes, and the page scrolls again', async ({ page }) => {
      await page.getByRole('navigation').getByRole('link', { name: t['nav.portfolio'] }).click();
      await page.getByRole('button', { name: 'Knab' }).click();
      const dialog = page.getByRole('dialog', { name: 'Knab' });
      await expect(dialog).toContainText(t['portfolio.knab.desc']);
      await dialog.getByRole('button', { name: t['portfolio.close'] }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    });

    test('the form checks what is typed, thanks for it and is empty again', async ({ page }) => {
      const send = page.getByRole('button', { name: t['contact.send'] });
      await send.click();
      await expect(page.getByText(t['contact.nameMissing'])).toBeVisible();
      await page.getByLabel(t['contact.name'], { exact: true }).fill('Jan');
      await page.getByLabel(t['contact.email'], { exact: true }).fill('jan@example.com');
      await page.getByLabel(t['contact.message'], { exact: true }).fill('Hallo');
      await send.click();
      await expect(toast(page, t['contact.sentTitle'])).toContainText(t['contact.sentText']);
      await expect(page.getByLabel(t['contact.message'], { exact: true })).toHaveValue('');
    });

    test('the menu of small screens opens and leads to a page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.reload();
      await live(page);
      await page.getByRole('button', { name: t['nav.menu'] }).click();
      await page.getByRole('link', { name: t['nav.about'] }).click();
      await expectPage(page, 'about', language);
    });
  });

async function expectPictures(page: Page) {
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
  await page.goto('/about?lang=nl');
  await expectPage(page, 'about', 'nl');
  await page.goto('/portfolio');
  await expectPage(page, 'portfolio', 'nl');
  await page.getByRole('button', { name: languageNames.en }).click();
  await expectPage(page, 'portfolio', 'en');
  await page.goto('/');
  await expectPage(page, 'home', 'en');
});

test('offline, the chosen language stays in a new tab', async ({ page, context, host }) => {
  await visitFirst(page);
  await page.getByRole('button', { name: languageNames.nl }).click();
  await expectPage(page, 'home', 'nl');
  await page.close();
  await host.stop();
  const tab = await openTab(context, '/portfolio');
  await expectPage(tab, 'portfolio', 'nl');
});

test('offline, the draft of a message survives a reload', async ({ page, host }) => {
  await visitFirst(page);
  await host.stop();
  await page.getByLabel('Message', { exact: true }).fill('Not sent yet');
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Not sent yet');
});

test.describe('A path that is not kept for offline use', () => {
  test.use({ allowedMessages: notFoundMessages });

  test('shows our page with the status of the host, 404, where it does not exist', async ({ page, host }) => {
    await visitFirst(page);
    host.requests.length = 0;
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    expect(host.requests).toContain('/nowhere');
    await expectNotFound(page, 'en');
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
    await expectNotFound(page, 'en');
  });
});

test('when the server is back, the pages come up as before', async ({ page, host }) => {
  await visitFirst(page);
  await host.stop();
  await page.goto('/about');
  await expectPage(page, 'about', 'en');
  await host.start();
  await page.goto('/portfolio');
  await expectPage(page, 'portfolio', 'en');
});
