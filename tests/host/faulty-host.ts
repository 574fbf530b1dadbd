import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host's answer that went wrong on its way. */
export type Fault = (response: ServerResponse, body: Buffer, headers: Record<string, string>, status: number) => void;

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
  // What came can be run, and does nothing.
  'cut after a statement': (response, body, headers) =>
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(body.subarray(0, body.indexOf(';') + 1)),
  'cut off': (response, body, headers) => {
    response.writeHead(200, { ...headers, 'Content-Length': String(body.length) });
    // A busy browser has to have read what came: a reset throws the rest away.
    response.write(half(body), () => setTimeout(() => response.destroy(), 500));
  },
} satisfies Record<string, Fault>;

/** Documents that begin with a script, which runs before any of the site. It knows nothing but itself. */
export const beginWith =
  (script: () => void): Fault =>
  (response, body, { 'content-security-policy': _, ...headers }, status) => {
    const isDocument = headers['content-type']?.startsWith('text/html');
    const begun = () => String(body).replace('<head>', () => `<head><script>(${script})()</script>`);
    response.writeHead(status, headers).end(isDocument ? begun() : body);
  };

/** A site behind a network that fails as told. */
export class FaultyHost {
  address = '';

  readonly #spoiled: [file: RegExp, fault: Fault][] = [];
  readonly #server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, this.#site), { redirect: 'manual' }).catch(() => undefined);
    // A test may end, and the site go, while a file is on its way.
    const content = await answer?.arrayBuffer().catch(() => undefined);
    if (!answer || !content) return response.destroy();
    const body = Buffer.from(content);
    const headers = Object.fromEntries(answer.headers);
    // What came is no longer compressed, and may not be whole.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) delete headers[name];
    // What is whole now may be spoiled later: no browser keeps it.
    if (url.startsWith('/assets/')) headers['cache-control'] = 'no-store';
    const fault = this.#spoiled.find(([file]) => file.test(url))?.[1];
    if (fault) fault(response, body, headers, answer.status);
    else response.writeHead(answer.status, headers).end(body);
  });
  readonly #site: string;

  /** @param site the address of the site as it should be */
  constructor(site: string) {
    this.#site = site;
  }

  /** @param port where to look for a free port; any, if none is given */
  async start(port = 0): Promise<void> {
    this.#server.listen(port, 'localhost');
    const isFree = await once(this.#server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) return this.start(port + 1);
    this.address = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on a file arrives broken. */
  spoil(file: RegExp, fault: Fault): void {
    this.#spoiled.push([file, fault]);
  }

  /** From now on everything arrives whole. */
  mend(): void {
    this.#spoiled.splice(0);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
