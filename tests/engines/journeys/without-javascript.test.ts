import { company } from '../../../src/content/company';
import { itemName, navigation } from '../../../src/routes';
import { another, client, timeline } from '../../content';
import { test as base, expect } from '../test';
import { clientLink, entry, heading, link, project, text } from '../things';
import { addressIn, flag, otherFlag, otherWords, second, words } from '../words';

const test = base.extend('start', { scope: 'file' }, () => ({ scripts: false }));

test('Every link, flag and client leads where it says, and every project can be read', async ({ visitor }) => {
  await visitor.arrive('/about');
  for (const item of navigation) {
    await visitor.press(entry(words[`nav.${itemName(item)}`]));
    await visitor.at('section' in item ? `/#${item.section}` : item.path);
  }
  await visitor.press(link(words['hero.learnMore'], '#home'));
  await visitor.standsAt('services');
  await visitor.press(link(words['clients.link'], '#clients'));
  await visitor.shows('portfolio');
  for (const name of [client, another]) {
    await visitor.press(clientLink(name));
    await expect.poll(async () => (await visitor.see(project(name))).inWindow).toBe(true);
  }
  for (const { projects } of timeline)
    for (const { nameKey } of projects) await visitor.see(text(words[nameKey], 'main section'));
  await visitor.press(otherFlag);
  await visitor.shows('portfolio', second);
  await visitor.press(link(`${company.name}, ${otherWords['nav.brandHome']}`, 'header'));
  await visitor.at(addressIn('/', second));
  await visitor.see(heading(otherWords['hero.title']));
  await visitor.press(flag);
  await visitor.shows('home');
});

test('The form gives way to the address to write to', async ({ visitor }) => {
  await visitor.arrive('/#contact');
  await visitor.see(link(company.email, '#contact .note'));
  await visitor.miss({ selector: '#contact :is(input, textarea, button)' });
});
