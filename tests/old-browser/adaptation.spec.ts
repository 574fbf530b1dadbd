import { addressOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { clientName, languages, words } from '../site-content';
import { boxOf } from '../site-page';
import { measureColours } from './measures';

const schemes = ['light', 'dark'] as const;
const edge = (element: Element) => window.edge(element);

test.beforeEach(measureColours);

test('More contrast and less transparency are given to who asks for them', async ({ site, page }) => {
  await site.open('/portfolio');
  const subtitle = page.getByRole('main').locator('p').first();
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const quiet = await subtitle.evaluate(colourOf);
  await page.emulateMedia({ contrast: 'more' });
  const ink = await site.html.evaluate(colourOf);
  await expect(subtitle).toHaveCSS('color', ink);
  expect(quiet).not.toBe(ink);

  await site.openDialog(clientName);
  const backdrop = page.locator('[data-part=backdrop]');
  await expect(backdrop).toHaveCSS('background-color', /^rgba\(/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await expect(backdrop).toHaveCSS('background-color', /^rgb\(/);
});

test('The header keeps clear of the notch of a phone that lies on its side', async ({ site, page }) => {
  await site.open('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 90, right: 90, top: 40 } });
  const row = page.locator('.header-row');
  await expect(row).toHaveCSS('padding', '40px 90px 0px');
  const { y } = await boxOf(row.locator('.brand'));
  expect(y).toBeGreaterThanOrEqual(40);
});

test('In forced colours, controls and states keep their shape', async ({ site, page }) => {
  const underlined = ['text-decoration-line', 'underline'] as const;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await site.open('/');
    const controls = page.locator('.button-solid, .button-line, input:not([type=hidden]), textarea, .logo-grid-link');
    const edges = await controls.filter({ visible: true }).evaluateAll((all) => all.map((one) => window.edge(one)));
    expect(edges.length).toBeGreaterThan(6);
    expect(Math.min(...edges)).toBeGreaterThan(3);
    // Where the visitor is, is not told by colour.
    await expect(site.menu.locator('[aria-current=location]')).toHaveCSS(...underlined);
    await expect(site.item(words['nav.about'])).not.toHaveCSS(...underlined);
    await site.sendMessage();
    const toast = site.toast(words['contact.sentTitle']);
    await expect.poll(() => toast.evaluate(edge), 'toast').toBeGreaterThan(3);

    await site.open('/portfolio');
    // An emblem is white, and needs its disc. Others have a white disc.
    await expect(page.locator('.timeline-logo').first()).toBeVisible();
    for (const disc of await page.locator('.timeline-logo:not(.emblem-bare)').all())
      await expect(disc).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await site.openDialog(clientName);
    expect(await site.dialog.evaluate(edge), 'dialog').toBeGreaterThan(3);
  }
});

test('The flag of the language in use is marked, and no other, in all colours', async ({ site, page }) => {
  for (const language of languages) {
    await site.open(addressOf('/about', language));
    for (const forcedColors of ['none', 'active'] as const)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors, colorScheme });
        for (const code of languages) {
          const isStillThere = code === language;
          const flag = site.flag(code);
          // In forced colours there are no gradients: the transparent border shows.
          if (forcedColors === 'none')
            await expect(flag).toHaveCSS('background-image', isStillThere ? /^linear-gradient/ : 'none');
          else if (isStillThere) expect(await flag.evaluate(edge), `${code} in ${language}`).toBeGreaterThanOrEqual(3);
          else expect(await flag.evaluate(edge), `${code} in ${language}`).toBeLessThan(1.5);
        }
      }
  }
});
