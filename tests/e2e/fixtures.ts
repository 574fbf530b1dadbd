import { test as base, expect } from '@playwright/test';

interface Options {
  /** The other origins that the page may ask. */
  receiverOrigins: readonly string[];
  /** What the browser's storage holds as the language of an earlier visit. */
  stored: string | undefined;
  /** The console messages and page errors that belong to what is tested. */
  allowedMessages: RegExp | undefined;
}

/** Every test also proves that the page stays silent, stays at home and leaves no cookie. */
export const test = base.extend<Options & { watch: undefined }>({
  // Where things move is told by the tests of motion, which ask for it.
  contextOptions: { reducedMotion: 'reduce' },

  receiverOrigins: [[], { option: true }],
  stored: [undefined, { option: true }],
  allowedMessages: [undefined, { option: true }],

  storageState: async ({ baseURL, stored }, use) => {
    if (stored === undefined || !baseURL) return use(undefined);
    const localStorage = [{ name: 'language', value: stored }];
    await use({ cookies: [], origins: [{ origin: baseURL, localStorage }] });
  },

  watch: [
    async ({ context, baseURL, receiverOrigins, allowedMessages, serviceWorkers }, use) => {
      const faults: string[] = [];
      const report = (fault: string) => {
        if (!allowedMessages?.test(fault)) faults.push(fault);
      };
      context.on('console', (message) => {
        // React reports a hydration that it had to repair as an error, here or as a page error.
        if (['error', 'warning'].includes(message.type())) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && ![baseURL, ...receiverOrigins].includes(origin))
          faults.push(`asked ${request.url()}`);
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
      expect(faults, 'messages and requests that no test expects').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
