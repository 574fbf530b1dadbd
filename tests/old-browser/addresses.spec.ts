import { addressOf } from '../../src/routes';
import { engines, expect, hostedTest, test } from '../fixtures';
import { clientName, dictionaries, mainLanguage, otherLanguage, words } from '../site-content';
import type { SitePage } from '../site-page';

test.use({ allowedMessages: /^Page not found: |status of 404|Minified React error #4(18|25)|ERR_/ });

test('A path that does not exist says so, notes it, and leads home', engines, async ({ site, page }) => {
  const notes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && notes.push(message.text()));
  await site.open('/no/such/page?x=1');
  await site.expectPage('not-found');
  await expect(page.getByText(words['notFound.text'])).toBeVisible();
  await expect(page.locator('.menu-link[aria-current]')).toHaveCount(0);
  await site.switchTo(otherLanguage, 'not-found');
  await expect(page).toHaveURL(`${addressOf('/no/such/page', otherLanguage)}?x=1`);
  await site.flag(mainLanguage).click();
  await page.getByRole('link', { name: words['notFound.link'] }).click();
  await expect(page).toHaveURL('/');
  await site.expectPage('home');
  expect(notes.filter((note) => note.startsWith('Page not found'))).toEqual(['Page not found: /no/such/page']);
});

test('The number of the not-found page stays on one line with large text', async ({ site, page }) => {
  for (const width of [360, 768, 1550]) {
    await site.setWidth(width);
    await page.goto('/nope');
    // As a browser whose text is set to be half as large again.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    const lines = await site.heading.evaluate(
      (number) => number.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(number).lineHeight),
    );
    expect(lines, `${width} px`).toBeLessThan(1.5);
  }
});

test('A page works at the other addresses at which a host serves it', async ({ site, page, baseURL }) => {
  for (const path of ['//portfolio', `/${otherLanguage}//portfolio.html`, '/portfolio/']) {
    await site.open(`${baseURL}${path}?from=letter`);
    await site.openDialog(clientName);
    await site.closeDialog();
    await site.item(dictionaries[path.includes(otherLanguage) ? otherLanguage : mainLanguage]['nav.about']).click();
    await expect(page).toHaveURL(/\/about$/);
  }
});

/** Walks to another page and another language, and finds one of each part. */
async function walk(site: SitePage) {
  const { page } = site;
  await site.visit('portfolio');
  await site.switchTo(otherLanguage, 'portfolio');
  for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(1);
}

hostedTest('A document that stalls in its header is one page in the end, not two', engines, async ({ site, host }) => {
  host.answer(/^\/about$/, (response) => {
    const document = host.read('about.html');
    const middle = document.indexOf('</nav>', document.indexOf('<body'));
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(document.slice(0, middle));
    setTimeout(() => response.end(document.slice(middle)), 3000);
  });
  await site.open('/about');
  await walk(site);
});

for (const [what, change] of [
  ['without its comments and spaces', (body: string) => body.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><')],
  ['that ends too early', (body: string) => body.slice(0, (body.indexOf('<body') + body.length) / 2)],
] as const)
  test(`A document ${what} is shown as a whole`, engines, async ({ site, page }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await site.open(addressOf('/about', otherLanguage));
    await site.expectPage('about', otherLanguage);
    await site.switchTo(mainLanguage, 'about');
    await walk(site);
  });

test('A section of another page is found on a slow device, too', engines, async ({ site, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 400);
  });
  await site.open('/about');
  await site.item(words['nav.contact']).click();
  await expect(site.heading).toHaveText(words['hero.title']);
  await site.scrollTop();
  await site.expectSection('contact');
});
