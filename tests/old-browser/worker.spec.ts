import { emblemOf } from '../../src/clients';
import { engines, expect, hostedTest as test } from '../fixtures';
import { clientName, otherLanguage, timelineClients, words } from '../site-content';
import { type Host, status } from '../test-host/host';
import { dist, scriptOf } from '../test-host/versions';

// What the engines and the site say of a worker that does not come as it should.
test.use({ allowedMessages: /status of 404|^This site is not available offline|MIME type/ });

/** Whether a worker is installed or being installed. */
const hasWorker = async () => Boolean(await navigator.serviceWorker.getRegistration());

const picture = timelineClients.map((engagement) => emblemOf(engagement.client))[0] ?? '';
const otherPage = () => status(200, { 'Content-Type': 'text/html' }, '<!doctype html><p>Hello');
const full = `Cache.prototype.put = async () => { throw new DOMException('No room', 'QuotaExceededError'); };`;
const onFullDisk = (host: Host) => status(200, { 'Content-Type': 'text/javascript' }, full + host.read('sw.js'));

/** A host where the copy of a document is in progress. */
const half = (host: Host) => {
  const text = host.read('about.html');
  return status(200, { 'Content-Type': 'text/html' }, text.slice(0, text.length / 2));
};

for (const [file, fault, answer] of [
  ['/sw.js', 'is a page instead', otherPage],
  ['/sw.js', 'finds no room on the disk', onFullDisk],
  [scriptOf(dist, otherLanguage), 'is a page instead', otherPage],
  [picture, 'is missing', () => status(404)],
  [picture, 'is a page instead', otherPage],
  ['/about.html', 'is another page', otherPage],
  ['/about.html', 'is half of itself', half],
] as const)
  test(`If ${file} ${fault}, the next visit has the offline copy`, engines, async ({ site, page, host }) => {
    host.answer(new RegExp(`^${file}$`), answer(host));
    await site.open('/');
    await expect.poll(() => host.requests).toContain(file);
    await expect.poll(() => page.evaluate(hasWorker)).toBe(false);
    await site.item(words['nav.portfolio']).click();
    await site.openDialog(clientName);
    await site.closeDialog();
    await expect(page.getByText(words['app.readyText'])).toBeHidden();
    host.mend();
    await site.visitFirst('/');
  });

test('A browser that forbids even to ask for a worker shows the site', engines, async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('No', 'SecurityError');
      },
    });
  });
  await site.open('/');
  await site.sendMessage();
  await expect(site.toast(words['contact.sentTitle'])).toBeVisible();
  await site.visit('portfolio');
  await site.openDialog(clientName);
});

test('A network that asks to sign in leaves the installed site alone', engines, async ({ site, page, host }) => {
  await site.visitFirst('/');
  host.answer(/./, status(200, { 'Content-Type': 'text/html' }, '<!doctype html><h1>Sign in</h1>'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => {});
  });
  await site.open('/about');
  await site.expectPage('about');
  await site.switchTo(otherLanguage, 'about');
});

test.describe('In a browser without Trusted Types', () => {
  // Chromium would ask for them all the same.
  test.use({ bypassCSP: true });

  test('the site opens without a connection, too', async ({ site, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
    await site.visitFirst('/');
  });
});
