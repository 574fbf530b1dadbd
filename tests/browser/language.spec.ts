import { setTimeout } from 'node:timers/promises';
import { addressOf } from '../../src/routes';
import { client, dictionaries, first, keyOf, type Language, leading, otherWords, second, words } from '../content';
import { engines, expect, main, test } from '../fixtures';
import { SitePage } from '../site-page';

const inSecond = (path: string) => addressOf(path, second);

/** Expects the parts of a page to be in a language: the page itself, the header and the footer. */
async function expectWords(site: SitePage, name: 'portfolio' | 'about', language: Language) {
  await site.expectPage(name, language);
  await expect(site.item(dictionaries[language]['nav.services'])).toBeVisible();
  await expect(site.page.getByRole('contentinfo')).toContainText(dictionaries[language]['footer.tagline']);
}

async function choose(site: SitePage) {
  await site.open('/about');
  await site.switchTo(second, 'about');
}

test('A flag shows every word in its language, in place', main, async ({ site, page }) => {
  await site.open('/?from=letter');
  await page
    .locator('#home')
    .getByRole('link', { name: leading(words['hero.learnMore'], words['services.title']) })
    .click();
  await site.expectSection('services');
  const [place, entries] = [await site.scrollTop(), await page.evaluate(() => history.length)];
  const isMarked = await site.markDocument();
  await site.switchTo(second, 'home');
  await expect(page).toHaveURL(`${inSecond('/')}?from=letter#services`);
  await expect(site.flag(second)).toBeFocused();
  expect(Math.abs((await site.scrollTop()) - place)).toBeLessThan(200);
  expect([await page.evaluate(() => history.length), await isMarked()]).toEqual([entries, true]);
  for (const name of ['portfolio', 'about'] as const) {
    await site.visit(name, second);
    await expect(page).toHaveURL(inSecond(`/${name}`));
    await expectWords(site, name, second);
  }
  await site.switchTo(first, 'about');
  await expect(page).toHaveURL('/about');
  await expectWords(site, 'about', first);
});

test('The choice of a language holds at every address', main, async ({ site, page, context }) => {
  await choose(site);
  await page.reload();
  await site.expectPage('about', second);
  const other = new SitePage(await context.newPage());
  await other.page.goto(`/portfolio?x=1#${keyOf(client)}`);
  await expect(other.page).toHaveURL(`${inSecond('/portfolio')}?x=1#${keyOf(client)}`);
  await other.hydrated();
  await expect(other.dialog).toHaveAccessibleName(client);
  await other.closeDialog();
  await other.expectPage('portfolio', second);
  // An address with a prefix is meant as it is.
  await other.switchTo(first, 'portfolio');
  await other.open(inSecond('/portfolio'));
  await other.expectPage('portfolio', second);
});

test('Back and Forward keep the language of now', engines, async ({ site, page }) => {
  await site.open('/');
  await site.visit('about');
  await site.visit('portfolio');
  const entries = await page.evaluate(() => history.length);
  for (const [language, step, name, path] of [
    [second, 'back', 'about', '/about'],
    [second, 'back', 'home', '/'],
    [second, 'forward', 'about', '/about'],
    [first, 'back', 'home', '/'],
    [first, 'forward', 'about', '/about'],
    [first, 'forward', 'portfolio', '/portfolio'],
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
  await expect(page).toHaveURL(inSecond('/about'));
  await site.expectPage('about', second);
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
    const isChosen = ({ pathname }: URL) => pathname === inSecond('/');
    await page.route(isChosen, async (route) => {
      await setTimeout(wait);
      await route.continue();
    });
    await page.goto('/?x=1#contact', { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${inSecond('/')}?x=1#contact`);
    await site.expectPage('home', second);
    const seen = await page.evaluate(() => sessionStorage.getItem('seen')?.split('|').slice(1));
    expect(seen).toEqual(shown.map((own) => own['hero.title']));
  });
