import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { words as en } from '../../src/content/words/en/index';
import { words as nl } from '../../src/content/words/nl/index';
import { getPathname } from '../../src/routes';
import { Host, hangUp, status } from '../test-host/host';
import { copyProject, messagesPath, run, versionOf } from '../test-host/versions';
import { Listener } from './listener';

/** What is served: the example, whose form sends nothing. */
const site = await versionOf('example');

const validFields = { name: 'Ada Example', email: 'ada@example.com', message: 'A few words.' };

/** Builds the example with an endpoint. */
async function buildWithEndpoint(): Promise<string> {
  const folder = copyProject();
  const file = join(folder, 'src/content/company.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("  name: '", `  formEndpoint: '${messagesPath}',\n  name: '`));
  await run(folder, 'npx vite build');
  return join(folder, 'dist');
}

const test = base
  .extend('host', async ({ task: _ }, { onCleanup }) => {
    const host = new Host(Number(process.env.PORT ?? 4173));
    await host.restart(site);
    onCleanup(() => host.remove());
    return host;
  })
  .extend('listener', async ({ task: _ }, { onCleanup }) => {
    const listener = new Listener();
    onCleanup(() => listener.stop());
    await listener.start();
    return listener;
  });

describe.each(['en', 'nl'] as const)('%s', (language) => {
  const words = { en, nl }[language];

  /** Opens a page, and waits until nothing is fetched any more: the worker has what it keeps. */
  async function visit(listener: Listener, host: Host, path: string): Promise<void> {
    await listener.open(host.address + getPathname(path, language));
    for (let before = -1; before < host.requests.length; await wait(3000)) before = host.requests.length;
  }

  /** Compares what was heard with the file of the walk. */
  const compare = ({ walk }: Listener, name: string) =>
    expect(walk).toMatchFileSnapshot(`walks/${name}.${language}.txt`);

  test('each page is read out', async ({ host, listener }) => {
    for (const path of ['/', '/portfolio', '/about', '/nowhere']) {
      await visit(listener, host, path);
      await listener.press('KP_Add');
    }
    await compare(listener, 'pages');
  });

  test('links lead to a page, a language, and a section of another page and of the same', async ({
    host,
    listener,
  }) => {
    await visit(listener, host, '/');
    await listener.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Down');
    // The second list has the flags.
    await listener.press('ctrl+Home', 'l', 'l', ...(language === 'en' ? ['k'] : []), 'Return', 'h');
    await listener.press('ctrl+Home', 'k', 'k', 'k', 'k', 'k', 'k', 'Return', 'Down');
    await listener.press('ctrl+Home', 'k', 'k', 'k', 'Return', 'Down');
    // A link that goes with its page, reached line by line.
    await listener.press('k', 'Up', 'Down', 'Return', 'Down');
    await compare(listener, 'links');
  });

  test('a client opens in a dialog', async ({ host, listener }) => {
    await visit(listener, host, '/portfolio');
    await listener.press('l', 'l', 'l', 'k', 'k', 'Return', 'Down', 'Down', 'Down', 'Down', 'Down', 'Escape', 'Down');
    await compare(listener, 'dialog');
  });

  test('the form names what is missing, and thanks', async ({ host, listener }) => {
    await visit(listener, host, '/');
    await listener.press('e', 'Tab', 'Tab', 'Tab', 'Return');
    await listener.type(validFields.name);
    await listener.press('Tab');
    await listener.type('ada');
    await listener.press('Tab');
    await listener.type(validFields.message);
    await listener.press('Tab', 'Return');
    await listener.type('@example.com');
    await listener.press('Tab', 'Tab', 'Return');
    await compare(listener, 'form');
  });

  test('a message is refused, goes astray, and waits', async ({ host, listener }) => {
    host.deploy(await buildWithEndpoint());
    await visit(listener, host, '/');
    await listener.press('e', 'Tab', 'Tab');
    await listener.type(validFields.message);
    await listener.press('shift+Tab');
    await listener.type(validFields.email);
    await listener.press('shift+Tab');
    await listener.type(validFields.name);
    for (const answer of [status(422), status(303, { Location: '/' }), hangUp]) {
      host.answer(new RegExp(`^${messagesPath}$`), answer);
      await listener.press('Return');
    }
    await compare(listener, 'messages');
  });

  test('the menu of a small window opens and closes', async ({ host, listener }) => {
    await visit(listener, host, '/about');
    await listener.press(...Array<string>(5).fill('ctrl+plus'), 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Escape');
    await compare(listener, 'menu');
  });

  test('toasts say that the site opens offline, and ask about a new version', async ({ host, listener }) => {
    await visit(listener, host, '/about');
    // Firefox's own menu takes the connection away, and gives it back.
    await listener.press('Tab', 'alt+f');
    await listener.pressUntil(new RegExp(words['app.offlineTitle']), 'k');
    await listener.press('alt+f', 'k');
    host.deploy(await versionOf('update'));
    // Who comes back to the tab makes it look for a new version.
    await listener.press('ctrl+t');
    await listener.pressUntil(new RegExp(words['app.newTitle']), 'ctrl+w');
    await listener.press('alt+n', 'Tab', 'Tab', 'Tab');
    await compare(listener, 'toasts');
  });
});
