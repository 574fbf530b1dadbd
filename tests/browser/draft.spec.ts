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

/** Fills in a field as a password manager does: without an event. */
const fillName = (name: string) => {
  const field = document.querySelector<HTMLInputElement>('.contact-form [name=name]');
  if (field) field.value = name;
};

test('What an extension fills in stays, and its own form is left alone', engines, async ({ site, page }) => {
  await site.open('/');
  await page.evaluate(fillName, 'Ada');
  await site.reload();
  await expect(site.field('name')).toHaveValue('Ada');
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { className: 'field', name: 'email' });
    document.body.prepend(Object.assign(document.createElement('form'), { className: 'search' }));
    document.querySelector('.search')?.append(field);
  });
  await page.locator('.search .field').fill('sluis');
  await site.reload();
  await site.expectFields({ ...emptyMessage, name: 'Ada' });
});

test('A browser that refuses to store a draft sends the message', engines, async ({ site, page, host }) => {
  host.answer(/^\/messages$/, status(200));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('No', 'SecurityError');
      },
    }),
  );
  await site.open('/');
  await site.sendMessage();
  await expect(site.status).toHaveText(thanks);
  await site.expectFields(emptyMessage);
});
