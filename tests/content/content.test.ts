import { expect, test } from 'vitest';
import { findIssues, findWarnings } from './check';
import { loadContent } from './load';

test('What the owner wrote is complete and right', async () => {
  const { content, issues } = await loadContent({ content: 'src/content', public: 'public' });
  issues.push(...(await findIssues(content)));
  for (const warning of findWarnings(content)) console.warn(warning);
  // The sentences alone: where this file fails is of no use to the owner.
  expect.soft(issues.length, issues.join('\n')).toBe(0);
});
