import { en, expect, nl, test } from '../test';
import { button, heading, link, text } from '../things';

const notFound = test.extend('allowed', () => /Page not found: \/no\/such\/page$/);

notFound('A path that does not exist says so, in both languages, notes it and leads home', async ({ visitor }) => {
  await visitor.open('/no/such/page');
  expect(await visitor.read(heading())).toBe(en['notFound.title']);
  await visitor.see(text(en['notFound.text'], 'main'));
  await visitor.press(button('Nederlands'));
  await visitor.see(text(nl['notFound.text'], 'main'));
  expect(visitor.tab.heard().join('\n')).toContain('Page not found: /no/such/page');
  await visitor.press(button('English'));
  await visitor.press(link(en['notFound.link']));
  await visitor.at('/');
  expect(await visitor.read(heading())).toBe(en['hero.title']);
});
