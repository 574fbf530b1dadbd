import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './fixtures';

/** A host's answer that went wrong on its way. */
type Fault = (response: ServerResponse, body: Buffer, headers: Record<string, string>) => void;

/** A file up to its middle; a document up to the middle of what there is to read. */
const half = (body: Buffer) => body.subarray(0, (Math.max(0, body.indexOf('<body')) + body.length) / 2);

/** What can happen to a file, by the name that a test gives it. */
export const faults = {
  missing: (response) => response.writeHead(404).end('Not found'),
  'a page instead': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
  // A host that takes half a file for a whole one; if the browser kept it, nothing could help.
  truncated: (response, body, headers) =>
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(half(body)),
  'cut off': (response, body, headers) => {
    response.writeHead(200, { ...headers, 'Content-Length': String(body.length) });
    // A busy browser has to have read what came: a reset throws the rest away.
    response.write(half(body), () => setTimeout(() => response.destroy(), 500));
  },
} satisfies Record<string, Fault>;

/** The site behind a network that fails as told. */
interface FaultyHost {
  address: string;
  /** From now on a file arrives broken. */
  spoil(file: RegExp, fault: Fault): void;
  /** From now on everything arrives whole. */
  mend(): void;
}

/** The tests of `fixtures.ts`, with a faulty host between the browser and the site. */
export const test = base.extend<object, { host: FaultyHost }>({
  host: [
    async ({ playwright: _ }, use, { project }) => {
      const spoiled: [RegExp, Fault][] = [];
      const server = createServer(async ({ url = '/' }, response) => {
        const answer = await fetch(new URL(url, project.use.baseURL));
        const body = Buffer.from(await answer.arrayBuffer());
        const headers = Object.fromEntries(answer.headers);
        // What came is no longer compressed, and may not be whole.
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
          delete headers[name];
        const fault = spoiled.find(([file]) => file.test(url))?.[1];
        if (fault) fault(response, body, headers);
        else response.writeHead(answer.status, headers).end(body);
      }).listen(0, 'localhost');
      await new Promise((resolve) => server.once('listening', resolve));
      await use({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        spoil: (file, fault) => spoiled.push([file, fault]),
        mend: () => spoiled.splice(0),
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ host }, use) => {
    await use(host.address);
    host.mend();
  },
});
