import { test as base, expect } from '@playwright/test';
import { SitePage } from './site-page';
import { Host } from './test-host/host';
import { type Version, versionOf } from './test-host/versions';

export { expect };

/** An engine may do it differently: it runs in each. */
export const engines = { tag: '@engines' };

/** One of the main journeys, which `npm test` runs in Firefox, too. */
export const journey = { tag: ['@engines', '@journey'] };

interface Options {
  /** The console messages and page errors that belong to what is tested. */
  allowedMessages: RegExp | undefined;
  /** What the host of the site serves at first. Its form sends nothing, unless the test says otherwise. */
  version: Version;
}

/** What Firefox says of an import or a typeface that was on its way when the visitor left the page (NS_BINDING_ABORTED). */
const leftBehind = /^(Error: )?Failed to load .* A ServiceWorker intercepted the request|status=2152398850/;

/** A test of a page. Its watch proves that the page stays silent, stays at home and leaves no cookie. */
export const test = base.extend<
  Pick<Options, 'allowedMessages'> & { watch: string[]; site: SitePage },
  { sharedHost: Host }
>({
  allowedMessages: [undefined, { option: true }],

  // Once per worker of Playwright, and only where `hostedTest` asks for it. It is declared here: otherwise the two kinds of test would
  // run in workers of their own, each with a browser.
  sharedHost: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const host = new Host(4300 + 100 * parallelIndex);
      await use(host);
      await host.remove();
    },
    { scope: 'worker' },
  ],

  site: ({ page }, use) => use(new SitePage(page)),

  watch: [
    async ({ context, baseURL, allowedMessages, serviceWorkers }, use, { errors }) => {
      const faults: string[] = [];
      const report = (fault: string) => {
        if (!allowedMessages?.test(fault) && !leftBehind.test(fault)) faults.push(fault);
      };
      context.on('console', (message) => {
        // React reports a hydration that it had to repair as an error, here or as a page error.
        if (['error', 'warning'].includes(message.type())) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(String(error.error())));
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
      await use(faults);
      // A picture of what failed takes a style of its own, which the policy refuses.
      if (errors.length) return;
      expect(faults, 'messages and requests that no test expects').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test of a site with its worker, at a host of its own, which can be told to go away, to fail, or to have a new version. */
export const hostedTest = test.extend<Pick<Options, 'version'> & { host: Host }>({
  version: ['without endpoint', { option: true }],
  host: async ({ sharedHost, version }, use) => {
    await sharedHost.restart(await versionOf(version));
    await use(sharedHost);
  },
  baseURL: ({ host }, use) => use(host.address),
  serviceWorkers: 'allow',
});
