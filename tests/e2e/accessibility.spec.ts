import { addressOf, routes } from '../../src/routes';
import { languages } from '../content';
import { colourRules, unreadable, violations } from './axe';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { open } from './page';
import { faults, reach, states } from './states';

// axe is a script from outside, which the policy of the site would refuse.
test.use({ bypassCSP: true, allowedMessages: faults });

for (const state of states)
  test(`The state "${state.name}" breaks no rule of axe, in both languages and schemes, 320 and 1280 px wide`, async ({
    page,
  }) => {
    await measureColours(page);
    await state.prepare?.(page);
    for (const language of languages)
      for (const width of state.narrow ? [320] : [320, 1280]) {
        const where = `${language}, ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await reach(page, state, language);
        expect.soft(await violations(page), `${where}, light`).toEqual([]);
        expect.soft(await unreadable(page), `${where}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, colourRules), `${where}, dark`).toEqual([]);
        expect.soft(await unreadable(page), `${where}, dark`).toEqual([]);
      }
  });

for (const language of languages.slice(1))
  test(`The documents in ${language} alone break no rule of axe, either`, async ({ page }) => {
    await measureColours(page);
    for (const { path } of routes) {
      await open(page, addressOf(path, language));
      expect.soft(await violations(page), path).toEqual([]);
      expect.soft(await unreadable(page), path).toEqual([]);
    }
  });

test('axe and the measurement of contrast do find what is wrong', async ({ page }) => {
  await measureColours(page);
  await open(page, '/about');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const wrong = document.createElement('div');
    wrong.innerHTML = '<img src="/icons/icon.svg"><h5>Skipped</h5><p lang="english">Nobody</p><a href="/x"></a>';
    document.querySelector('main')?.append(wrong);
    for (const colour of ['#999', '#666']) {
      const faint = document.createElement('p');
      faint.textContent = `Hardly to be read in ${colour}`;
      faint.style.cssText = `color:${colour};background:#fff`;
      wrong.append(faint);
    }
  });
  const found = await violations(page);
  for (const rule of [
    'image-alt',
    'heading-order',
    'valid-lang',
    'link-name',
    'color-contrast',
    'color-contrast-enhanced',
  ])
    expect(
      found.some((violation) => violation.startsWith(`${rule}:`)),
      rule,
    ).toBe(true);
  expect(await unreadable(page)).toEqual([
    expect.stringContaining('Hardly to be read in #999'),
    expect.stringContaining('Hardly to be read in #666'),
  ]);
});
