import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { navigation } from '../../src/content/pages';
import { displayName } from '../../src/layout/contact-details';
import { itemName } from '../../src/routes';
import { engines, expect, journey, test } from '../fixtures';
import { linkName, otherLanguage, words } from '../site-content';
import { type SitePage, wide } from '../site-page';
import { numbers } from '../specification';

const { opaqueBeyond } = numbers;
const header = (page: Page) => page.getByRole('banner');
const transparent = 'rgba(0, 0, 0, 0)';
const opaque = /^(rgb\(|color\()/;

/** The items that lead to no section. */
const toPages = navigation.flatMap((item) => ('section' in item ? [] : [item]));

/** The items that lead to sections, with Get Started. */
const toSections = [
  ...navigation.flatMap((item) =>
    'section' in item ? [{ label: words[`nav.${itemName(item)}`], section: item.section }] : [],
  ),
  { label: linkName(words['nav.getStarted'], words['contact.title']), section: 'contact' as const },
];

/** Expects the header to mark an item, and no other. */
async function expectMarked(site: SitePage, name?: string) {
  await expect(site.menu.locator('.menu-link[aria-current]')).toHaveText(name ? [name] : []);
}

/** Clicks links of the header one after the other, before the browser paints anything. */
const clickAtOnce = (page: Page, ...names: string[]) =>
  page.evaluate(async (names) => {
    const headings: unknown[] = [];
    for (const name of names) {
      [...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)?.click();
      // React renders in a microtask.
      await null;
      headings.push([...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent);
    }
    return headings;
  }, names);

test(`On every page the header is opaque beyond ${opaqueBeyond} px`, journey, async ({ site, page }) => {
  await site.open('/');
  const isStillThere = await site.markDocument();
  for (const name of ['home', ...toPages.map(({ page }) => page)] as const) {
    if (name !== 'home') await site.visit(name);
    expect(await site.scrollTop()).toBe(0);
    for (const entry of navigation) await expect(site.item(words[`nav.${itemName(entry)}`])).toBeInViewport();
    await expect(site.flag(otherLanguage)).toBeInViewport();
    await expect(header(page).locator('.brand')).toHaveText(displayName, { useInnerText: true });
    await site.scrollTo(opaqueBeyond);
    expect(await site.scrollTop()).toBe(opaqueBeyond);
    await expect(header(page)).toHaveCSS('background-color', transparent);
    await site.scrollTo(opaqueBeyond + 1);
    await expect(header(page)).toHaveCSS('background-color', opaque);
    expect((await header(page).boundingBox())?.y).toBe(0);
    await site.scrollTo(0);
    await expect(header(page)).toHaveCSS('background-color', transparent);
  }
  expect(await isStillThere(), 'no document but the first is loaded').toBe(true);
});

test('The items of the header lead to their section from every page', engines, async ({ site, page }) => {
  await site.open('/');
  for (const [index, { label, section }] of toSections.entries()) {
    // Every other one from another page.
    if (index % 2) await site.item(words['nav.about']).click();
    else await site.scrollTo(section === 'home' ? 600 : 0);
    await site.item(label).click();
    await expect(page).toHaveURL(`/#${section}`);
    await site.expectPage('home');
    await site.expectSection(section);
    if (index % 2) await expect(page.locator(`#${section} :is(h1, h2)`).first()).toBeFocused();
  }
  // Also if the address names that section already.
  await site.scrollTo(0);
  await site.scrollTop();
  const getStarted = linkName(words['hero.getStarted'], words['contact.title']);
  await page.locator('#home').getByRole('link', { name: getStarted }).click();
  await site.expectSection('contact');
});

test('The header marks the page and the section where the visitor is', engines, async ({ site, page }) => {
  await site.open('/#services');
  await site.expectSection('services');
  await expect(header(page)).toHaveCSS('background-color', opaque);
  await expectMarked(site, words['nav.services']);
  await expect(site.item(words['nav.services'])).toHaveAttribute('aria-current', 'location');
  // The next section begins in this part of the window.
  for (const [share, label] of [
    [0.4, words['nav.home']],
    [0.25, words['nav.services']],
  ] as const) {
    await page.locator('#services').evaluate((section, share) => {
      const { top } = section.getBoundingClientRect();
      scrollBy({ top: top - share * innerHeight, behavior: 'instant' });
    }, share);
    await expectMarked(site, label);
  }
  // A section without an item of its own is not marked.
  await page.locator('#clients').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expectMarked(site);
  for (const { page: name } of toPages) {
    await site.item(words[`nav.${name}`]).click();
    await expectMarked(site, words[`nav.${name}`]);
    await expect(site.item(words[`nav.${name}`])).toHaveAttribute('aria-current', 'page');
  }
  await site.item(words['nav.home']).click();
  await expectMarked(site, words['nav.home']);
  // In a very tall window the last section never comes far up.
  await page.setViewportSize({ width: wide, height: 2600 });
  await expect(async () => {
    await site.scrollTo(100_000);
    expect(await site.menu.locator('.menu-link[aria-current]').allTextContents()).toEqual([words['nav.contact']]);
  }).toPass({ timeout: 10_000 });
});

test('A page is there at once, and of several clicks the last counts', engines, async ({ site, page }) => {
  await site.open('/');
  const entries = await page.evaluate(() => history.length);
  await clickAtOnce(page, words['nav.about'], words['nav.about']);
  await site.expectPage('about');
  // The visitor prefers reduced motion.
  await expect(page.locator('#content')).toHaveCSS('animation-name', 'none');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await clickAtOnce(page, words['nav.portfolio'], words['nav.services'], words['nav.contact'])).toEqual([
    words['portfolio.title'],
    words['hero.title'],
    words['hero.title'],
  ]);
  await expect(page).toHaveURL('/#contact');
  await site.expectSection('contact');
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL('/');
  await site.back();
  await expect(page).toHaveURL('/#contact');
});

test.describe('Back and Forward', () => {
  /** Expects to be on a page, where it was left. Over BiDi, Playwright's own assertions wait for a load that never comes. */
  const expectPlace = (site: SitePage, name: 'home' | 'portfolio' | 'about', place: number) =>
    expect(async () => {
      const title = await site.page.evaluate(() => document.title);
      expect(title).toContain(words[`page.${name}.title`]);
      // What is laid out as it comes near may be some px higher than it was taken to be.
      expect(Math.abs((await site.scrollTop()) - place)).toBeLessThan(10);
    }).toPass({ timeout: 10_000 });

  test('lead to the place where each page was left', journey, async ({ site, page }) => {
    await site.open('/');
    await site.item(words['nav.services']).click();
    await site.expectSection('services');
    await site.scrollTo(1200);
    await site.item(words['nav.portfolio']).click();
    await expectPlace(site, 'portfolio', 0);
    await page.setViewportSize({ width: wide, height: 500 });
    await site.scrollTo(120);
    await site.item(words['nav.about']).click();
    await expectPlace(site, 'about', 0);
    await site.scrollTo(300);
    // The link of the open page leads to its top, and adds nothing to the history.
    const entries = await page.evaluate(() => history.length);
    await site.item(words['nav.about']).click();
    await expectPlace(site, 'about', 0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await site.scrollTo(300);
    await site.item(words['nav.contact']).click();
    await site.expectSection('contact');
    await site.expectKept();
    const contact = await site.scrollTop();
    for (const [step, name, place] of [
      ['back', 'about', 300],
      ['back', 'portfolio', 120],
      ['back', 'home', 1200],
      ['back', 'home', 0],
      ['forward', 'home', 1200],
      ['forward', 'portfolio', 120],
      ['forward', 'about', 300],
      ['forward', 'home', contact],
    ] as const) {
      await site[step]();
      await expectPlace(site, name, place);
    }
    await clickAtOnce(page, words['nav.portfolio'], words['nav.about'], words['nav.portfolio'], words['nav.about']);
    await expectPlace(site, 'about', 0);
  });

  test('lead there after a reload, and from another site', engines, async ({ site, page }) => {
    await site.open('/');
    await site.scrollTo(1000);
    await site.expectKept();
    await site.reload();
    await expectPlace(site, 'home', 1000);
    await site.item(words['nav.portfolio']).click();
    await expectPlace(site, 'portfolio', 0);
    await site.reload();
    await site.back();
    await expectPlace(site, 'home', 1000);
    // The browser notes the place some time after it was reached.
    await page.waitForTimeout(500);
    await page.goto('about:blank');
    await site.back();
    await expectPlace(site, 'home', 1000);
  });

  test('lead there though a section was chosen twice', engines, async ({ site }) => {
    await site.open('/');
    for (let time = 0; time < 2; time++) {
      await site.item(words['nav.contact']).click();
      await site.expectSection('contact');
    }
    await site.scrollTo(1000);
    await site.item(words['nav.about']).click();
    await expectPlace(site, 'about', 0);
    await site.back();
    await expectPlace(site, 'home', 1000);
  });

  test('lead there if the browser does not tell the page that it is left', engines, async ({ site, page }) => {
    await page.addInitScript(() =>
      addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await site.open('/');
    await site.scrollTo(1000);
    await site.expectKept();
    await page.reload();
    await expectPlace(site, 'home', 1000);
  });
});

test('The footer says the year of the visitor, or that of the build', async ({ site, page }) => {
  for (const [year, shown] of [
    [2999, 2999],
    [1971, new Date().getFullYear()],
  ] as const) {
    await page.clock.setFixedTime(`${year}-07-01`);
    await site.open('/about');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${shown} ${company.name}`);
  }
});
