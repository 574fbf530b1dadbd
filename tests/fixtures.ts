import { test as base, expect, type LaunchOptions } from '@playwright/test';
import { SitePage } from './site-page';
import { Host } from './test-host/host';
import { type Version, versionOf } from './test-host/versions';

export { expect };

/** An engine may do it differently: it runs in each. */
export const engines = { tag: '@engines' };

/** One of the main journeys, which `npm test` runs in Firefox, too. */
export const journey = { tag: ['@engines', '@journey'] };

interface Options {
  /** The console messages and page errors that belong to the test. */
  allowedMessages: RegExp | undefined;
  /** The version that the host serves at first. */
  version: Version;
}

/** The messages of Firefox about an import or a typeface that was on its way when the page was left (NS_BINDING_ABORTED). */
const abortedLoads = /^(Uncaught Error: )?Failed to load .* A ServiceWorker intercepted the request|status=2152398850/;

/**
 * A test of a page, without the worker. It fails on any console error, request to another site, cookie, and violation of the policy.
 * A test can make the host respond otherwise.
 */
export const test = base.extend<
  Options & { checkSilence: undefined; site: SitePage; host: Host },
  { sharedHost: Host }
>({
  allowedMessages: [undefined, { option: true }],
  version: ['site', { option: true }],

  // Once per worker of Playwright, so that a new browser finds it at the same address.
  sharedHost: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const host = new Host(4300 + 100 * parallelIndex);
      await use(host);
      await host.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // The first test of a version builds it.
  host: [
    async ({ sharedHost, version }, use) => {
      await sharedHost.restart(await versionOf(version));
      await use(sharedHost);
    },
    { timeout: 180_000 },
  ],

  baseURL: ({ host }, use) => use(host.address),

  site: ({ page }, use) => use(new SitePage(page)),

  checkSilence: [
    async ({ context, baseURL, allowedMessages, serviceWorkers }, use, { errors }) => {
      const issues: string[] = [];
      const report = (issue: string) => {
        if (!allowedMessages?.test(issue) && !abortedLoads.test(issue)) issues.push(issue);
      };
      context.on('console', (message) => {
        // React reports a hydration that it had to repair as an error, here or as a page error.
        if (['error', 'warning'].includes(message.type())) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(`Uncaught ${error.error()}`));
      context.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) report(`asked ${href}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      // A worker that Playwright blocks fails with a message; a browser that has none is silent.
      if (serviceWorkers === 'block')
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await use(undefined);
      // A picture of what failed takes a style of its own, which the policy refuses.
      if (errors.length) return;
      expect(issues, 'messages and requests that no test expects').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test of a site with its worker. The host can go away, or deploy another version. */
export const workerTest = test.extend({ serviceWorkers: 'allow' });

/** A test of a page for a visitor who has not asked for reduced motion. */
export const motionTest = test.extend<object, { launchOptions: LaunchOptions }>({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 0 } }),
    { scope: 'worker' },
  ],
});
