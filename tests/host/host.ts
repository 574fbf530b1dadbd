import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, type PreviewServer, preview } from 'vite';
import { previewHost } from '../../src/plugins/preview-host';

/**
 * A host of the site: `vite preview` over a folder of its own, which can be stopped, started again at the same address,
 * and given a new version, like the real one.
 */
export class Host {
  /** The path of every request since the log was emptied last, in their order. */
  readonly requests: string[] = [];

  /** The status that is answered for a path, instead of its file. */
  readonly answers = new Map<string, number>();

  /** The paths that are not answered yet, each with the promise that it waits for. */
  readonly #held = new Map<string, Promise<void>>();

  address = '';

  readonly #home = mkdtempSync(join(tmpdir(), 'host-'));
  readonly #folder = join(this.#home, 'site');
  #port: number;
  #server: PreviewServer | undefined;

  /**
   * @param version the folder of the build that is served at first
   * @param port where to look for a free port
   */
  constructor(version: string, port: number) {
    this.#port = port;
    symlinkSync(version, this.#folder, 'junction');
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

  /** Goes away: open connections are cut, new ones are refused. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Puts another version of the site in the place of this one, between two requests. */
  deploy(version: string): void {
    rmSync(this.#folder, { recursive: true });
    symlinkSync(version, this.#folder, 'junction');
  }

  /** Puts one more file online, or another one in the place of one. */
  add(file: string, content: string): void {
    if (lstatSync(this.#folder).isSymbolicLink()) {
      const version = realpathSync(this.#folder);
      rmSync(this.#folder);
      cpSync(version, this.#folder, { recursive: true });
    }
    const path = join(this.#folder, file);
    writeFileSync(path, content);
    for (const copy of ['.br', '.gz']) rmSync(path + copy, { force: true });
  }

  /** Reads a file that is online. */
  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /**
   * Lets the answer to a path wait.
   * @returns a function that lets it through
   */
  holdBack(path: string): () => void {
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    this.#held.set(path, released);
    return letThrough;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#home, { recursive: true });
  }

  #watch(): Plugin {
    return {
      name: 'watch-requests',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(async (request, response, next) => {
          const path = (request.url ?? '/').split('?')[0] ?? '/';
          this.requests.push(path);
          // A test may end, and its files go, while one of them is being sent.
          response.on('pipe', (file) => file.on('error', () => response.destroy()));
          await this.#held.get(path);
          const status = this.answers.get(path);
          if (!status) return next();
          response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
          response.end(status === 404 ? readFileSync(join(this.#folder, '404.html')) : '');
        });
      },
    };
  }
}
