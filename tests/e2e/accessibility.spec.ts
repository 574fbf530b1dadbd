import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { measureColours, textContrasts } from './colours';
import { languages } from './content';
import { expect, test } from './fixtures';
import { open } from './page';
import { faults, reach, states } from './states';

/** Every rule that axe knows, the ones included that are off until somebody asks for them. */
const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** What a colour scheme can change. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds: each rule that is broken, and where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  else builder.options({ rules: everyRule });
  const { violations, passes } = await builder.analyze();
  expect(passes.length, 'rules that applied').toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

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

/** Text below 7:1, also where axe cannot tell what is behind it. */
async function unreadable(page: Page): Promise<string[]> {
  const texts = await textContrasts(page);
  expect(texts.length, 'texts that were measured').toBeGreaterThan(3);
  return texts.filter(({ contrast }) => contrast < 7).map(({ name, contrast }) => `${name}: ${contrast.toFixed(2)}`);
}

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
