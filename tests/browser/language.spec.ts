import { engines, expect, journey, test } from '../fixtures';
import { emptyMessage, SitePage } from '../site-page';

test('A flag shows every word in its language, and keeps place and typed text', journey, async ({ site, page }) => {
  await site.open('/?from=letter');
  await site.item('Contact').click();
  await site.expectSection('contact');
  await site.field('message').fill('Een paar woorden.');
  const [place, entries] = [await site.scrollTop(), await page.evaluate(() => history.length)];
  const isOpen = await site.markDocument();
  await site.flag('English').click();
  await site.expectPage('Locks that open on time', 'en');
  await expect(page).toHaveURL('/en?from=letter#contact');
  await expect(page).toHaveTitle('Automation by the water – Kolk & Zonen Automatisering');
  await expect(site.flag('English')).toBeFocused();
  await expect(site.item('Contact us')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Level for three generations.');
  // To a screen reader, Dutch and German stay what they are.
  await expect(page.locator('footer address', { hasText: 'Sluiskade 12' })).toHaveAttribute('lang', 'nl');
  await expect(site.flag('Deutsch')).toHaveAttribute('lang', 'de');
  await site.expectFields({ ...emptyMessage, message: 'Een paar woorden.' });
  // The texts are of another length.
  expect(Math.abs((await site.scrollTop()) - place)).toBeLessThan(200);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await site.item('About us').click();
  await site.expectPage('Who we are', 'en');
  expect(await isOpen(), 'nothing was loaded').toBe(true);
  // The choice is stored.
  await page.goto('/portfolio?x=1#uferwind');
  await expect(page).toHaveURL('/en/portfolio?x=1#uferwind');
  await site.expectDialog('Uferwind');
});

test('Back and Forward never change the language', engines, async ({ site, page }) => {
  await site.open('/');
  await site.visit('Over ons', 'Wie wij zijn');
  await site.visit('Opdrachten', 'Ons werk');
  const entries = await page.evaluate(() => history.length);
  for (const [flag, language, step, address, heading] of [
    ['English', 'en', 'back', '/en/about', 'Who we are'],
    ['Deutsch', 'de', 'back', '/de', 'Schleusen\u00adautomatisierung, pünktlich'],
    ['Nederlands', 'nl', 'forward', '/about', 'Wie wij zijn'],
    ['English', 'en', 'forward', '/en/portfolio', 'Our work'],
  ] as const) {
    await site.flag(flag).click();
    await expect(site.html).toHaveAttribute('lang', language);
    await site[step]();
    await site.expectPage(heading, language);
    await expect(page).toHaveURL(address);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('A page from the back/forward cache takes the language chosen since', engines, async ({ site, page, context }) => {
  await site.open('/about');
  const second = new SitePage(await context.newPage());
  await second.open('/about');
  await second.flag('English').click();
  await second.expectPage('Who we are', 'en');
  // Playwright's browsers keep no page whole. This is how one of those learns of its return.
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/en/about');
  await site.expectPage('Who we are', 'en');
});
