import { Host } from '../host/host';
import { dist } from '../host/versions';
import { test as base } from './fixtures';

/** A test with a host of its own, in a browser that may install the site. */
export const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  host: async ({ browserName: _ }, use, { parallelIndex }) => {
    const host = new Host(dist, 4400 + 50 * parallelIndex);
    await host.start();
    await use(host);
    await host.remove();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
