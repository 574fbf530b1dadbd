import { company } from '../../src/content/company';
import { companies, count } from '../specification';
import { dictionaries, expect, expectScrolledTo, languages, open, test } from './fixtures';

const services = {
  en: ['Consulting', 'Website development', 'Process management', 'Application management'],
  nl: ['Advies', 'Websiteontwikkeling', 'Procesmanagement', 'Applicatiebeheer'],
};

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages)
  test.describe(`The home page in ${language}`, () => {
    test.use({ stored: language });
    const words = dictionaries[language];

    test('has the sections home, services, clients and contact in order, then the footer', async ({ page }) => {
      await open(page, '/');
      const ids = page.locator('#home, #services, #clients, #contact');
      const tops = await ids.evaluateAll((sections) =>
        sections.map((section) => [section.id, section.getBoundingClientRect().top] as const),
      );
      expect(tops.map(([id]) => id)).toEqual(['home', 'services', 'clients', 'contact']);
      const footer = await page.getByRole('contentinfo').boundingBox();
      const positions = [...tops.map(([, top]) => top), footer?.y ?? 0];
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('has a Get Started button that scrolls to contact and a Learn More button that scrolls to services', async ({
      page,
    }) => {
      await open(page, '/');
      const hero = page.locator('#home');
      await hero.getByRole('link', { name: words['hero.learnMore'], exact: true }).click();
      await expectScrolledTo(page, 'services');
      await hero.getByRole('link', { name: words['hero.getStarted'], exact: true }).click();
      await expectScrolledTo(page, 'contact');
    });

    test('has four cards: consulting, development, process management, application management', async ({ page }) => {
      await open(page, '/');
      const cards = page.locator('#services').getByRole('listitem');
      await expect(cards).toHaveCount(4);
      for (const [index, service] of services[language].entries())
        await expect(cards.nth(index).getByRole('heading')).toHaveText(service);
    });

    test(`has ${count.logos} logos with the company name as alt text`, async ({ page }) => {
      await open(page, '/');
      const logos = page.locator('#clients').getByRole('img');
      const names = logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      expect(await names).toEqual(companies);
      for (const logo of await logos.all()) {
        await logo.scrollIntoViewIfNeeded();
        await expect(logo).toHaveJSProperty('complete', true);
        await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
      }
    });

    test('has the contact form: name, email and a message of 6 rows, all required', async ({ page }) => {
      await open(page, '/');
      const contact = page.locator('#contact');
      const name = contact.getByLabel(words['contact.name'], { exact: true });
      const email = contact.getByLabel(words['contact.email'], { exact: true });
      const message = contact.getByLabel(words['contact.message'], { exact: true });
      await expect(name).toHaveAttribute('type', 'text');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(message).toHaveJSProperty('tagName', 'TEXTAREA');
      await expect(message).toHaveAttribute('rows', '6');
      for (const field of [name, email, message]) await expect(field).toHaveJSProperty('required', true);
      await expect(contact.getByRole('button')).toHaveText(words['contact.send']);
    });

    test('has a footer with the company, its numbers, address, phone, email, rights and tagline', async ({ page }) => {
      await open(page, '/');
      const footer = page.getByRole('contentinfo');
      const { name, registration, vat, street, postcode, city, phone, email } = company;
      const year = new Date().getFullYear();
      for (const text of [
        name,
        `${words['footer.registration']} ${registration}`,
        `${words['footer.vat']} ${vat}`,
        street,
        `${postcode} ${city}`,
        phone,
        email,
        `© ${year} ${name}. ${words['footer.rights']}`,
        words['footer.tagline'],
      ])
        await expect(footer).toContainText(text);
      await expect(footer.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
      await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    });
  });

test('The footer shows the current year, also long after the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-07-01'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});
