import { test } from 'vitest';
import { findIssues, findWarnings } from './check';
import { loadContent } from './load';

test('What the owner wrote is complete and right', async () => {
  const { content, issues } = await loadContent({ content: 'src/content', public: 'public' });
  issues.push(...(await findIssues(content)));
  for (const warning of findWarnings(content)) console.warn(warning);
  // The sentences alone: the line at which this test fails is of no use to the owner.
  if (issues.length) throw Object.assign(new Error(issues.join('\n')), { name: 'Mend these', stack: undefined });
});
