import { addressOf } from '../../src/routes';
import { client, first, otherWords, second, words } from '../content';
import { engines, expect, hostedTest, test } from '../fixtures';
import type { SitePage } from '../site-page';

test.use({ allowedMessages: /^Page not found: |status of 404|Minified React error #4(18|25)|ERR_/ });

test('A path that does not exist says so, notes it, and leads home', engines, async ({ site, page, request }) => {
  const notes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && notes.push(message.text()));
  for (const path of ['/no/such/page', '/About/us.html', `/${second}/nowhere`])
    expect((await request.get(path)).status()).toBe(404);
  await site.open('/no/such/page?x=1');
  await site.expectPage('not-found');
  await expect(page.getByText(words['notFound.text'])).toBeVisible();
  await expect(page.locator('.menu-link[aria-current]')).toHaveCount(0);
  await site.switchTo(second, 'not-found');
  await expect(page).toHaveURL(`${addressOf('/no/such/page', second)}?x=1`);
  await site.flag(first).click();
  await page.getByRole('link', { name: words['notFound.link'] }).click();
  await expect(page).toHaveURL('/');
  await site.expectPage('home');

  await site.open(`/${second}/nowhere`);
  await site.expectPage('not-found', second);
  await page.getByRole('link', { name: otherWords['notFound.link'] }).click();
  await expect(page).toHaveURL(addressOf('/', second));
  const said = notes.filter((note) => note.startsWith('Page not found'));
  expect(said).toEqual(['Page not found: /no/such/page', `Page not found: /${second}/nowhere`]);
});

test('A page that a host serves at other addresses has its own once it is live', async ({ site, page, baseURL }) => {
  for (const [path, own] of [
    ['//portfolio', '/portfolio'],
    ['/%70ortfolio', '/portfolio'],
    [`/${second}//portfolio.html`, `/${second}/portfolio`],
  ]) {
    await site.open(`${baseURL}${path}?from=letter#content`);
    await expect(page).toHaveURL(`${own}?from=letter#content`);
    await site.openDialog(client);
  }
});

/** Walks to another page and another language, and finds one of each part. */
async function walk(site: SitePage) {
  const { page } = site;
  await site.visit('portfolio');
  await site.switchTo(second, 'portfolio');
  for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(1);
}

test('A host may take comments and spaces out of the documents', async ({ site, page }) => {
  await page.route(/\/(about)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><');
    await route.fulfill({ response, body });
  });
  await site.open('/about');
  await walk(site);
});

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

test('A document that ends too early is shown as a whole', engines, async ({ site, page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, (body.indexOf('<body') + body.length) / 2) });
  });
  await site.open(addressOf('/about', second));
  await site.expectPage('about', second);
  await site.switchTo(first, 'about');
  await walk(site);
});

test('A section of another page is found on a slow device, too', engines, async ({ site, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 400);
  });
  await site.open('/about');
  await site.item(words['nav.contact']).click();
  await expect(site.heading).toHaveText(words['hero.title']);
  await site.place();
  await site.expectSection('contact');
});
