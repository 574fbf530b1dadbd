import { build, inFolder } from '../../host/versions';
import { test as base, expect } from '../test';
import { heading } from '../things';
import { words } from '../words';

// A worker that removes itself was never kept, and the site says so.
const test = base.extend('allowed', () => /^This version of the site could not be kept/);

// A site is built first.
test('The kill switch takes the worker and what it kept away, and the site goes on', { timeout: 180_000 }, async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  const kept = () =>
    visitor.tab.run(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  expect(await kept()).not.toEqual([]);
  await inFolder(async (folder) => host.deploy(await build(folder, { env: { KILL_SWITCH: '1' } })));
  await visitor.tab.run(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(kept).toEqual([]);
  await visitor.open('/about');
  await visitor.see(heading(words['about.title']));
});
