import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localhostOnly } from '../browsers.mjs';

/** Once Orca has noted nothing for so long, it has said what it had to say, in ms. */
const calm = 800;

/** Orca has heard that a key was let go: it comes to all keys in turn. */
const keyIsUp = /KEY_RELEASED_EVENT/;

/** What a key has set off was said, or the page has got another title. */
const isAnswered = /SPEECH OUTPUT|accessible-name \[document web/;

/** The longest wait for what has to be said, in ms. */
const longestWait = 40_000;

/** Orca reads a whole page in pieces: these belong to the piece before. */
const roles = /^(link|image|entry|required|push button|heading level \d|description term|clickable)$/;

/** Firefox sends no telemetry, and loads the site alone. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.urlbar.autoFill': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  ...localhostOnly,
  // Otherwise Orca says of a link whether it was visited.
  'places.history.enabled': false,
};

/** Orca writes each line down at once, does not read out each key, and reads a page when it is asked to. */
const settings = `from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

/**
 * Orca, once the one before is gone, and then Firefox, on a bus of their own. Orca has no speech synthesizer: what it says is in
 * its log.
 */
const session = `openbox &
while pgrep -u "$(id -u)" -x orca; do sleep 0.2; done
orca --disable=braille --debug-file="$HOME/log" &
until grep -qs 'Screen reader on' "$HOME/log"; do sleep 0.2; done
exec firefox-esr --profile "$HOME/firefox" about:blank`;

/** A visitor at a keyboard, with a log of what Orca says. */
export class Listener {
  readonly #home = mkdtempSync(join(tmpdir(), 'listener-'));
  readonly #log = join(this.#home, 'log');
  readonly #lines: string[] = [];
  #screen: ChildProcess | undefined;
  #session: ChildProcess | undefined;
  #environment: NodeJS.ProcessEnv = {};
  #from = 0;

  async start(): Promise<void> {
    for (const folder of ['firefox', '.local/share/orca'])
      mkdirSync(join(this.#home, folder), { recursive: true, mode: 0o700 });
    writeFileSync(this.#log, '');
    writeFileSync(join(this.#home, '.local/share/orca/orca-customizations.py'), settings);
    const lines = Object.entries(preferences).map(
      (entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`,
    );
    writeFileSync(join(this.#home, 'firefox/user.js'), lines.join('\n'));
    this.#screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = this.#screen.stdout ? await once(this.#screen.stdout, 'data') : [];
    this.#environment = {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: this.#home,
      XDG_RUNTIME_DIR: this.#home,
      DISPLAY: `:${String(number).trim()}`,
      GNOME_ACCESSIBILITY: '1',
      SPEECHD_ADDRESS: 'unix_socket:/none',
    };
    const options = { env: this.#environment, stdio: 'ignore', detached: true } as const;
    this.#session = spawn('dbus-run-session', ['--', 'sh', '-c', session], options);
    const said = await this.#hear(/SPEECH OUTPUT: 'Mozilla Firefox/);
    if (!said.length) throw new Error('Orca did not start. A user can run one at a time.');
  }

  /** What Orca has said since this was asked last. */
  #said(): string[] {
    const whole = readFileSync(this.#log);
    const log = whole.subarray(this.#from).toString();
    this.#from = whole.length;
    const lines: string[] = [];
    for (const [, words = ''] of log.matchAll(/SPEECH OUTPUT: '([\s\S]*?)' ?(?:voice=\w+)?(?:\{.*)?$/gm)) {
      const line = words.trim().replace(/\s+/g, ' ');
      if (roles.test(line) && lines.length) lines.push(`${lines.pop()}, ${line}`);
      else lines.push(line);
    }
    return lines;
  }

  /** Waits until something was done and said, and Orca has come to rest. */
  async #hear(done: RegExp): Promise<string[]> {
    const end = Date.now() + longestWait;
    let [size, since] = [0, Date.now()];
    const isDone = () => {
      const log = statSync(this.#log).size;
      if (log !== size) [size, since] = [log, Date.now()];
      return Date.now() - since > calm && done.test(readFileSync(this.#log).subarray(this.#from).toString());
    };
    while (!isDone() && Date.now() < end) await wait(50);
    return this.#said();
  }

  /** Lets the keyboard do something. */
  async #type(args: string[], done = keyIsUp): Promise<string[]> {
    execFileSync('xdotool', args, { env: this.#environment });
    return this.#hear(done);
  }

  #note(step: string, said: string[]): void {
    this.#lines.push('', `# ${step}`, ...said);
  }

  /** Opens an address, as if it were written into the address bar. */
  async open(address: string): Promise<void> {
    await this.#type(['key', 'ctrl+l']);
    await this.#type(['type', '--delay', '30', address]);
    const said = await this.#type(['key', 'Return'], /OUTPUT: 'Page has \d/);
    const first = said.findIndex((line) => /\S document web\.$/.test(line));
    // How many landmarks there are depends on whether the toasts are loaded yet.
    const lines = said.slice(first).filter((line) => !line.startsWith('Page has'));
    this.#note(`opens ${new URL(address).pathname}`, lines);
  }

  /** Presses a key, and listens until something was said. */
  async pressUntil(said: RegExp, key: string): Promise<void> {
    this.#note(key, await this.#type(['key', key], said));
  }

  /** Presses one key after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.pressUntil(/^(Return|Escape)$/.test(key) ? isAnswered : keyIsUp, key);
  }

  /** Types a text. */
  async type(text: string): Promise<void> {
    this.#note(`types ${text}`, await this.#type(['type', '--delay', '30', text]));
  }

  /** What was heard. */
  get walk(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  /** Leaves. Whatever was started ends with it. */
  stop(): void {
    if (this.#session?.pid) process.kill(-this.#session.pid, 'SIGKILL');
    this.#screen?.kill();
    try {
      rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    } catch (error) {
      // The document portal of the desktop may hold its folder there a moment longer.
      console.warn(error);
    }
  }
}
