import type { Route } from '@playwright/test';
import { addressOf } from '../../src/routes';
import { engines, expect, test } from '../fixtures';
import {
  anotherName,
  clientName,
  errorScreenWords,
  keyOf,
  mainLanguage,
  otherLanguage,
  otherWords,
  words,
} from '../site-content';
import { nothing, type SitePage, thanks, typed } from '../site-page';

// What the engines, React and the site say of files that do not arrive as they should.
test.use({
  allowedMessages:
    /^(Error: )?(Loading (module|failed)|Failed to (load|fetch)|TypeError|\w+Error: )|^Error|MIME type|No words|React error|did not arrive|words are late|ERR_FAILED/,
});

const scripts = (chunk: string) => `**/assets/${chunk}-*.js`;

const answerWithScript = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const missing = (route: Route) => route.fulfill({ status: 404 });
const never = () => {};
const faults = [
  ['is missing', missing],
  ['never comes', never],
] as const;

/** Opens the project of a client and closes it again, in a page without the dialog. */
async function readProject(site: SitePage) {
  await site.clientLink(clientName).click();
  await expect(site.clientProjects(clientName)).toBeInViewport();
  await expect(site.dialog).toBeHidden();
  await site.clientProjects(clientName).getByRole('link', { name: words['portfolio.close'] }).click();
  await expect(site.clientProjects(clientName)).toBeHidden();
}

for (const [chunk, fault, answer] of [
  ['main', 'is cut after a statement', answerWithScript('let a;')],
  ['main', 'never comes', never],
  [mainLanguage, 'is missing', missing],
  [mainLanguage, 'is cut after a statement', answerWithScript('let a;')],
] as const)
  test(`If ${chunk}.js ${fault}, the page stays a plain document`, engines, async ({ site, page }) => {
    await page.route(scripts(chunk), answer);
    const asked = page.waitForRequest(scripts(chunk));
    await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
    const isStillThere = await site.markDocument();
    await asked;
    await readProject(site);
    // The header cannot tell what is behind it.
    if (chunk !== 'main') await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await isStillThere()).toBe(true);
    await expect(site.html).not.toHaveAttribute('data-hydrated');
    await site.item(words['nav.services']).click();
    await expect(page).toHaveURL('/#services');
    await site.expectSection('services');
    // If their words do not come, the email address is below the form.
    await site.fillInSilence(typed);
    await site.sendButton().click();
    if (chunk !== 'main') await expect(site.emailInstead).toBeVisible();
    await expect(site.status).toHaveText('');
    await site.expectFields(typed);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await site.visit('about');
    await site.hydrated();
  });

test('Of two clients that are opened before the dialog is there, the second one closes to the page', async ({
  site,
  page,
}) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(scripts('client-dialog'), async (route) => {
    await isSent;
    await route.continue();
  });
  await site.open('/portfolio');
  for (const name of [clientName, anotherName]) {
    await site.clientLink(name).dispatchEvent('click');
    await expect(site.clientProjects(name)).toBeInViewport();
  }
  send();
  await site.expectDialog(anotherName);
  await site.closeDialog();
  await expect(page).toHaveURL('/portfolio');
});

for (const [fault, answer] of faults)
  test(
    `If the dialog ${fault}, a logo of the home page leads to the project of its client`,
    engines,
    async ({ site, page }) => {
      await page.route(scripts('client-dialog'), answer);
      await site.open('/');
      await page.locator('#clients').getByRole('link', { name: clientName }).click();
      await expect(page).toHaveURL(`/portfolio#${keyOf(clientName)}`);
      await expect(site.clientProjects(clientName)).toBeInViewport();
      await site.clientProjects(clientName).getByRole('link', { name: words['portfolio.close'] }).click();
      await expect(site.clientProjects(clientName)).toBeHidden();
    },
  );

for (const [fault, answer] of faults)
  test(`If toaster.js ${fault}, page and status say what it would`, engines, async ({ site, page }) => {
    await page.route(scripts('toaster'), answer);
    await site.open('/portfolio');
    const isStillThere = await site.markDocument();
    // The cross that closes a project is there with the project alone.
    await expect(page.getByRole('link', { name: words['portfolio.close'] })).toBeHidden();
    await readProject(site);
    await site.item(words['nav.contact']).click();
    await site.sendMessage();
    await expect(site.status).toHaveText(thanks());
    await site.expectFields(nothing);
    await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
    expect(await isStillThere()).toBe(true);
    // Not every engine asks again for a file that was missing, until the next page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await site.open('/portfolio');
    await site.openDialog(clientName);
    await site.closeDialog();
  });

for (const [fault, answer] of faults)
  test(`If the file of a language ${fault}, its flag leads to the document`, engines, async ({ site, page }) => {
    await site.setWidth(390);
    await site.open('/about');
    const isStillThere = await site.markDocument();
    await page.route(scripts(otherLanguage), answer);
    await site.menuButton().click();
    await site.flag(otherLanguage).click();
    await expect(page).toHaveURL(addressOf('/about', otherLanguage));
    await site.expectPage('about', otherLanguage);
    await expect(site.menu).toBeHidden();
    expect(await isStillThere()).toBe(false);
    await site.menuButton(otherLanguage).click();
    await expect(site.menu).toBeVisible();
  });

test('A fault in everything shows a screen that leads back', engines, async ({ site, page }) => {
  const { title, text, reload, home } = errorScreenWords[otherLanguage];
  await site.open(addressOf('/', otherLanguage));
  await site.fillForm(otherLanguage);
  const broken = `export const words = new Proxy({}, { get(_, key) { if (key !== 'then') throw Error('No words'); } });`;
  await page.route(scripts(otherLanguage), answerWithScript(broken));
  await page.goto(addressOf('/about', otherLanguage));
  await expect(site.heading).toHaveText(title);
  await expect(page.getByRole('alert')).toContainText(text);
  await page.getByRole('link', { name: home }).click();
  await expect(page).toHaveURL(addressOf('/', otherLanguage));
  await expect(site.heading).toHaveText(title);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: reload }).click();
  await site.hydrated();
  await expect(site.heading).toHaveText(otherWords['hero.title']);
  await site.expectFields(typed, otherLanguage);
});
