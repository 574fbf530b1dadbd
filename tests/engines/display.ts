import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a window's own controls look like: small, or they would keep it from being as narrow as a phone. */
const windowStyle = '* { font-size: 5px; min-width: 0; padding: 0; margin: 0; }';

/**
 * How large it is, in px. Nobody manages its windows: the keyboard belongs to the one under the pointer, which rests in
 * the middle of the screen.
 */
export const screen = { width: 2000, height: 3000 };

/** What the visitor prefers. */
export interface Preferences {
  dark?: boolean;
  /** Without motion. */
  still?: boolean;
}

/** Starts a screen that nobody sees, for a browser that knows no other way, and says what the browser has to know. */
export async function startDisplay({ dark = false, still = false }: Preferences = {}) {
  const home = mkdtempSync(join(tmpdir(), 'display-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), windowStyle);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${!still}\n`);
  // It looks for a free number, and writes it where it is told.
  const server = spawn(
    process.env.XVFB_PATH ?? '',
    ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(server.stdout, 'data');
  return {
    environment: {
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: home,
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    },
    close: () => {
      server.kill();
      rmSync(home, { recursive: true });
    },
  };
}
