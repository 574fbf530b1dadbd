import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export interface Received {
  fields: Record<string, string>;
  type: string | undefined;
}

/** Somebody who receives messages: a real server, which can answer anything and go away. */
export class Receiver {
  readonly received: Received[] = [];
  answer: Answer = status(200);

  #port = 0;
  #server: Server | undefined;

  /** Where messages go. */
  get address() {
    return `${this.origin}/messages`;
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The same server under another name, which makes it another origin. */
  get otherOrigin() {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      this.received.push({ fields, type: request.headers['content-type'] });
      this.answer(response, request);
    }).listen(this.#port);
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
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
