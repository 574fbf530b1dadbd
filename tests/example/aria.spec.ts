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
      // The footer shows the year.
      await page.clock.setFixedTime('2099-01-01');
      if (state.width) await site.setWidth(state.width);
      await openState(site, state, prefix);
      // `toMatchAriaSnapshot` would write patterns in the place of numbers.
      const tree = await page.locator(state.part).ariaSnapshot();
      expect(`${tree}\n`).toMatchSnapshot([`${state.name}-${language}.aria.yml`]);
    });
