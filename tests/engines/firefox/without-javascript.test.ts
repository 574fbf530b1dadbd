import { company } from '../../../src/content/company';
import { timeline } from '../../e2e/content';
import { en, test } from '../test';
import { entry, heading, link, text } from '../things';

const withoutJavaScript = test.extend('preferences', { scope: 'file' }, () => ({ 'javascript.enabled': false }));

withoutJavaScript('Every page can be read, and its links work', async ({ visitor }) => {
  await visitor.arrive('/');
  await visitor.see(heading(en['hero.title']));
  await visitor.press(entry(en['nav.services']));
  await visitor.at('/#services');
  await visitor.press(entry(en['nav.portfolio']));
  await visitor.see(heading(en['portfolio.title']));
  for (const { projects } of timeline) for (const { nameKey } of projects) await visitor.see(text(en[nameKey], 'main'));
  await visitor.press(entry(en['nav.about']));
  await visitor.see(heading(en['about.title']));
});

withoutJavaScript('The form gives way to the address to write to', async ({ visitor }) => {
  await visitor.arrive('/');
  await visitor.see(link(company.email, '#contact form + p'));
  await visitor.miss({ selector: '#contact [type=submit]' });
});
