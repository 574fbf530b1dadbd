import { FaultyHost } from '../host/faulty-host';
import { test as base } from './fixtures';

/** The tests of `fixtures.ts`, with a faulty host between the browser and the site. */
export const test = base.extend<object, { host: FaultyHost }>({
  host: [
    async ({ playwright: _ }, use, { project }) => {
      const host = new FaultyHost(project.use.baseURL ?? '');
      await host.start();
      await use(host);
      host.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ host }, use) => {
    await use(host.address);
    host.mend();
  },
});
