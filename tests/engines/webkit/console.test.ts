import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from 'vitest';
import { Host } from '../../host/host';
import { dist } from '../../host/versions';
import { startDisplay } from '../display';
import { addresses } from '../words';

/** WebKit prints what pages say only if nobody drives it. */
const args = ['--enable-write-console-messages-to-stdout=true', '--private'];

/** The policy asks for trusted types, which not every WebKit knows. */
const unknownToWebKit = /CONSOLE .* Unrecognized Content-Security-Policy directive/;

const test = base
  .extend('display', async ({ task: _ }, { onCleanup }) => {
    const display = await startDisplay();
    onCleanup(() => display.close());
    return display;
  })
  .extend('host', async ({ display: _ }, { onCleanup }) => {
    const host = new Host(dist, 10_900 + 1000 * Number(process.env.VITEST_POOL_ID));
    await host.start();
    onCleanup(() => host.remove());
    return host;
  });

for (const path of addresses)
  test(`WebKit that nobody drives has nothing to say of ${path}`, async ({ display, host }) => {
    let said = '';
    const browser = spawn(process.env.WEBKIT_BROWSER_PATH ?? '', [...args, host.address + path], {
      env: { ...process.env, ...display.environment },
    });
    browser.stdout.on('data', (text) => {
      said += text;
    });
    // The page is live, and has gone on to what it keeps for later.
    await expect.poll(() => host.requests.includes('/sw.js'), { timeout: 30_000 }).toBe(true);
    await pause(1000);
    browser.kill();
    expect(said.split('\n').filter((line) => line.includes('CONSOLE') && !unknownToWebKit.test(line))).toEqual([]);
  });
