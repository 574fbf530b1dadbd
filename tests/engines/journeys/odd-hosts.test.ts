import { client } from '../../content';
import { test as base, expect } from '../test';
import { clientLink, dialog, entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, otherWords, second, words } from '../words';

const test = base
  .extend('address', ({ faultyHost }) => faultyHost.address)
  .extend(
    'allowed',
    () => /Minified React error #4(18|25)|MIME type|ServiceWorker|SecurityError|update|404|^This site is not available/,
  );

const walks = async (visitor: Visitor) => {
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.see(heading(words['portfolio.title']));
  await visitor.press(otherFlag);
  await visitor.see(heading(otherWords['portfolio.title']));
  expect(await visitor.tab.run(() => document.querySelectorAll('#content').length)).toBe(1);
};

test('A host that takes comments and spaces out of the documents serves a site that works', async ({
  visitor,
  faultyHost,
}) => {
  faultyHost.spoil(/^\/(about)?$/, (response, body, headers) =>
    response.writeHead(200, headers).end(
      String(body)
        .replace(/<!--.*?-->/gs, '')
        .replace(/>\s+</g, '><'),
    ),
  );
  await visitor.open('/about');
  await visitor.see(heading(words['about.title']));
  await walks(visitor);
});

test('A network that asks to sign in first leaves the installed site alone', async ({ visitor, faultyHost }) => {
  await visitor.visitFirst('/');
  faultyHost.spoil(/./, (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>'),
  );
  await visitor.tab.run(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})));
  await visitor.open('/about');
  await visitor.see(heading(words['about.title']));
  await walks(visitor);
});

test('A host that forgets the query of an address shows its page', async ({ visitor, faultyHost }) => {
  faultyHost.spoil(/\?/, (response) => response.writeHead(302, { Location: '/about' }).end());
  await visitor.tab.go(`${faultyHost.address}/about?lang=${second}`);
  await visitor.at('/about');
  await visitor.live();
  await visitor.see(heading(words['about.title']));
  await walks(visitor);
});

test('A page that the host also serves at other addresses, or not at all, becomes live at its own', async ({
  visitor,
  host,
}) => {
  // The worker would answer for the host, which has one not-found page, in the first language.
  host.answers.set('/sw.js', 404);
  host.answers.set(`/${second}/portfolio/`, 404);
  for (const [path, own] of [
    ['//portfolio', '/portfolio'],
    ['/%70ortfolio', '/portfolio'],
    [`/${second}//portfolio`, `/${second}/portfolio`],
    [`/${second}/portfolio.html`, `/${second}/portfolio`],
    [`/${second}/portfolio/`, `/${second}/portfolio/`],
  ]) {
    await visitor.tab.go(`${host.address}${path}?from=letter#content`);
    await visitor.live();
    const address = () => visitor.tab.run(() => location.pathname + location.search + location.hash);
    await expect.poll(address).toBe(`${own}?from=letter#content`);
    await visitor.press(clientLink(client));
    await visitor.see(dialog(client));
  }
});
