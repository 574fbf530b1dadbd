import { test as base, expect } from '@playwright/test';
import { company } from '../../src/content/company';

interface Options {
  /** The console messages and page errors that belong to what is tested. */
  allowedMessages: RegExp | undefined;
}

/** Every test also proves that the page stays silent, stays at home and leaves no cookie. */
export const test = base.extend<Options & { watch: undefined }>({
  // Where things move is told by the tests of motion, which ask for it.
  contextOptions: { reducedMotion: 'reduce' },

  allowedMessages: [undefined, { option: true }],

  watch: [
    async ({ context, baseURL, allowedMessages, serviceWorkers }, use) => {
      const faults: string[] = [];
      const report = (fault: string) => {
        if (!allowedMessages?.test(fault)) faults.push(fault);
      };
      context.on('console', (message) => {
        // React reports a hydration that it had to repair as an error, here or as a page error.
        if (['error', 'warning'].includes(message.type())) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(String(error.error())));
      // The receiver of the owner is asked by nobody: this answers for it.
      const receiver = company.messages && new URL(company.messages, baseURL).href;
      if (receiver) {
        const headers = { 'Access-Control-Allow-Origin': '*' };
        await context.route(receiver, (route) => route.fulfill({ status: 204, headers }));
      }
      context.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL && href !== receiver) faults.push(`asked ${href}`);
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
