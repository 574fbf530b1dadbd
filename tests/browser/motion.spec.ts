import { engines, expect, motionTest, test } from '../fixtures';

motionTest('A page and its clients come in one after the other, once', engines, async ({ site, page }) => {
  await site.open('/portfolio');
  const content = page.locator('#content');
  // The first page of a visit is simply there.
  await expect(content).toHaveCSS('animation-name', 'none');
  await site.visit('Over ons', 'Wie wij zijn');
  await site.visit('Opdrachten', 'Ons werk');
  await expect(content).not.toHaveCSS('animation-name', 'none');
  const logos = content.locator('ol > li > a > :first-child');
  const delays = await logos.evaluateAll((all) => all.map((logo) => getComputedStyle(logo).animationDelay));
  expect(delays).toEqual(['0s', '0.05s', '0.1s', '0.15s', '0.2s', '0.25s']);
  // The lock of the front page opens with the scroll position, which never ends.
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length);
  await expect.poll(running).toBe(0);
  await site.openDialog('Kadewerk');
  await site.closeDialog();
  await expect.poll(running).toBe(0);
});

motionTest(
  'A section is scrolled to, and the next page is at its top all the same',
  engines,
  async ({ site, page }) => {
    await site.open('/');
    // In the page: a smooth scroll is over before a test has asked for it twice.
    const places = await page.evaluate(async () => {
      const press = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('nav a')].find((link) => link.textContent === name)?.click();
      // After the frame is painted: what the page corrects before that, no visitor sees.
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      press('Contact');
      while (scrollY === 0) await nextFrame();
      const places = [Math.round(scrollY)];
      press('Opdrachten');
      while (location.pathname !== '/portfolio') await nextFrame();
      for (let frame = 0; frame < 40; frame++) {
        await nextFrame();
        places.push(Math.round(scrollY));
      }
      return places;
    });
    expect(places[0], 'the scroll is smooth').toBeLessThan(1500);
    expect(new Set(places.slice(1))).toEqual(new Set([0]));
  },
);

test('A visitor who prefers reduced motion sees nothing move', engines, async ({ site, page }) => {
  await site.open('/');
  await expect(site.html).toHaveCSS('scroll-behavior', 'auto');
  const animations = () => page.evaluate(() => document.getAnimations().length);
  for (const [item, heading] of [
    ['Over ons', 'Wie wij zijn'],
    ['Opdrachten', 'Ons werk'],
  ] as const) {
    await site.visit(item, heading);
    expect(await animations(), item).toBe(0);
  }
  await site.openDialog('Kadewerk');
  expect(await animations(), 'the dialog').toBe(0);
});
