import { expectedMessages, openState, type State, statesOf } from '../states';
import { expect, test } from './fixtures';

const footer: State = { name: 'footer', path: '/', part: 'footer' };

test.use({ allowedMessages: expectedMessages });

for (const [language, prefix] of [
  ['en', ''],
  ['nl', '/nl'],
] as const)
  for (const state of [footer, ...statesOf('deltafiber')])
    test(`A screen reader gets the state "${state.name}" as before, ${language}`, async ({ site, page }) => {
      if (state.width) await site.setWidth(state.width);
      await openState(site, state, prefix);
      await expect(page.locator(state.part)).toMatchAriaSnapshot({ name: `${state.name}-${language}.aria.yml` });
    });
