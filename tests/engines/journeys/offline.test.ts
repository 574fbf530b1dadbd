import { client } from '../../content';
import { fillForm, form } from '../form';
import { expect, test } from '../test';
import { clientLink, dialog, heading, text, toast } from '../things';
import type { Visitor } from '../visitor';
import { otherFlag, otherWords, words } from '../words';

// The worker has to answer, not the browser's own cache.
const offline = test
  .extend('preferences', { scope: 'file' }, () => ({
    'browser.cache.disk.enable': false,
    'browser.cache.memory.enable': false,
  }))
  .extend('allowed', () => /Page not found: \/nowhere/);

const shows = (visitor: Visitor, title: string) => expect.poll(() => visitor.read(heading())).toBe(title);

offline(
  'After one visit every page opens without a connection, under every spelling of its address',
  async ({ visitor, host }) => {
    await visitor.visitFirst('/');
    await host.stop();
    for (const [path, key] of [
      ['/', 'hero.title'],
      ['/portfolio', 'portfolio.title'],
      ['/about', 'about.title'],
    ] as const)
      for (const end of ['', '?x=1', '?utm_source=letter', path === '/' ? 'index.html' : '/']) {
        await visitor.tab.go(host.address + path + end);
        await visitor.live();
        await shows(visitor, words[key]);
      }
    await visitor.open('/nowhere');
    await visitor.see(text(words['notFound.text'], 'main'));
  },
);

offline(
  'Without a connection the dialog opens, the form thanks, and the language is kept',
  async ({ visitor, host }) => {
    await visitor.visitFirst('/');
    await host.stop();
    await visitor.open('/portfolio');
    await visitor.press(clientLink(client));
    await visitor.see(dialog(client));
    await visitor.keys('Escape');
    await visitor.miss(dialog());
    await visitor.press(otherFlag);
    await shows(visitor, otherWords['portfolio.title']);
    const other = await visitor.another();
    await other.open('/');
    await shows(other, otherWords['hero.title']);
    await fillForm(other, otherWords);
    await other.press(form(otherWords).send);
    await other.see(toast(otherWords['contact.sentTitle']));
  },
);

offline('When the connection is back, the pages come up as before', async ({ visitor, host }) => {
  await visitor.visitFirst('/');
  await host.stop();
  await visitor.open('/about');
  await host.start();
  await visitor.open('/portfolio');
  await shows(visitor, words['portfolio.title']);
});
