import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What a receiver does with a message. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

/** An answer with a status. */
export const status =
  (code: number, more: Record<string, string> = {}, body = '') =>
  (response: ServerResponse) =>
    response.writeHead(code, { ...headers, ...more }).end(body);

/** Answers that go wrong. */
export const hang: Answer = () => {};
export const hangUp: Answer = (response) => response.destroy();

/**
 * Waits until nobody else uses a port of this machine, and takes it: the tests of all engines share one receiver.
 * @returns a function that gives it back
 */
export async function takeTurn(port: number): Promise<() => void> {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1');
    const isMine = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isMine) return () => server.close();
    await pause(100);
  }
}

export interface Received {
  fields: Record<string, string>;
  type: string | undefined;
}

/** Somebody who receives messages: a real server, which can answer anything and go away. */
export class Receiver {
  readonly received: Received[] = [];
  answer: Answer = status(200);

  readonly #port: number;
  #server: Server | undefined;

  /** @param port where it listens, as the build of the site says */
  constructor(port: number) {
    this.#port = port;
  }

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      // A browser that is closed may leave half a message behind.
      const message = await text(request).catch(() => undefined);
      if (message === undefined) return;
      const fields = Object.fromEntries(new URLSearchParams(message));
      this.received.push({ fields, type: request.headers['content-type'] });
      this.answer(response, request);
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Goes away: open connections are cut, new ones are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** Is as it was at first. */
  async restart(): Promise<void> {
    if (!this.#server) await this.start();
    this.answer = status(200);
    this.received.length = 0;
  }

  /** What the messages say that have come. */
  get texts() {
    return this.received.map(({ fields }) => fields.message);
  }
}
