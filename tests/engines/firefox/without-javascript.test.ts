import { company } from '../../../src/content/company';
import { timeline } from '../../content';
import { test } from '../test';
import { entry, heading, link, text } from '../things';
import { words } from '../words';

const withoutJavaScript = test.extend('preferences', { scope: 'file' }, () => ({ 'javascript.enabled': false }));

withoutJavaScript('Every page can be read, and its links work', async ({ visitor }) => {
  await visitor.arrive('/');
  await visitor.see(heading(words['hero.title']));
  await visitor.press(entry(words['nav.services']));
  await visitor.at('/#services');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.see(heading(words['portfolio.title']));
  for (const { projects } of timeline)
    for (const { nameKey } of projects) await visitor.see(text(words[nameKey], 'main'));
  await visitor.press(entry(words['nav.about']));
  await visitor.see(heading(words['about.title']));
});

withoutJavaScript('The form gives way to the address to write to', async ({ visitor }) => {
  await visitor.arrive('/');
  await visitor.see(link(company.email, '#contact form + p'));
  await visitor.miss({ selector: '#contact [type=submit]' });
});
