import { phoneHref } from '../../src/layout/contact-details';
import { engines, expect, journey, test } from '../fixtures';
import { mainLanguage, otherLanguage, otherWords, words } from '../site-content';
import { fields, nothing, SitePage, thanks, typed } from '../site-page';
import { numbers } from '../specification';

const thanksToast = (site: SitePage, language = mainLanguage) =>
  site.toast((language === mainLanguage ? words : otherWords)['contact.sentTitle']);

test('A form is refused until it is complete, then thanked for', journey, async ({ site, page }) => {
  await site.open('/');
  // Without it, Firefox would call a required field invalid before anything is typed.
  for (const name of fields) await expect(site.field(name)).toHaveAttribute('aria-invalid', 'false');
  await site.sendButton().click();
  await expect(site.field('name')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await site.field('name').boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  for (const name of fields) {
    await expect(page.getByText(words[`contact.${name}Missing`])).toBeVisible();
    await expect(site.field(name)).toHaveAccessibleDescription(words[`contact.${name}Missing`]);
  }
  await page.keyboard.type(typed.name);
  await expect(page.getByText(words['contact.nameMissing'])).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada');
  await expect(page.getByText(words['contact.emailWrong'])).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(site.field('email')).toBeFocused();
  await expect(site.field('email')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('@example.com');
  await expect(page.getByText(words['contact.emailWrong'])).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.message);
  await expect(thanksToast(site)).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanksToast(site)).toContainText(words['contact.sentText']);
  await expect(site.status).toHaveText(thanks());
  await expect(site.status.getByRole('link')).toHaveAttribute('href', phoneHref);
  await expect(site.sendButton()).toBeFocused();
  await site.expectFields(nothing);
  // The visitor is only impatient.
  await page.keyboard.press('Enter');
  await expect(site.status).toHaveText(thanks());
  await expect(page.getByText(words['contact.nameMissing'])).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(site.emailInstead).toBeHidden();
  // Nothing was sent to anybody. The logos near the form load as the page scrolls.
  expect(asked.filter((url) => !/\/(logos|assets)\//.test(url))).toEqual([]);
  // The thanks are not for the next one.
  await site.field('name').fill(typed.name);
  await site.sendButton().click();
  await expect(page.getByText(words['contact.messageMissing'])).toBeVisible();
  await expect(site.status).toBeEmpty();
});

test('The thanks are in sight in a low window, clear of the header and the toast', engines, async ({ site, page }) => {
  await page.clock.install();
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 420 });
    await site.open('/');
    await site.fillInSilence(typed);
    await site.sendButton().click();
    // Once it is in its place, the toast keeps clear of the focus, which is on Send.
    await expect(site.toast(words['contact.sentTitle'])).toBeVisible();
    await page.clock.runFor(1000);
    const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    const said = site.status.getByText(words['contact.sent'], { exact: true });
    await expect.poll(async () => (await said.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(y + height);
    await expect(said).toBeInViewport({ ratio: 1 });
  }
});

test('The thanks come into sight in Safari, too, which does not focus a button that is clicked', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await site.open('/');
  await site.fillForm();
  await site.sendButton().evaluate((button) => {
    button.scrollIntoView({ block: 'end', behavior: 'instant' });
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    });
  });
  await site.sendButton().click();
  await expect(site.status.getByText(words['contact.sent'], { exact: true })).toBeInViewport({ ratio: 1 });
});

test(`The toast stays for ${numbers.toastDuration} ms, the status for longer`, engines, async ({ site, page }) => {
  await page.clock.install();
  await site.open('/');
  await site.fillInSilence(typed);
  await site.field('name').focus();
  await page.keyboard.press('Enter');
  await expect(thanksToast(site)).toBeVisible();
  await expect(site.field('name')).toBeFocused();
  await page.clock.fastForward(numbers.toastDuration - 1000);
  await expect(thanksToast(site)).toHaveAttribute('data-state', 'open');
  await page.clock.fastForward(1000);
  await expect(thanksToast(site)).toBeHidden({ timeout: 2000 });
  await expect(site.status).toHaveText(thanks());

  // Whoever clicks twice is thanked once, and finds no fault.
  await site.fillForm();
  await site.sendButton().dblclick();
  await expect(thanksToast(site)).toBeVisible();
  await site.flag(otherLanguage).click();
  await expect(thanksToast(site, otherLanguage)).toBeVisible();
  await expect(site.status).toHaveText(thanks(otherLanguage));
  await expect(page.getByText(otherWords['contact.nameMissing'])).toBeHidden();
  await site.visit('about', otherLanguage);
  await expect(thanksToast(site, otherLanguage)).toHaveCount(1);
  await page.getByRole('button', { name: otherWords['toast.close'] }).click();
  await expect(thanksToast(site, otherLanguage)).toBeHidden();
  await site.back();
  await site.expectPage('home', otherLanguage);
  await expect(site.status).toHaveText(thanks(otherLanguage));
});

