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
  await site.flag('English').click();
  await expect(page).toHaveURL('/en');
  await site.expectFields(message);
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

// Over WebDriver BiDi, Playwright cannot follow this step.
test('On Back, the form has the latest text', async ({ site, page }) => {
  await site.open('/');
  await site.fillForm({ message: 'Eerst.' });
  await site.open('/portfolio');
  await site.open('/');
  await site.field('message').fill(message.message);
  await page.goBack();
  await site.expectPage('Ons werk');
  await page.goBack();
  await site.expectFields(message);
});

test('A page from the back/forward cache has the latest text', engines, async ({ site }) => {
  await site.open('/');
  await site.fillForm();
  // Playwright's browsers keep no page whole. This is how one of those holds an older text, and learns of its return.
  await site.field('message').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Eerst.';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await site.expectFields(message);
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
