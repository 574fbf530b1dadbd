import { engines, expect, test } from '../fixtures';
import { emptyMessage, message, SitePage, thanks } from '../site-page';
import { status } from '../test-host/host';

test('What is typed stays in its tab until it is sent', engines, async ({ site, page, context, host }) => {
  host.answer(/^\/messages$/, status(200));
  await site.open('/');
  await site.fillForm();
  await site.visit('Over ons', 'Wie wij zijn');
  await site.back();
  await site.expectFields(message);
  await site.reload();
  await site.expectFields(message);
  // Back to a document in which the browser itself keeps an older text.
  await site.open('/portfolio');
  await site.open('/');
  await site.field('message').fill('Nog een paar woorden.');
  await page.goBack();
  await page.goBack();
  const latest = { ...message, message: 'Nog een paar woorden.' };
  await site.expectFields(latest);
  await site.flag('English').click();
  await expect(page).toHaveURL('/en');
  await site.expectFields(latest);
  // In its tab.
  const second = new SitePage(await context.newPage());
  await second.open('/en');
  await second.expectFields(emptyMessage);
  await site.flag('Nederlands').click();
  await site.sendButton.click();
  await expect(site.status).toHaveText(thanks);
  await site.reload();
  await site.expectFields(emptyMessage);
});

test('What a password manager fills in, without an event, stays', engines, async ({ site }) => {
  await site.open('/');
  await site.field('name').evaluate((field: HTMLInputElement) => {
    field.value = 'Ada';
  });
  await site.reload();
  await site.expectFields({ ...emptyMessage, name: 'Ada' });
});

test('A browser that refuses to store a draft sends the message', engines, async ({ site, host }) => {
  host.answer(/^\/messages$/, status(200));
  await site.refuseStorage('sessionStorage');
  await site.open('/');
  await site.sendMessage();
  await expect(site.status).toHaveText(thanks);
  await site.expectFields(emptyMessage);
});
