import { test as base, expect, inject } from 'vitest';
import { FaultyHost } from '../host/faulty-host';
import { Host } from '../host/host';
import { dist } from '../host/versions';
import { startChromium, startFirefox } from './puppeteer';
import type { Engine, Profile } from './tab';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export { expect };

/** Changes to Firefox's `about:config`. */
type Preferences = Record<string, boolean | number>;

const starts = { chromium: startChromium, firefox: startFirefox, webkit: () => startWebKit() };

/** Storage and worker belong to an address: a test that has one of its own finds neither. */
let port = 4500 + 400 * Number(process.env.VITEST_POOL_ID);

/** A test with a site of its own, and a visitor who was never there. It also proves that the site stays silent. */
export const test = base
  .extend('start', { scope: 'worker' }, () => starts[inject('engine')])
  /** The browsers that are open, by their preferences: starting one takes longer than a test. */
  .extend('browsers', { scope: 'worker' }, async ({ start }, { onCleanup }) => {
    const browsers = new Map<string, Promise<Engine>>();
    onCleanup(async () => {
      for (const browser of browsers.values()) await (await browser).close();
    });
    return (preferences: Preferences) => {
      const key = JSON.stringify(preferences);
      const browser = browsers.get(key) ?? start({ preferences });
      browsers.set(key, browser);
      return browser;
    };
  })
  .extend('preferences', { scope: 'file' }, (): Preferences => ({}))
  .extend('engine', { scope: 'file' }, ({ browsers, preferences }) => browsers(preferences))
  /** What may be said in the console, because the test is about it. */
  .extend('allowed', (): RegExp | undefined => undefined)
  /** The folder of the build that is served. */
  .extend('version', () => dist)
  .extend('host', async ({ engine: _, version }, { onCleanup }) => {
    const host = new Host(version, port++);
    await host.start();
    onCleanup(() => host.remove());
    return host;
  })
  /** The site behind a network that fails as told. */
  .extend('faultyHost', async ({ host }, { onCleanup }) => {
    const faulty = new FaultyHost(host.address);
    await faulty.start(port++);
    onCleanup(() => faulty.stop());
    return faulty;
  })
  .extend('profile', async ({ engine }, { onCleanup }): Promise<Profile> => {
    const profile = await engine.newProfile();
    onCleanup(() => profile.close());
    return profile;
  })
  /** Where the visitor finds the site. */
  .extend('address', ({ host }) => host.address)
  .extend('visitor', async ({ profile, address, allowed }, { onCleanup }) => {
    const visitor = await Visitor.with(profile, address);
    onCleanup(() => expect(visitor.tab.heard().filter((said) => !allowed?.test(said))).toEqual([]));
    return visitor;
  })
  /** A visitor whose browser can be closed and opened again, if its driver can do that. */
  .extend('resident', async ({ engine, address }, { onCleanup }) => {
    const profile = await (engine.newLastingProfile ?? engine.newProfile)();
    onCleanup(() => profile.close());
    return Visitor.with(profile, address);
  });
