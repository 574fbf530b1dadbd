import type { ServerResponse } from 'node:http';
import { faults } from '../../host/faulty-host';
import { form } from '../form';
import { test as base, expect } from '../test';
import { entry, heading } from '../things';
import type { Visitor } from '../visitor';
import { dictionaries, words } from '../words';

const test = base
  .extend('address', ({ faultyHost }) => faultyHost.address)
  .extend(
    'allowed',
    () => /Minified React error #4(18|25)|^Error: Loading module from|^This site is not available offline/,
  );

const countParts = (visitor: Visitor) =>
  visitor.tab.run(() =>
    ['header', 'main', 'footer'].map(
      (part) => [...document.querySelectorAll(part)].filter((one) => one.checkVisibility()).length,
    ),
  );

test('A document that stalls in its header is one page in the end, not two', async ({ visitor, faultyHost }) => {
  faultyHost.spoil(/^\/about$/, (response, body, headers) => {
    const cut = body.indexOf('</nav>', body.indexOf('<body'));
    response.writeHead(200, headers);
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), 6000);
  });
  await visitor.open('/about');
  expect(await visitor.read(heading())).toBe(words['about.title']);
  expect(await countParts(visitor)).toEqual([1, 1, 1]);
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.see(heading(words['portfolio.title']));
  expect(await countParts(visitor)).toEqual([1, 1, 1]);
});

for (const [language, words] of Object.entries(dictionaries))
  test(`A document that is truncated is shown all the same, in ${language}`, async ({ visitor, faultyHost }) => {
    await visitor.arrive(`/portfolio`);
    faultyHost.spoil(/^\/about$/, faults.truncated);
    await visitor.tab.go(`${faultyHost.address}/about`);
    await visitor.live();
    await visitor.see(heading(words['about.title']));
    expect(await countParts(visitor)).toEqual([1, 1, 1]);
  });

test('What is typed before the page has to reload for a missing script is kept', async ({ visitor, faultyHost }) => {
  let asked: ServerResponse | undefined;
  faultyHost.spoil(/main\.js$/, (response) => {
    asked = response;
  });
  const { name, message } = form();
  await visitor.arrive('/');
  await visitor.fill(name, 'Ada');
  await visitor.fill(message, 'Kept');
  await expect.poll(() => asked !== undefined).toBe(true);
  faultyHost.mend();
  if (asked) faults.missing(asked);
  await visitor.live();
  expect((await visitor.see(name)).value).toBe('Ada');
  expect((await visitor.see(message)).value).toBe('Kept');
});
