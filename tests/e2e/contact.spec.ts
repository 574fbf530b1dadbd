import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { dictionaries, first, type Language, languages, second } from '../content';
import { numbers } from '../specification';
import { expect, test } from './fixtures';
import { empty, expectForm, field, fillForm, send, typed } from './form';
import { flag, giveItTime, holdBack, item, live, open } from './page';

const thanks = (page: Page, language: Language = first) =>
  page.getByText(dictionaries[language]['contact.sentTitle'], { exact: true });

test('The confirmation thanks by the keyboard as by the pointer, follows the language and can be closed', async ({
  page,
}) => {
  await open(page, '/');
  await fillForm(page);
  await send(page).focus();
  await page.keyboard.press('Enter');
  for (const language of languages) {
    await flag(page, language).click();
    await expect(thanks(page, language)).toBeVisible();
    await expect(page.getByText(dictionaries[language]['contact.sentText'], { exact: true })).toBeVisible();
  }
  await expectForm(page, empty, second);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: dictionaries[second]['toast.close'] }).click();
  await expect(thanks(page, second)).toBeHidden();
});

test(`The confirmation closes after ${numbers.thanks} ms`, async ({ page }) => {
  await open(page, '/');
  await fillForm(page);
  await page.evaluate((title) => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const shown = document.body.textContent.includes(title);
      if (shown) dataset.appeared ??= String(performance.now());
      else if (dataset.appeared) dataset.left ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  }, dictionaries[first]['contact.sentTitle']);
  // By the keyboard: the pointer must not rest on the message, which would keep it open.
  await field(page, 'name').press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(field(page, 'name'), 'the focus stays where it was').toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-left', /./, { timeout: 8000 });
  const { appeared, left } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const duration = Number(left) - Number(appeared);
  expect(duration).toBeGreaterThan(numbers.thanks - 200);
  expect(duration).toBeLessThan(numbers.thanks + 1200);
});

test('Submitting the contact form sends nothing to any server', async ({ page }) => {
  await open(page, '/');
  await fillForm(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    expect(request.method()).toBe('GET');
    expect(request.postData()).toBeNull();
    const { pathname, search } = new URL(request.url());
    // Logos near the form load by themselves, as the page scrolls.
    if (!/^\/logos\/\w+\/\w+\.svg$/.test(pathname + search)) asked.push(pathname + search);
  });

  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  // The first message may fetch the code that shows messages.
  expect(asked.filter((address) => !/^\/assets\/[\w-]+\.js$/.test(address))).toEqual([]);

  asked.length = 0;
  await fillForm(page);
  // What is pressed at once would be the rest of a double press.
  await giveItTime(page);
  await send(page).click();
  await expect(thanks(page)).toHaveCount(2);
  expect(asked).toEqual([]);
});

test('Text that is not yet sent survives a reload, a switch of language and a walk through the site, in its tab', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await fillForm(page);
  await page.reload();
  await live(page);
  await expectForm(page, typed);

  await flag(page, second).click();
  await expectForm(page, typed, second);
  await item(page, dictionaries[second]['nav.about']).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectForm(page, typed, second);

  const other = await context.newPage();
  await open(other, '/');
  await expectForm(other, empty, second);
});

test('Text that was sent is not kept', async ({ page }) => {
  await open(page, '/');
  await fillForm(page);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.name);
  await page.reload();
  await live(page);
  await expectForm(page, empty);
});

for (const language of languages)
  test.describe(`Before the page is live, in ${language}`, () => {
    test.use({ stored: language });

    test('a submission never changes the address, and is made up for', async ({ page }) => {
      const letThrough = await holdBack(page, '/main.js');
      await page.goto('/');
      await fillForm(page, language);
      await field(page, 'name', language).press('Enter');
      await send(page, language).click();
      // Nothing may happen: time for a navigation to begin.
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/');
      await expectForm(page, typed, language);

      letThrough();
      await live(page);
      await expect(thanks(page, language)).toHaveCount(1);
      await expect(page).toHaveURL('/');
      await expectForm(page, empty, language);
    });
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is not shown; the email address is', async ({ page }) => {
    await page.goto('/');
    const contact = page.locator('#contact');
    await expect(contact.getByText(dictionaries[first]['contact.fallback'])).toBeVisible();
    await expect(contact.getByRole('link', { name: company.email }).first()).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);
    await expect(contact.getByRole('textbox')).toHaveCount(0);
  });
});
