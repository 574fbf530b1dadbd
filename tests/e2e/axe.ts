import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { textContrasts } from './colours';
import { expect } from './fixtures';

/** Every rule that axe knows, the ones included that are off until somebody asks for them. */
const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** What a colour scheme can change. */
export const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds: each rule that is broken, and where. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  else builder.options({ rules: everyRule });
  const { violations, passes } = await builder.analyze();
  expect(passes.length, 'rules that applied').toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Text below 7:1, also where axe cannot tell what is behind it. */
export async function unreadable(page: Page): Promise<string[]> {
  const texts = await textContrasts(page);
  expect(texts.length, 'texts that were measured').toBeGreaterThan(3);
  return texts.filter(({ contrast }) => contrast < 7).map(({ name, contrast }) => `${name}: ${contrast.toFixed(2)}`);
}
