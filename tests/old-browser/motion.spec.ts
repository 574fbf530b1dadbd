import { engines, expect, test } from '../fixtures';
import { timelineClients, words } from '../site-content';
import { numbers } from '../specification';

// With a browser of their own, which starts once.
test.describe.configure({ mode: 'default' });

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 0 } }),
});

test('A page moves in, clients rise, and a section is scrolled to', engines, async ({ site, page }) => {
  await site.open('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  // The first page of a visit is simply there.
  await expect(page.locator('#content')).toHaveCSS('animation-name', 'none');
  // The lock opens as the page is scrolled. A browser that cannot do so leaves it closed.
  await expect(page.locator('.hero .gate-left')).toHaveCSS('rotate', /^(none|0deg)$/);
  await page.locator('.hero .button').first().focus();
  await page.keyboard.press('Shift');
  await expect(page.locator('.hero .gate-left')).toHaveCSS('rotate', /^-?[1-9]/);
  await site.visit('portfolio');
  await expect(page.locator('#content')).not.toHaveCSS('animation-name', 'none');
  const items = await page.locator('#content ol > li > a > :first-child').evaluateAll((all) =>
    all.map((one) => {
      const { animationName, animationDelay, animationFillMode } = getComputedStyle(one);
      // One that waits for its turn is not seen yet.
      const moves = animationName !== 'none' && /^(backwards|both)$/.test(animationFillMode);
      return { moves, delay: Number.parseFloat(animationDelay) };
    }),
  );
  expect(items).toHaveLength(timelineClients.length);
  expect(items.every(({ moves }) => moves)).toBe(true);
  const delays = items.map(({ delay }) => delay);
  expect(delays).toEqual(delays.map((_, index) => Number((index * numbers.logoDelay).toFixed(2))));
});

test('A page stays at its top, however soon the one before is left', engines, async ({ site, page }) => {
  await site.open('/');
  for (const frames of [2, 4, 7, 10]) {
    const places = await page.evaluate(
      async ([section, other, frames]) => {
        const click = (name: string) =>
          [...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)?.click();
        const nextFrame = () => new Promise(requestAnimationFrame);
        click(section);
        for (let frame = 0; frame < frames; frame++) await nextFrame();
        click(other);
        const places = new Set<number>();
        for (let frame = 0; frame < 40; frame++) {
          await nextFrame();
          places.add(scrollY);
        }
        return [...places];
      },
      [words['nav.contact'], words['nav.portfolio'], frames] as const,
    );
    expect(places, `after ${frames} frames`).toEqual([0]);
    await site.visit('home');
  }
});

test('Back shows the place where the visitor was at once', engines, async ({ site, page }) => {
  await site.open('/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await site.visit('about');
  const places = await page.evaluate(async () => {
    const places = new Set<number>();
    history.back();
    for (let frame = 0; frame < 40; frame++) {
      await new Promise(requestAnimationFrame);
      places.add(Math.round(scrollY));
    }
    return [...places];
  });
  await site.expectPage('home');
  expect(places.filter((place) => place && place !== 900)).toEqual([]);
  expect(places).toContain(900);
});

test('A reload keeps the place, though the address names a section', engines, async ({ site, page }) => {
  await site.open('/');
  await site.item(words['nav.services']).click();
  await site.expectSection('services');
  await site.expectKept();
  await site.scrollTo(1700);
  await site.expectKept();
  await site.reload();
  // A scroll would go on for less than this.
  await page.waitForTimeout(1000);
  expect(Math.abs((await site.scrollTop()) - 1700)).toBeLessThan(10);
});

test('A page opens at its top though the last one is still scrolling', engines, async ({ site }) => {
  await site.open('/');
  await site.item(words['nav.contact']).click();
  await expect.poll(() => site.scrollTop()).toBeGreaterThan(0);
  await site.visit('portfolio');
  // The smooth scroll would take longer than this walk to the next page and back.
  await site.visit('about');
  await site.back();
  await site.expectPage('portfolio');
  expect(await site.scrollTop()).toBe(0);
});
