import { scriptOf } from '../../host/versions';
import { test as base, expect, site } from '../test';
import { entry } from '../things';
import { otherFlag, second, words } from '../words';

// What the engines say of an import when its page is left.
const test = base.extend(
  'allowed',
  () => /^JSHandle@error|Importing a module script failed|^TypeError: (Failed to fetch|error load)/,
);

test('A page that was left before its scripts came becomes live when the visitor comes back, and so does the other', async ({
  visitor,
  host,
}) => {
  const main = scriptOf(site, 'main');
  const letThrough = host.holdBack(main);
  await visitor.arrive('/about');
  await expect.poll(() => host.requests).toContain(main);
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.at('/portfolio');
  await visitor.shows('portfolio');
  await visitor.tab.back();
  await visitor.at('/about');
  await visitor.shows('about');
  letThrough();
  await visitor.live();
  await visitor.tab.forward();
  await visitor.at('/portfolio');
  await visitor.live();
  await visitor.press(otherFlag);
  await visitor.shows('portfolio', second);
});
