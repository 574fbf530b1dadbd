import { test as base, expect, inject } from 'vitest';
import { FaultyHost } from '../host/faulty-host';
import { Host } from '../host/host';
import { silentVersion } from '../host/versions';
import { second } from '../languages';
import { startChromium, startFirefox } from './puppeteer';
import type { Engine, Profile, Start } from './tab';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export { expect };

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** What the console says if the host has lost the worker. */
const withoutWorker =
  /^This site is not available offline|^A bad HTTP response code \(404\)|ServiceWorker|status of 404/;

/** The folder of the build that most journeys run against. Its form sends nothing. */
export const site = await silentVersion();

/** Storage and worker belong to an address: a test that has one of its own finds neither. */
let port = 10_000 + 1000 * Number(process.env.VITEST_POOL_ID) + 10 * (process.pid % 50);

/**
 * The browsers of this worker that are open, by what they were started with: starting one takes longer than a test. Each
 * test that is extended has fixtures of its own, also those of a worker; what all of them share is kept here.
 */
const browsers = new Map<string, Promise<Engine>>();

/** A test with a site of its own, and a visitor who was never there. It also proves that the site stays silent. */
export const test = base
  .extend('launch', { scope: 'worker' }, () => starts[inject('engine')])
  .extend('browserFor', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
    onCleanup(async () => {
      for (const [key, browser] of browsers) {
        browsers.delete(key);
        await (await browser).close();
      }
    });
    return (start: Start) => {
      const key = JSON.stringify(start);
      // The visitors prefer a language that the site does not start in, and it starts in its own all the same. To draw
      // what moves takes a third of the time: what is about motion asks for it.
      const browser = browsers.get(key) ?? launch({ language: second, still: true, ...start });
      browsers.set(key, browser);
      return browser;
    };
  })
  .extend('start', { scope: 'file' }, (): Start => ({}))
  .extend('engine', { scope: 'file' }, ({ browserFor, start }) => browserFor(start))
  /** What may be said in the console, because the test is about it. */
  .extend('allowed', (): RegExp | undefined => undefined)
  /** The folder of the build that is served. */
  .extend('version', () => site)
  /** Whether the host has the site's worker. */
  .extend('withWorker', () => true)
  .extend('host', async ({ engine: _, version, withWorker }, { onCleanup }) => {
    const host = new Host(version, port++);
    if (!withWorker) host.answers.set('/sw.js', 404);
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
  .extend('visitor', async ({ profile, address, allowed, withWorker }, { onCleanup }) => {
    const visitor = await Visitor.with(profile, address);
    const isExpected = (said: string) => allowed?.test(said) || (!withWorker && withoutWorker.test(said));
    onCleanup(() => expect(visitor.tab.heard().filter((said) => !isExpected(said))).toEqual([]));
    return visitor;
  })
  /** A visitor whose browser can be closed and opened again, if its driver can do that. */
  .extend('resident', async ({ engine, address }, { onCleanup }) => {
    const profile = await (engine.newLastingProfile ?? engine.newProfile)();
    onCleanup(() => profile.close());
    return Visitor.with(profile, address);
  });

/** A test of a page alone. To install the worker takes a fifth of the time. */
export const pageTest = test.extend('withWorker', () => false);
