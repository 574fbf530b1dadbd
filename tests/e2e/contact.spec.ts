import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { dictionaries, expect, flag, holdBack, type Language, languages, live, open, test } from './fixtures';

const toast = {
  en: ['Message sent!', "We'll get back to you as soon as possible."],
  nl: ['Bericht verzonden!', 'We nemen zo snel mogelijk contact met u op.'],
} as const;

const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'Two lines,\nto be sent.' };
const empty = { name: '', email: '', message: '' };

const form = (page: Page, language: Language = 'en') => {
  const contact = page.locator('#contact');
  const field = (name: keyof typeof typed) =>
    contact.getByLabel(dictionaries[language][`contact.${name}`], { exact: true });
  return {
    name: field('name'),
    email: field('email'),
    message: field('message'),
    send: contact.getByRole('button', { name: dictionaries[language]['contact.send'] }),
  };
};

const fill = async (page: Page, values: typeof typed, language: Language = 'en') => {
  const { name, email, message } = form(page, language);
  await name.fill(values.name);
  await email.fill(values.email);
  await message.fill(values.message);
};

const expectValues = async (page: Page, values: typeof typed, language: Language = 'en') => {
  const { name, email, message } = form(page, language);
  await expect(name).toHaveValue(values.name);
  await expect(email).toHaveValue(values.email);
  await expect(message).toHaveValue(values.message);
};

const expectInvalid = async (page: Page, field: 'name' | 'email' | 'message') => {
  const fields = form(page);
  await fields.send.click();
  await expect(fields[field]).toBeFocused();
  await expect(fields[field]).toHaveJSProperty('validity.valid', false);
  await expect(page.getByText(toast.en[0])).toBeHidden();
};

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Name, email and message are all required', async ({ page }) => {
  await open(page, '/');
  const { name, email, message, send } = form(page);
  await expectInvalid(page, 'name');
  await name.fill(typed.name);
  await expectInvalid(page, 'email');
  await email.fill(typed.email);
  await expectInvalid(page, 'message');
  await message.fill(typed.message);
  await send.click();
  await expect(page.getByText(toast.en[0])).toBeVisible();
});

test("The email field uses the browser's email type check", async ({ page }) => {
  await open(page, '/');
  await fill(page, { ...typed, email: 'ada at example' });
  await expectInvalid(page, 'email');
  await expect(form(page).email).toHaveJSProperty('validity.typeMismatch', true);
  await expectValues(page, { ...typed, email: 'ada at example' });
});

for (const language of languages)
  test.describe(`In ${language}`, () => {
    test.use({ stored: language });
    const [title, description] = toast[language];

    test(`the confirmation says "${title}" and "${description}"; the form is cleared`, async ({ page }) => {
      await open(page, '/');
      await fill(page, typed, language);
      const { send } = form(page, language);
      await send.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(description, { exact: true })).toBeVisible();
      await expectValues(page, empty, language);
      await expect(send).toBeFocused();
      await expect(page).toHaveURL('/');
    });
  });

test('The confirmation follows a switch of language and can be closed', async ({ page }) => {
  await open(page, '/');
  await fill(page, typed);
  await form(page).send.click();
  await expect(page.getByText(toast.en[0])).toBeVisible();
  await flag(page, 'nl').click();
  await expect(page.getByText(toast.nl[0])).toBeVisible();
  await page.getByRole('button', { name: dictionaries.nl['toast.close'] }).click();
  await expect(page.getByText(toast.nl[0])).toBeHidden();
});

test('The confirmation closes after 5000 ms', async ({ page }) => {
  await open(page, '/');
  await fill(page, typed);
  await page.evaluate((title) => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const shown = document.body.textContent.includes(title);
      if (shown) dataset.appeared ??= String(performance.now());
      else if (dataset.appeared) dataset.left ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  }, toast.en[0]);
  // By the keyboard: the pointer must not rest on the message, which would keep it open.
  await form(page).name.press('Enter');
  await expect(page.getByText(toast.en[0])).toBeVisible();
  await expect(form(page).name, 'the focus stays where it was').toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-left', /./, { timeout: 8000 });
  const { appeared, left } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const duration = Number(left) - Number(appeared);
  expect(duration).toBeGreaterThan(4800);
  expect(duration).toBeLessThan(6200);
});

test('Submitting the contact form sends nothing to any server', async ({ page }) => {
  await open(page, '/');
  await fill(page, typed);
  const asked: string[] = [];
  page.on('request', (request) => {
    expect(request.method()).toBe('GET');
    expect(request.postData()).toBeNull();
    const { pathname, search } = new URL(request.url());
    // Logos near the form load by themselves, as the page scrolls.
    if (!/^\/logos\/\w+\/\w+\.svg$/.test(pathname + search)) asked.push(pathname + search);
  });

  await form(page).send.click();
  await expect(page.getByText(toast.en[0])).toBeVisible();
  // The first message may fetch the code that shows messages.
  expect(asked.filter((address) => !/^\/assets\/[\w-]+\.js$/.test(address))).toEqual([]);

  asked.length = 0;
  await fill(page, typed);
  await form(page).send.click();
  await expect(page.getByText(toast.en[0])).toHaveCount(2);
  expect(asked).toEqual([]);
});

test('Text that is not yet sent survives a reload, a switch of language and a walk through the site', async ({
  page,
}) => {
  await open(page, '/');
  await fill(page, typed);
  await page.reload();
  await live(page);
  await expectValues(page, typed);

  await flag(page, 'nl').click();
  await expectValues(page, typed, 'nl');
  await open(page, '/');
  await expectValues(page, typed, 'nl');

  await page.getByRole('navigation').getByRole('link', { name: 'Over ons' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectValues(page, typed, 'nl');
});

test('Text that is not yet sent stays in its tab', async ({ page, context }) => {
  await open(page, '/');
  await fill(page, typed);
  const other = await context.newPage();
  await open(other, '/');
  await expectValues(other, empty);
});

test('Text that was sent is not kept', async ({ page }) => {
  await open(page, '/');
  await fill(page, typed);
  await form(page).send.click();
  await expect(page.getByText(toast.en[0])).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.name);
  await page.reload();
  await live(page);
  await expectValues(page, empty);
});

for (const language of languages)
  test.describe(`Before the page is live, in ${language}`, () => {
    test.use({ stored: language });

    test('a submission never changes the address, and is made up for', async ({ page }) => {
      const letThrough = await holdBack(page, '/main.js');
      await page.goto('/');
      await fill(page, typed, language);
      await form(page, language).name.press('Enter');
      await form(page, language).send.click();
      // Nothing may happen: time for a navigation to begin.
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/');
      await expectValues(page, typed, language);

      letThrough();
      await live(page);
      await expect(page.getByText(toast[language][0])).toHaveCount(1);
      await expect(page).toHaveURL('/');
      await expectValues(page, empty, language);
    });
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is not shown; the email address is', async ({ page }) => {
    await page.goto('/');
    const contact = page.locator('#contact');
    await expect(contact.getByText(dictionaries.en['contact.fallback'])).toBeVisible();
    await expect(contact.getByRole('link', { name: company.email }).first()).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);
    await expect(contact.getByRole('textbox')).toHaveCount(0);
  });
});

test('With JavaScript the hint about it is not shown', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText(dictionaries.en['contact.fallback'])).toBeHidden();
});
