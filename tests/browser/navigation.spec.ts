import { engines, expect, test } from '../fixtures';
import type { SitePage } from '../site-page';

const pages = [
  ['Opdrachten', '/portfolio', 'Ons werk'],
  ['Werkplaats', '/werkplaats', 'Kom binnen kijken'],
  ['Over ons', '/about', 'Wie wij zijn'],
] as const;

const sections = [
  ['Begin', 'home', 'Sluizen die op tijd opengaan'],
  ['Diensten', 'services', 'Wat wij doen'],
  ['Contact', 'contact', 'Stel uw vraag'],
  ['Afspraak maken: Stel uw vraag', 'contact', 'Stel uw vraag'],
] as const;

const header = ({ page }: SitePage) => page.getByRole('banner');

for (const [item, section, heading] of sections)
  test(`"${item}" leads to its section, from every page`, engines, async ({ site, page }) => {
    await site.open('/');
    // At first on the front page, then when the address names the section already.
    for (const top of [700, 0]) {
      await site.scrollTo(top);
      await site.expectScrollSaved();
      await site.item(item).click();
      await expect(page).toHaveURL(`/#${section}`);
      await site.expectSection(section);
    }
    for (const [name, , heading] of pages) await site.visit(name, heading);
    const isOpen = await site.markDocument();
    await site.item(item).click();
    await expect(page).toHaveURL(`/#${section}`);
    await expect(page.locator(`#${section}`).getByRole('heading', { name: heading })).toBeFocused();
    await site.expectSection(section);
    expect(await isOpen(), 'nothing was loaded').toBe(true);
  });

test('After a page change the scroll to a section begins after 100 ms', async ({ site, page }) => {
  await page.clock.install();
  await site.open('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await site.item('Contact').click();
  await expect(page).toHaveURL('/#contact');
  await page.clock.runFor(99);
  expect(await page.evaluate(() => scrollY), 'after 99 ms').toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('Each page has a header that is opaque beyond 20 px, and marks its item', engines, async ({ site, page }) => {
  await site.open('/');
  for (const [item, address, heading] of pages) {
    await site.item(item).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/ – Kolk & Zonen Automatisering$/);
    await expect(site.heading).toHaveText(heading);
    await expect(site.heading).toBeFocused();
    expect(await site.scrollTop()).toBe(0);
    await expect(site.menu.locator('[aria-current=page]')).toHaveText([item]);
    for (const [top, colour] of [
      [20, 'rgba(0, 0, 0, 0)'],
      [21, /^(rgb\(|color\()/],
      [0, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await site.scrollTo(top);
      await expect(header(site)).toHaveCSS('background-color', colour);
    }
  }
});

test('The header marks the section where the visitor is', engines, async ({ site, page }) => {
  await site.open('/#services');
  const marked = site.menu.locator('[aria-current=location]');
  await expect(marked).toHaveText(['Diensten']);
  // The section begins in this part of the window. The clients have no item.
  for (const [section, share, item] of [
    ['services', 0.4, ['Begin']],
    ['services', 0.25, ['Diensten']],
    ['clients', 0.1, []],
    ['contact', 0.25, ['Contact']],
  ] as const) {
    await page.locator(`#${section}`).evaluate((element, share) => {
      scrollBy({ top: element.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' });
    }, share);
    await expect(marked, `#${section} at ${share}`).toHaveText([...item]);
  }
});

test('A double click on a link adds one entry, and the link of the open page leads to its top', async ({
  site,
  page,
}) => {
  await site.open('/');
  const entries = await page.evaluate(() => history.length);
  await site.item('Over ons').dblclick();
  await site.expectPage('Wie wij zijn');
  await site.scrollTo(300);
  await site.item('Over ons').click();
  await expect.poll(site.scrollTop).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
