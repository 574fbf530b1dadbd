import { fillForm, form } from '../form';
import { expect, test } from '../test';
import { entry, heading, toast } from '../things';
import { otherFlag, otherWords, second, words } from '../words';

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
  await visitor.press(otherFlag);
  await visitor.see(heading(otherWords['hero.title']));
  await fillForm(visitor, otherWords);
  await visitor.press(form(otherWords).send);
  await visitor.see(toast(otherWords['contact.sentTitle']));
  await visitor.press(entry(otherWords['nav.about']));
  await visitor.see(heading(otherWords['about.title']));
  await visitor.open('/about');
  await visitor.see(heading(words['about.title']));
});

refused('A browser that refuses storage keeps the Dutch of an address within the page', async ({ visitor }) => {
  await visitor.open(`/?lang=${second}`);
  await visitor.press(entry(otherWords['nav.services']));
  await visitor.standsAt('services');
  await visitor.see(heading(otherWords['hero.title']));
});
