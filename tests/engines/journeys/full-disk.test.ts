import { client } from '../../content';
import { fillForm, form, thanked } from '../form';
import { test as base, expect } from '../test';
import { clientLink, dialog, entry, text } from '../things';
import { otherFlag, otherWords, second } from '../words';

const ready = text(otherWords['app.readyText'], 'footer');

/** Firefox on a disk that is full: no site may keep more than 20 KB. The others are told so. */
const test = base
  .extend('start', { scope: 'file' }, () => ({ preferences: { 'dom.quotaManager.temporaryStorage.fixedLimit': 20 } }))
  .extend('allowed', () => /^(This site|This version of the site) |ServiceWorker|No room/)
  .extend('address', ({ faultyHost }) => {
    const fill = `Cache.prototype.put = async () => { throw new DOMException('No room', 'QuotaExceededError'); };`;
    faultyHost.spoil(/^\/sw\.js$/, (response, body, headers) => response.writeHead(200, headers).end(fill + body));
    return faultyHost.address;
  });

test('A disk without room costs the offline copy alone', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  await fillForm(visitor, otherWords);
  await visitor.press(form(otherWords).send);
  await visitor.see(thanked(otherWords));
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.shows('portfolio', second);
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await expect.poll(() => visitor.tab.heard().some((said) => /^This (site|version)/.test(said))).toBe(true);
  await visitor.miss(ready);
});
