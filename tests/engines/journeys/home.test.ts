import { company } from '../../../src/content/company';
import { wall } from '../../specification';
import { expect, test } from '../test';
import { entry, link, text } from '../things';
import { words } from '../words';

test('Get Started leads to the form, Learn More to the services', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(link(words['hero.learnMore'], '#home'));
  await visitor.standsAt('services');
  await visitor.scrollTo(0);
  await visitor.press(link(words['hero.getStarted'], '#home'));
  await visitor.standsAt('contact');
});

test('A section is shown again, however often its link is pressed', async ({ visitor }) => {
  await visitor.visitFirst('/');
  for (const _ of [1, 2, 3]) {
    await visitor.scrollTo(0);
    await visitor.draw();
    await visitor.press(entry(words['nav.contact']));
    await visitor.standsAt('contact');
  }
});

test('There are four services, and the logos of fourteen clients, each with its name', async ({ visitor }) => {
  await visitor.open('/');
  const services = await visitor.tab.run(() =>
    [...document.querySelectorAll('#services li h3')].map(({ textContent }) => textContent),
  );
  expect(services).toHaveLength(4);
  await visitor.tab.run(() => document.getElementById('clients')?.scrollIntoView({ behavior: 'instant' }));
  const logos = () =>
    visitor.tab.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('#clients img')]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ alt }) => alt),
    );
  await expect.poll(logos).toEqual(wall);
});

test('The footer says who the company is', async ({ visitor }) => {
  await visitor.open('/about');
  const footer = await visitor.read({ selector: 'footer' });
  const { name, registration, vat, street, postcode, city, phone, email } = company;
  for (const fact of [registration, vat, street, `${postcode} ${city}`, phone, email, words['footer.tagline']])
    expect(footer).toContain(fact);
  await visitor.see(text(`© ${new Date().getFullYear()} ${name}. ${words['footer.rights']}`, 'footer'));
});
