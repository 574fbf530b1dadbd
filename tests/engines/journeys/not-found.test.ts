import { expect, test } from '../test';
import { heading, link, text } from '../things';
import { flag, otherFlag, otherWords, words } from '../words';

const notFound = test.extend('allowed', () => /Page not found: \/no\/such\/page$/);

notFound('A path that does not exist says so, in both languages, notes it and leads home', async ({ visitor }) => {
  await visitor.open('/no/such/page');
  expect(await visitor.read(heading())).toBe(words['notFound.title']);
  await visitor.see(text(words['notFound.text'], 'main'));
  await visitor.press(otherFlag);
  await visitor.see(text(otherWords['notFound.text'], 'main'));
  expect(visitor.tab.heard().join('\n')).toContain('Page not found: /no/such/page');
  await visitor.press(flag);
  await visitor.press(link(words['notFound.link']));
  await visitor.at('/');
  expect(await visitor.read(heading())).toBe(words['hero.title']);
});
