import { scriptOf } from '../../host/versions';
import { test as base, expect, site } from '../test';
import { entry } from '../things';
import { addressIn, first, otherWords, second } from '../words';

const test = base.extend(
  'allowed',
  () => /^Page not found: |^This site is not available|code \(404\)|status of 404|Failed to load/,
);

test('Under the prefix of a language everything stays there, and no words but its own are fetched', async ({
  visitor,
  host,
}) => {
  // It would fetch everything.
  host.answers.set('/sw.js', 404);
  await visitor.open(addressIn('/about', second));
  await visitor.shows('about', second);
  await visitor.press(entry(otherWords['nav.services']));
  await visitor.at(`${addressIn('/', second)}#services`);
  await visitor.standsAt('services');
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.at(addressIn('/portfolio', second));
  await visitor.shows('portfolio', second);
  await visitor.press({ selector: 'header .brand' });
  await visitor.at(addressIn('/', second));
  await visitor.tab.back();
  await visitor.at(addressIn('/portfolio', second));
  await visitor.shows('portfolio', second);
  expect(host.requests).toContain(scriptOf(site, second));
  expect(host.requests).not.toContain(scriptOf(site, first));

  for (const [path, language] of [
    [`/${second}/${second}`, second],
    [`/${second.toUpperCase()}`, first],
    [`/${first}`, first],
  ] as const) {
    await visitor.open(path);
    await visitor.shows('not-found', language);
  }
});
