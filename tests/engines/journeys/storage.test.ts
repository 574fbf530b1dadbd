import { client } from '../../content';
import { beginWith } from '../../host/faulty-host';
import { fillForm, form, thanked } from '../form';
import { test as base, expect } from '../test';
import { clientLink, dialog, entry, text } from '../things';
import { addressIn, otherFlag, otherWords, second } from '../words';

const ready = text(otherWords['app.readyText'], 'footer');

const test = base.extend(
  'allowed',
  () => /^(This site|This version of the site) |ServiceWorker|Storage access is restricted|No room/,
);

/** Firefox on a disk that is full: no site may keep more than 20 KB. The others are told so. */
const full = test
  .extend('start', { scope: 'file' }, () => ({ preferences: { 'dom.quotaManager.temporaryStorage.fixedLimit': 20 } }))
  .extend('address', ({ faultyHost }) => {
    const fill = `Cache.prototype.put = async () => { throw new DOMException('No room', 'QuotaExceededError'); };`;
    faultyHost.spoil(/^\/sw\.js$/, (response, body, headers) => response.writeHead(200, headers).end(fill + body));
    return faultyHost.address;
  });

full('A disk without room costs the offline copy alone', async ({ visitor }) => {
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

/** Firefox as some people have it: every site is refused cookies, and with them all storage. The others are told so. */
const refused = test
  .extend('start', { scope: 'file' }, () => ({ preferences: { 'network.cookie.cookieBehavior': 2 } }))
  .extend('address', ({ faultyHost }) => {
    const refuse = beginWith(() => {
      const refuse = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      if ('ServiceWorkerContainer' in window) ServiceWorkerContainer.prototype.register = async () => refuse();
    });
    faultyHost.spoil(/./, refuse);
    return faultyHost.address;
  });

refused(
  'A browser that refuses storage costs the memory alone: the address keeps the language',
  async ({ visitor }) => {
    await visitor.open('/');
    const storage = () => {
      try {
        return String(localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    };
    expect(await visitor.tab.run(storage)).toBe('SecurityError');
    await visitor.press(otherFlag);
    await visitor.shows('home', second);
    await visitor.at(addressIn('/', second));
    await fillForm(visitor, otherWords);
    await visitor.press(form(otherWords).send);
    await visitor.see(thanked(otherWords));
    await visitor.press(entry(otherWords['nav.about']));
    await visitor.shows('about', second);
    await visitor.reload();
    await visitor.live();
    await visitor.shows('about', second);
    await visitor.open('/about');
    await visitor.shows('about');
  },
);
