import { beginWith } from '../../host/faulty-host';
import { expect, pageTest as test } from '../test';
import { link, text } from '../things';
import { addressIn, flag, otherFlag, otherWords, second, words } from '../words';

const notFound = test.extend('allowed', () => /^Page not found: |status of 404/);

/** The documents keep what they say in the console: a driver may begin to listen too late. */
const noted = notFound.extend('address', ({ faultyHost }) => {
  const keep = beginWith(() => {
    const { error } = console;
    console.error = (...said) => {
      error(...said);
      sessionStorage.said = `${sessionStorage.said ?? ''}${said.join(' ')}\n`;
    };
  });
  faultyHost.spoil(/./, keep);
  return faultyHost.address;
});

noted(
  'A path that does not exist says so in the language of its address, notes it once, and leads home',
  async ({ visitor, host }) => {
    for (const path of ['/no/such/page', '/About/us.html', `/${second}/nowhere`])
      expect((await fetch(host.address + path)).status).toBe(404);
    await visitor.open('/no/such/page?x=1');
    await visitor.shows('not-found');
    await visitor.see(text(words['notFound.text'], 'main'));
    expect(await visitor.tab.run(() => document.querySelectorAll('#menu .menu-link[aria-current]').length)).toBe(0);
    await visitor.press(otherFlag);
    await visitor.shows('not-found', second);
    await visitor.at(`${addressIn('/no/such/page', second)}?x=1`);
    await visitor.press(flag);
    await visitor.press(link(words['notFound.link']));
    await visitor.at('/');
    await visitor.shows('home');

    await visitor.arrive(`/${second}/nowhere`);
    // Before the page is live, too: the document is in that language.
    await visitor.see(text(otherWords['notFound.text'], 'main'));
    await visitor.live();
    await visitor.shows('not-found', second);
    await visitor.press(link(otherWords['notFound.link']));
    await visitor.at(addressIn('/', second));
    await visitor.shows('home', second);
    const said = await visitor.tab.run(() => String(sessionStorage.said));
    expect(said).toBe(`Page not found: /no/such/page\nPage not found: /${second}/nowhere\n`);
  },
);

notFound('No address leads a flag to another host, or breaks a page', async ({ visitor, host }) => {
  const prefix = addressIn('/', second);
  for (const path of [
    `${prefix}//evil.example`,
    `${prefix}/%2f%2fevil.example`,
    `${prefix}/\\\\evil.example`,
    `${prefix}/%2e%2e//evil.example`,
    '//evil.example/%5c%5cother.example',
  ]) {
    const left = await visitor.loaded();
    await visitor.tab.go(host.address + path);
    // As long as the next document has not begun, the one that is left answers.
    await expect.poll(() => visitor.loaded()).not.toBe(left);
    await visitor.live();
    await visitor.press(flag);
    await visitor.shows('not-found');
    await visitor.press(otherFlag);
    await visitor.shows('not-found', second);
    expect(await visitor.tab.run(() => location.origin)).toBe(host.address);
  }
});
