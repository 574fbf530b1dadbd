import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { emblemOf } from '../../../src/content/clients';
import { client, timeline } from '../../content';
import { faults } from '../../host/faulty-host';
import { newText, oldText, scriptOf, versionOf } from '../../host/versions';
import { test as base, expect, site } from '../test';
import { clientLink, dialog, entry, project, text } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';
import { findVersion } from '../worker';

// The first one may have to build the next version.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const test = base
  .extend('next', { scope: 'file' }, () => versionOf('next'))
  .extend('address', ({ faultyHost }) => faultyHost.address)
  .extend('allowed', () => /./);

const ready = text(words['app.readyText'], 'footer');

/** Whether the page has said in the console that the worker, or a version of it, was not kept. */
async function hasWarned(visitor: Visitor) {
  // Of what WebKit's page says the driver hears when it looks into the page.
  await visitor.draw();
  return visitor.tab.heard().some((said) => /^This (site is not available|version of the site could)/.test(said));
}

/** Opens the dialog, and reads what a version says there. */
async function reads(visitor: Visitor, sentence: string) {
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.see(text(sentence, '[role=dialog]'));
}

test('A worker that cannot be installed costs the offline copy alone, the console says so, and the next visit has it', async ({
  visitor,
  host,
  faultyHost,
}) => {
  const [picture = ''] = timeline.map((engagement) => emblemOf(engagement.client));
  for (const [file, fault] of [
    ['/sw.js', 'missing'],
    ['/sw.js', 'a page instead'],
    ['/sw.js', 'truncated'],
    [picture, 'missing'],
  ] as const) {
    faultyHost.spoil(new RegExp(file), faults[fault]);
    host.requests.length = 0;
    await visitor.open('/');
    await expect.poll(() => host.requests, { message: `${file} is ${fault}` }).toContain(file);
    await reads(visitor, oldText);
    await visitor.miss(ready);
    faultyHost.mend();
  }
  await expect.poll(() => hasWarned(visitor)).toBe(true);
  await visitor.open('/');
  await visitor.see(ready);
});

test('A worker that comes in the middle of a deploy is refused, and the one before it goes on; once all is there, it is taken', async ({
  visitor,
  host,
  faultyHost,
  next,
}) => {
  await visitor.visitFirst('/');
  // The file that differs is still the old one.
  const late = '/portfolio.html';
  faultyHost.spoil(new RegExp(`^${late}`), (response, _, headers) =>
    response.writeHead(200, headers).end(readFileSync(join(site, late))),
  );
  host.deploy(next);
  await visitor.tab.run(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => hasWarned(visitor)).toBe(true);
  await host.stop();
  await visitor.reload();
  await visitor.live();
  await reads(visitor, oldText);

  await host.start();
  faultyHost.mend();
  await findVersion(visitor);
  const later = await visitor.comeBack();
  await later.open('/');
  await reads(later, newText);
});

test('A script that is spoilt in the cache leaves a page that works, and the next version brings the right one', async ({
  visitor,
  host,
  next,
}) => {
  await visitor.visitFirst('/');
  await visitor.tab.run(
    async (scripts) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (scripts.includes(new URL(request.url).pathname))
            await cache.put(request, new Response('Spoilt', { headers: { 'Content-Type': 'text/javascript' } }));
      }
    },
    [scriptOf(site, 'main')],
  );
  await visitor.arrive('/');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.shows('portfolio');
  await visitor.press(clientLink(client));
  await visitor.see(project(client));
  host.deploy(next);
  await findVersion(visitor);
  const later = await visitor.comeBack();
  await later.open('/');
  await reads(later, newText);
});
