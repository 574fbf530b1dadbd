import { client } from '../../content';
import { beginWith } from '../../host/faulty-host';
import { fillForm, form, thanked, thanks } from '../form';
import { test as base, expect } from '../test';
import { clientLink, dialog, entry } from '../things';
import { addressIn, otherFlag, otherWords, second } from '../words';

/** A browser that refuses every site its storage, and even the question for it. */
const test = base
  // Firefox as some people have it. The others are made to refuse.
  .extend('start', { scope: 'file' }, () => ({ preferences: { 'network.cookie.cookieBehavior': 2 } }))
  .extend('address', ({ faultyHost }) => {
    const refuse = () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
    };
    faultyHost.spoil(/./, beginWith(refuse));
    return faultyHost.address;
  })
  .extend('allowed', () => /^This (site|version of the site) |Storage access is restricted/);

test('A browser that refuses storage costs the memory alone: the address keeps the language', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  await fillForm(visitor, otherWords);
  await visitor.press(form(otherWords).send);
  await visitor.see(thanked(otherWords));
  await visitor.see(thanks(otherWords));
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.shows('portfolio', second);
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await visitor.miss(dialog());
  await visitor.reload();
  await visitor.live();
  await visitor.shows('portfolio', second);
  await visitor.press(entry(otherWords['nav.services']));
  await visitor.at(`${addressIn('/', second)}#services`);
  await visitor.standsAt('services');
  await visitor.open('/about');
  await visitor.shows('about');
  expect(await visitor.tab.run(() => 'live' in document.documentElement.dataset)).toBe(true);
});
