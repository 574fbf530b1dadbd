import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { onTestFinished } from 'vitest';
import { expect, pageTest as test } from '../test';
import { heading } from '../things';

/** An address of this machine that is not its own name for itself: to a browser, it is a host like any other. */
const foreign = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('A host of the real world is out of reach for a browser that is tested', async ({ visitor }) => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end('<!doctype html><h1>A stranger</h1>');
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const stranger = `http://${foreign}:${port}`;
  expect(await (await fetch(`${stranger}/from-here`)).text()).toContain('A stranger');
  await visitor.open('/');
  await visitor.tab.go(`${stranger}/from-the-browser`);
  await visitor.miss(heading());
  await visitor.tab.go(`http://localhost:${port}/at-home`);
  await visitor.see(heading('A stranger'));
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/from-here', '/at-home']);
});
