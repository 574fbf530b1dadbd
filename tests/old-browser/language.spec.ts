import { setTimeout } from 'node:timers/promises';
import { addressOf } from '../../src/routes';
import { engines, expect, journey, test } from '../fixtures';
import {
  clientName,
  dictionaries,
  keyOf,
  type Language,
  linkName,
  mainLanguage,
  otherLanguage,
  otherWords,
  words,
} from '../site-content';
import { SitePage } from '../site-page';

const inOtherLanguage = (path: string) => addressOf(path, otherLanguage);

/** Expects the parts of a page to be in a language: the page itself, the header and the footer. */
async function expectWords(site: SitePage, name: 'portfolio' | 'about', language: Language) {
  await site.expectPage(name, language);
  await expect(site.item(dictionaries[language]['nav.services'])).toBeVisible();
  await expect(site.page.getByRole('contentinfo')).toContainText(dictionaries[language]['footer.tagline']);
}

async function choose(site: SitePage) {
  await site.open('/about');
  await site.switchTo(otherLanguage, 'about');
}

test('A flag shows every word in its language, in place', journey, async ({ site, page }) => {
  await site.open('/?from=letter');
  await page
    .locator('#home')
    .getByRole('link', { name: linkName(words['hero.learnMore'], words['services.title']) })
    .click();
  await site.expectSection('services');
  const [place, entries] = [await site.scrollTop(), await page.evaluate(() => history.length)];
  const isStillThere = await site.markDocument();
  await site.switchTo(otherLanguage, 'home');
  await expect(page).toHaveURL(`${inOtherLanguage('/')}?from=letter#services`);
  await expect(site.flag(otherLanguage)).toBeFocused();
  expect(Math.abs((await site.scrollTop()) - place)).toBeLessThan(200);
  expect([await page.evaluate(() => history.length), await isStillThere()]).toEqual([entries, true]);
  for (const name of ['portfolio', 'about'] as const) {
    await site.visit(name, otherLanguage);
    await expect(page).toHaveURL(inOtherLanguage(`/${name}`));
    await expectWords(site, name, otherLanguage);
  }
  await site.switchTo(mainLanguage, 'about');
  await expect(page).toHaveURL('/about');
  await expectWords(site, 'about', mainLanguage);
});

test('The choice of a language holds at every address without a prefix', journey, async ({ site, page, context }) => {
  await choose(site);
  await page.reload();
  await site.expectPage('about', otherLanguage);
  const other = new SitePage(await context.newPage());
  await other.page.goto(`/portfolio?x=1#${keyOf(clientName)}`);
  await expect(other.page).toHaveURL(`${inOtherLanguage('/portfolio')}?x=1#${keyOf(clientName)}`);
  await other.hydrated();
  await expect(other.dialog).toHaveAccessibleName(clientName);
  await other.closeDialog();
  await other.expectPage('portfolio', otherLanguage);
});

test('Back and Forward keep the language of now', engines, async ({ site, page }) => {
  await site.open('/');
  await site.visit('about');
  await site.visit('portfolio');
  const entries = await page.evaluate(() => history.length);
  for (const [language, step, name, path] of [
    [otherLanguage, 'back', 'about', '/about'],
    [otherLanguage, 'back', 'home', '/'],
    [otherLanguage, 'forward', 'about', '/about'],
    [mainLanguage, 'back', 'home', '/'],
    [mainLanguage, 'forward', 'about', '/about'],
    [mainLanguage, 'forward', 'portfolio', '/portfolio'],
  ] as const) {
    await site.flag(language).click();
    await expect(site.html).toHaveAttribute('lang', language);
    await site[step]();
    await site.expectPage(name, language);
    await expect(page).toHaveURL(addressOf(path, language));
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('A page from the back/forward cache takes the language of now', engines, async ({ site, page, context }) => {
  await site.open('/about');
  const other = new SitePage(await context.newPage());
  await choose(other);
  // Playwright's browsers keep no page whole. This is how one of those learns of its return.
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(inOtherLanguage('/about'));
  await site.expectPage('about', otherLanguage);
});

for (const [what, wait, shown] of [
  ['never sees another', 1000, [otherWords]],
  ['sees the page that is there after three seconds', 5000, [words, otherWords]],
] as const)
  test(`Who chose a language, over a network that is slow, ${what}`, engines, async ({ site, page }) => {
    await choose(site);
    // Notes each heading that the visitor sees.
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector('h1');
        // The empty page before has no storage.
        if (heading?.checkVisibility({ visibilityProperty: true })) {
          const seen = sessionStorage.getItem('seen') ?? '';
          if (!seen.endsWith(`|${heading.textContent}`))
            sessionStorage.setItem('seen', `${seen}|${heading.textContent}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const isChosen = ({ pathname }: URL) => pathname === inOtherLanguage('/');
    await page.route(isChosen, async (route) => {
      await setTimeout(wait);
      await route.continue();
    });
    await page.goto('/?x=1#contact', { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${inOtherLanguage('/')}?x=1#contact`);
    await site.expectPage('home', otherLanguage);
    const getSeen = () => page.evaluate(() => sessionStorage.getItem('seen')?.split('|').slice(1));
    await expect.poll(getSeen).toEqual(shown.map((own) => own['hero.title']));
  });
