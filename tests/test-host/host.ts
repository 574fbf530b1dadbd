import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Plugin, type PreviewServer, preview } from 'vite';
import { previewHost } from '../../src/build/preview';
import { getDocumentName, normalizePath } from '../../src/routes';

/** An answer in the place of a file. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** An answer with a status, and what else it has. */
export const status =
  (code: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body);

export const hangUp: Answer = (response) => response.destroy();

/**
 * A host of the site: `vite preview` over a folder of its own, which can be stopped, started again at the same address,
 * given a new version, like the real one, and made to answer otherwise.
 */
export class Host {
  /** The path of every request of the test, in their order. */
  readonly requests: string[] = [];
  address = '';

  readonly #answers: [path: RegExp, answer: Answer][] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'host-'));
  #port: number;
  #server: PreviewServer | undefined;
  /** The folder of the build that is online as it is. */
  #build: string | undefined;

  /** @param port where to look for a free port */
  constructor(port: number) {
    this.#port = port;
  }

  /** Serves the build in a folder, as it should. */
  async restart(build: string): Promise<void> {
    this.mend();
    if (build !== this.#build) this.deploy(build);
    if (!this.#server) await this.start();
    this.requests.length = 0;
  }

  async start(): Promise<void> {
    this.#server = await preview({
      configFile: false,
      logLevel: 'error',
      plugins: [this.#watch(), previewHost()],
      build: { outDir: this.#folder },
      // The address decides whose worker it is: once found, the port stays.
      preview: { port: this.#port, strictPort: this.address !== '' },
    });
    this.address = this.#server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    this.#port = Number(new URL(this.address).port);
  }

  /** Stops: open connections are cut, new ones are refused. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Puts the build in a folder in the place of this one, between two requests. */
  deploy(build: string): void {
    rmSync(this.#folder, { recursive: true });
    cpSync(build, this.#folder, { recursive: true });
    this.#build = build;
  }

  /** Puts one more file online, or another one in the place of one. */
  add(file: string, content: string): void {
    const path = join(this.#folder, file);
    this.#build = undefined;
    writeFileSync(path, content);
    for (const copy of ['.br', '.gz']) rmSync(path + copy, { force: true });
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** The document at an address. */
  readDocument = (url: string) => this.read(getDocumentName(normalizePath(new URL(url, this.address).pathname)));

  /** Responds otherwise to the paths of a kind, from now on. */
  answer(path: RegExp, answer: Answer): void {
    this.#answers.unshift([path, answer]);
  }

  /** Changes the documents at the paths of a kind, from now on. */
  rewrite(path: RegExp, change: (document: string) => string): void {
    this.answer(path, (response, { url = '' }) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(change(this.readDocument(url))),
    );
  }

  /** Sends the documents at the paths of a kind in two halves, from now on. */
  stall(path: RegExp, change: (document: string) => string = (document) => document): void {
    this.answer(path, async (response, { url = '' }) => {
      const document = change(this.readDocument(url));
      const middle = document.indexOf('</main>');
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(document.slice(0, middle));
      // So that the browser has the time to paint the first one.
      await setTimeout(500);
      response.end(document.slice(middle));
    });
  }

  /** Responds as it should again. */
  mend(): void {
    this.#answers.splice(0);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }

  #watch(): Plugin {
    return {
      name: 'watch-requests',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          const [path = '/'] = (request.url ?? '/').split('?');
          this.requests.push(path);
          // A test may end, and its files go, while one of them is being sent.
          response.on('pipe', (file) => file.on('error', () => response.destroy()));
          const answer = this.#answers.find(([kind]) => kind.test(path))?.[1];
          if (answer) answer(response, request);
          else next();
        });
      },
    };
  }
}
