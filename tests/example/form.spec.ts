import { emptyMessage, message } from '../site-page';
import { engines, expect, test } from './fixtures';

const missing = {
  name: 'Please tell us your name.',
  email: 'Please enter your email address.',
  message: 'Please write a few words about what you need.',
};
const wrong = 'Please check the email address; it looks like name@example.com.';

test('The form asks for each field, and an error message follows the value', engines, async ({ site, page }) => {
  await site.open('/');
  await expect(site.field('message')).toHaveAttribute('rows', '6');
  const errors = site.form.locator('.field-error');
  // To the browser, blanks are a value.
  await site.fillForm({ name: '  ', email: '', message: ' \n ' });
  // In Firefox, a required field would be called invalid before anything is typed.
  await expect(site.field('email')).toHaveAttribute('autocomplete', 'email');
  await expect(site.field('email')).toHaveAttribute('aria-invalid', 'false');
  await site.sendButton.click();
  await expect(site.field('name')).toBeFocused();
  await expect(errors).toHaveText(Object.values(missing));
  await expect(site.field('name')).toHaveAccessibleDescription(missing.name);
  await site.field('name').fill(message.name);
  await site.field('email').fill('ada');
  await expect(errors).toHaveText([wrong, missing.message]);
  await site.field('message').fill(message.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(site.field('email')).toBeFocused();
  await expect(site.field('email')).toHaveAttribute('aria-invalid', 'true');
  await site.field('email').fill(message.email);
  await expect(errors).toHaveCount(0);
});

for (const [address, toast, thanks] of [
  ['/', "Message sent!We'll get back to you as soon as possible.", /^Thank you\./],
  ['/nl', 'Bericht verzonden!We nemen zo snel mogelijk contact met u op.', /^Bedankt\./],
] as const)
  test(`At ${address} a message is thanked for, and not sent`, engines, async ({ site, page, host }) => {
    await page.clock.install();
    await site.open(address);
    await site.fillForm();
    host.requests.length = 0;
    await site.field('name').press('Enter');
    await expect(site.toast('')).toHaveText(toast);
    await expect(site.field('name')).toBeFocused();
    await site.expectFields(emptyMessage);
    await expect(site.status).toHaveText(thanks);
    await page.clock.fastForward(4000);
    await expect(site.toast('')).toHaveAttribute('data-state', 'open');
    await page.clock.fastForward(1000);
    // The clock goes on: a toast of 7 s would still be there.
    await expect(site.toast('')).toBeHidden({ timeout: 1500 });
    await expect(site.status).toHaveText(thanks);
    expect(host.requests.filter((path) => !/^\/(logos|assets)\//.test(path))).toEqual([]);
  });

test.describe('If the scripts do not arrive', () => {
  test.use({ allowedMessages: /Failed to (load|fetch)/ });

  test('the email address is below the form', async ({ site, page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(site.emailLink).toBeVisible();
  });
});
