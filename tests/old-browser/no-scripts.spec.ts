import type { Locator } from '@playwright/test';
import { addressOf, routes } from '../../src/routes';
import type { Key } from '../../src/schema';
import { expect, journey, test } from '../fixtures';
import { clientName, keyOf, linkName, mainLanguage, otherLanguage, words } from '../site-content';

// With a browser of their own, which starts once.
test.describe.configure({ mode: 'default' });

test.use({
  javaScriptEnabled: false,
  // Over WebDriver BiDi, Playwright 1.64 cannot switch it off.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'javascript.enabled': false } }),
});

test('Without JavaScript links, flags and clients lead on', journey, async ({ site, page, baseURL }) => {
  // In Firefox, what Playwright asks the page again and again waits for a script: so it is asked from outside.
  const follow = async (link: Locator, address: string) => {
    await link.click({ force: true });
    await expect.poll(() => page.url()).toBe(new URL(address, baseURL).href);
  };
  const isInSight = async (part: Locator) => {
    const { y } = (await part.boundingBox()) ?? { y: -1 };
    return y >= 0 && y < 800;
  };
  await page.goto('/about');
  await follow(site.item(words['nav.portfolio']), '/portfolio');
  await follow(site.clientLink(clientName), `/portfolio#${keyOf(clientName)}`);
  await expect
    .poll(() => isInSight(site.clientProjects(clientName).getByRole('heading', { name: clientName })))
    .toBe(true);
  expect(await page.locator('.panel-close').filter({ visible: true }).count()).toBe(0);
  await follow(site.flag(otherLanguage), addressOf('/portfolio', otherLanguage));
  await follow(site.flag(mainLanguage), '/portfolio');
  await follow(site.item(words['nav.contact']), '/#contact');
  // The form gives way to the address to write to.
  await expect.poll(() => isInSight(site.emailInstead)).toBe(true);
  expect(await site.field('message').isVisible()).toBe(false);
  const learnMore = linkName(words['hero.learnMore'], words['services.title']);
  await follow(page.locator('#home').getByRole('link', { name: learnMore }), '/#services');
  await expect.poll(() => isInSight(page.getByRole('heading', { name: words['services.title'] }))).toBe(true);
});

/** Words that only an action brings up, that only a screen reader says or that are shown one by one, and the form's own. */
const shownLater: readonly Key[] = [
  'contact.emailMissing',
  'contact.emailWrong',
  'contact.message',
  'contact.messageMissing',
  'contact.name',
  'contact.nameMissing',
  'contact.required',
  'contact.send',
  'contact.sending',
  'contact.sent',
  'contact.sentNote',
  'contact.sentText',
  'contact.sentTitle',
  'portfolio.close',
  'portfolio.months',
  'portfolio.newer',
  'portfolio.now',
  'portfolio.older',
  'portfolio.project',
  'portfolio.projectsDelivered',
  'portfolio.technologies',
  'portfolio.timeline',
];

test('Without JavaScript every text is in sight', async ({ site, page }) => {
  for (const { path, page: name } of routes) {
    await page.goto(path);
    await site.expectPage(name);
    // What is selected is what is in sight.
    const shown = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body);
      return `${getSelection()}`;
    });
    const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const section = name === 'home' ? /^(hero|services|clients|contact)\./ : new RegExp(`^${name}\\.`);
    const keys = (Object.keys(words) as Key[]).filter((key) => section.test(key) && !shownLater.includes(key));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !plain(shown).includes(plain(words[key])))).toEqual([]);
    // The map beside the address does not need the form that is not there.
    if (name === 'home') expect((await page.locator('.contact-map').boundingBox())?.height).toBeGreaterThanOrEqual(190);
    // What does nothing without JavaScript is not offered. The menu opens without it.
    await expect(page.locator('button:not([popovertarget])').filter({ visible: true })).toHaveCount(0);
  }
});

test('Without JavaScript the menu opens', async ({ site, page }) => {
  await site.setWidth(360);
  await page.goto('/about');
  await site.menuButton().click();
  await expect(site.menu).toBeVisible();
  await site.item(words['nav.portfolio']).click();
  await site.expectPage('portfolio');
});

test('Without JavaScript the header covers what is scrolled under it', async ({ site, page }) => {
  for (const width of [360, 1280]) {
    await site.setWidth(width);
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await expect(header).toHaveCSS('background-color', /^rgb\(/);
    await expect(header).toHaveCSS('opacity', '1');
  }
});
