import { vi } from 'vitest';
import { versionOf } from '../../host/versions';
import { test as base, expect } from '../test';
import { entry } from '../things';
import { words } from '../words';

// The first one may have to build the version without a worker.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// A worker that removes itself was never kept, and the site says so.
const test = base.extend('allowed', () => /^This (version of the site could not be kept|site is not available)/);

test('The kill switch takes the worker and what it kept away, loads the page once, and the site goes on', async ({
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
  const loaded = await visitor.loaded();
  host.deploy(await versionOf('kill switch'));
  await visitor.tab.run(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => visitor.loaded()).not.toBe(loaded);
  await visitor.live();
  await expect.poll(kept).toEqual([]);
  const reloaded = await visitor.loaded();

  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  expect(await visitor.loaded()).toBe(reloaded);
  host.requests.length = 0;
  await visitor.open('/portfolio');
  await visitor.shows('portfolio');
  expect(host.requests).toContain('/portfolio');
  await expect.poll(() => host.requests).toContain('/sw.js');
  await expect.poll(kept).toEqual([]);
});