for (const [width, height] of [
  [320, 256],
  [470, 800],
  [640, 400],
  [767, 800],
  [1280, 800],
] as const)
  test(
    `In a window of ${width} × ${height} the toast is whole, and hides no focus`,
    engines,
    async ({ site, page }) => {
      await page.setViewportSize({ width, height });
      await site.open('/');
      await site.fillInSilence(typed);
      await site.sendButton().focus();
      await page.keyboard.press('Enter');
      const toast = thanksToast(site);
      // The margin of a toast may be under a scrollbar.
      await expect(toast).toBeInViewport({ ratio: 0.95 });
      // Under the pointer it stays.
      await toast.hover();
      for (const key of [...Array(4).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
        await expect.poll(site.isFocusHidden, key).toBe(false);
        await page.keyboard.press(key);
      }
      await expect.poll(site.isFocusHidden).toBe(false);
      await expect(toast).toBeInViewport({ ratio: 0.95 });
    },
  );

test('Blanks are no answer, and an error message follows the value', engines, async ({ site, page }) => {
  await site.open('/');
  await site.fillInSilence({ ...typed, name: '  ', message: ' \n ' });
  await site.sendButton().click();
  await expect(site.field('name')).toBeFocused();
  await expect(page.getByText(words['contact.nameMissing'])).toBeVisible();
  await expect(page.getByText(words['contact.messageMissing'])).toBeVisible();
  await expect(page.getByText(words['contact.emailMissing'])).toBeHidden();
  await site.fillInSilence(typed);
  for (const name of ['name', 'message'] as const)
    await expect(page.getByText(words[`contact.${name}Missing`])).toBeHidden();
  await site.sendButton().click();
  await expect(site.status).toHaveText(thanks());
  await site.expectFields(nothing);

  // Nor are they after the thanks.
  await site.field('name').fill('  ');
  await site.sendButton().click();
  await expect(page.getByText(words['contact.nameMissing'])).toBeVisible();

  await site.field('message').fill(typed.message);
  await site.fillInSilence({ name: typed.name, email: typed.email });
  await site.sendButton().click();
  await expect(site.status).toHaveText(thanks());
  await expect(page.getByText(words['contact.nameMissing'])).toBeHidden();
  // What was sent does not come back.
  await site.reload();
  await site.expectFields(nothing);
});

test('What is typed is still there after a reload, a flag and a walk', engines, async ({ site, context }) => {
  await site.open('/');
  await site.field('name').fill(typed.name);
  await site.field('message').fill('Not sent yet');
  await site.field('email').fill(typed.email);
  const draft = { name: typed.name, email: typed.email, message: 'Not sent yet' };
  await site.visit('about');
  await site.back();
  await site.expectPage('home');
  await site.expectFields(draft);
  await site.reload();
  await site.expectFields(draft);
  await site.switchTo(otherLanguage, 'home');
  await site.expectFields(draft, otherLanguage);
  await site.visit('about', otherLanguage);
  await site.back();
  await site.expectPage('home', otherLanguage);
  await site.expectFields(draft, otherLanguage);
  const other = new SitePage(await context.newPage());
  await other.open(`/${otherLanguage}`);
  await other.expectFields(nothing, otherLanguage);
});

test('A translator or an extension in the browser breaks nothing', engines, async ({ site, page }) => {
  await site.open('/');
  await site.translate();
  await site.sendButton().click();
  await expect(page.getByText(words['contact.nameMissing'])).toBeVisible();
  await site.translate();
  await page.keyboard.type(typed.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words['contact.emailMissing'])).toBeVisible();
  await site.translate();
  await site.sendMessage();
  await expect(site.status).toHaveText(thanks());
  await site.translate();
  await page.getByRole('button', { name: words['toast.close'] }).click();
  await site.flag(otherLanguage).click();
  await expect(page).toHaveURL(`/${otherLanguage}`);
  await site.translate();
  await site.visit('portfolio', otherLanguage);
  await page.evaluate(() => {
    document.getElementById('clients')?.remove();
    const main = document.querySelector('#content');
    const wrapper = document.createElement('div');
    wrapper.append(...(main?.children ?? []));
    main?.append(wrapper);
  });
  for (const name of ['about', 'portfolio', 'home'] as const) await site.visit(name, otherLanguage);
  await expect(page.locator('#content')).toHaveCount(1);
});
