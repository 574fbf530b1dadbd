import { fillForm, form } from '../form';
import { en, expect, nl, test } from '../test';
import { button, entry, heading, toast } from '../things';

/** Firefox as some people have it: every site is refused cookies, and with them all storage. */
const refused = test
  .extend('preferences', { scope: 'file' }, () => ({ 'network.cookie.cookieBehavior': 2 }))
  .extend('allowed', () => /^This site is not available offline|Storage access is restricted/);

refused('A browser that refuses storage costs the memory alone', async ({ visitor }) => {
  await visitor.open('/');
  expect(
    await visitor.tab.run(() => {
      try {
        return String(localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  await visitor.press(button('Nederlands'));
  await visitor.see(heading(nl['hero.title']));
  await fillForm(visitor, nl);
  await visitor.press(form(nl).send);
  await visitor.see(toast(nl['contact.sentTitle']));
  await visitor.press(entry(nl['nav.about']));
  await visitor.see(heading(nl['about.title']));
  await visitor.open('/about');
  await visitor.see(heading(en['about.title']));
});

refused('A browser that refuses storage keeps the Dutch of an address within the page', async ({ visitor }) => {
  await visitor.open('/?lang=nl');
  await visitor.press(entry(nl['nav.services']));
  await visitor.standsAt('services');
  await visitor.see(heading(nl['hero.title']));
});
