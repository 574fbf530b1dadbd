import type { Locator } from '@playwright/test';
import { engines, expect, motionTest } from '../fixtures';
import type { SitePage } from '../site-page';

/** Expects a page where it was read. What is laid out as it comes near may be some px higher than it was taken to be. */
const expectPlace = (site: SitePage, title: string | RegExp, top: number) =>
  expect(async () => {
    expect(await site.page.evaluate(() => document.title)).toMatch(title);
    expect(Math.abs((await site.scrollTop()) - top)).toBeLessThan(10);
  }).toPass({ timeout: 10_000 });

const home = /^(Automatisering aan het|Automation by the) water/;

const openAbout = (site: SitePage) => site.visit('Over ons', 'Wie wij zijn');
const openContact = (site: SitePage) =>
  site
    .item('Contact')
    .click()
    .then(() => site.expectSection('contact'));
// Without the scroll to it with which Playwright begins a click.
const press = async (site: SitePage, link: Locator) => {
  await link.dispatchEvent('click');
  await site.expectDialog('Kadewerk');
};
const openLogo = (site: SitePage) => press(site, site.page.locator('#clients a[href$="#kadewerk"]'));
const openClient = (site: SitePage) => press(site, site.client('Kadewerk'));

async function openAboutInEnglish(site: SitePage) {
  await openAbout(site);
  await site.flag('English').click();
  await site.expectPage('Who we are', 'en');
}

for (const [story, address, title, top, leave] of [
  ['a page', '/', home, 1000, openAbout],
  ['a page, from the end of a long one', '/', home, 100_000, openAbout],
  ['a page, from an address that names a section', '/#contact', home, 1000, openAbout],
  ['a section', '/', home, 300, openContact],
  ['a section of another page', '/about', /^Het bedrijf/, 250, openContact],
  ['a logo of the front page', '/', home, 1600, openLogo],
  ['a client', '/portfolio', /^Werk voor klanten/, 150, openClient],
  ['a page in another language', '/', home, 1000, openAboutInEnglish],
  ['another site', '/', home, 1000, ({ page }) => page.goto('about:blank')],
] as const satisfies [string, string, RegExp, number, (site: SitePage) => Promise<unknown>][])
  motionTest(`Back from ${story} leads to the place where the page was read`, engines, async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await site.open(address);
    await site.scrollTo(top);
    await site.expectScrollSaved();
    const place = await site.scrollTop();
    await leave(site);
    // The browser saves the position some time after it was reached.
    await page.waitForTimeout(300);
    const [next, nextPlace] = [await page.title(), await site.scrollTop()];
    await site.back();
    await expectPlace(site, title, place);
    await site.reload();
    // A smooth scroll to the section of the address would begin in less than this.
    await page.waitForTimeout(300);
    await expectPlace(site, title, place);
    await site.forward();
    await expectPlace(site, next, nextPlace);
  });

motionTest('Back shows the place at once, without a scroll', engines, async ({ site, page }) => {
  await site.open('/');
  await site.scrollTo(1000);
  await openAbout(site);
  const places = await page.evaluate(async () => {
    const places = new Set<number>();
    history.back();
    for (let frame = 0; frame < 40; frame++) {
      await new Promise(requestAnimationFrame);
      places.add(Math.round(scrollY));
    }
    return [...places];
  });
  expect(places.filter((place) => place !== 0)).toEqual([1000]);
});
