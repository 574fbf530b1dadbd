import { clientKeys, clientOf } from '../../../src/content/clients';
import { company } from '../../../src/content/company';
import { services } from '../../../src/content/services';
import { sections } from '../../../src/routes';
import { expect, pageTest as test } from '../test';
import { entry, link, text } from '../things';
import type { Visitor } from '../visitor';
import { flag, otherFlag, words } from '../words';

const logosAsked = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/logos/wordmarks/'));

const heightOf = (visitor: Visitor, selector: string) =>
  visitor.tab.run((selector) => document.querySelector(selector)?.getBoundingClientRect().height, selector);

test('Get Started leads to the form, Learn More to the services, and each section is shown again and again', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press(link(words['hero.learnMore'], '#home'));
  await visitor.standsAt('services');
  await visitor.scrollTo(0);
  await visitor.press(link(words['hero.getStarted'], '#home'));
  await visitor.standsAt('contact');
  for (const _ of [1, 2]) {
    await visitor.scrollTo(0);
    await visitor.draw();
    await visitor.press(entry(words['nav.contact']));
    await visitor.standsAt('contact');
  }
});

test('The page has its sections and services in order, and logos that come when they are needed and move nothing', async ({
  visitor,
  host,
}) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/');
  const inOrder = await visitor.tab.run(() =>
    [...document.querySelectorAll('main > [id]')]
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map(({ id }) => id),
  );
  expect(inOrder).toEqual(sections);
  const titles = await visitor.tab.run(() =>
    [...document.querySelectorAll('#services li h3')].map(({ textContent }) => textContent),
  );
  expect(titles).toEqual(services.map((service) => words[`services.${service.name}.title`]));

  expect(logosAsked(host.requests)).toEqual([]);
  const before = await heightOf(visitor, '.logo-wall');
  await visitor.tab.run(() => document.getElementById('clients')?.scrollIntoView({ behavior: 'instant' }));
  const bringLogos = () =>
    visitor.tab.run(() => {
      const logos = [...document.querySelectorAll<HTMLImageElement>('#clients img')];
      logos.find(({ naturalWidth }) => naturalWidth === 0)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return logos.filter(({ naturalWidth }) => naturalWidth > 0).map(({ alt }) => alt);
    });
  await expect.poll(bringLogos).toEqual(clientKeys.map((key) => clientOf(key).name));
  expect(await heightOf(visitor, '.logo-wall')).toBe(before);
});

test('The footer says who the company is, in the year of the visitor', async ({ visitor }) => {
  await visitor.open('/about');
  const { name, legalName, registration, vat, street, postcode, city, phone, email } = company;
  const footer = await visitor.read({ selector: 'footer' });
  const facts = [legalName, registration, vat, street, `${postcode} ${city}`, phone, email, words['footer.tagline']];
  // What the company does not have is left out.
  for (const fact of facts.filter((one) => one !== undefined)) expect(footer).toContain(fact);
  await visitor.see(text(`© ${new Date().getFullYear()} ${name}. ${words['footer.rights']}`, 'footer'));
  // A clock that is wrong by a thousand years breaks nothing, and the site is never older than its build.
  for (const [year, shown, press] of [
    [2999, 2999, otherFlag],
    [1971, new Date().getFullYear(), flag],
  ] as const) {
    await visitor.tab.run((year) => {
      Date.prototype.getFullYear = () => year;
    }, year);
    await visitor.press(press);
    await expect.poll(() => visitor.read({ selector: 'footer' })).toContain(`© ${shown} ${name}`);
  }
});
