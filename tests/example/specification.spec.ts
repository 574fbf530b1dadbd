import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** The fourteen companies of the home page, as the specification lists them. */
const companies = [
  ...['Shell', 'Royal Haskoning DHV', 'Stichting Lezen en Schrijven', 'Deltafiber', 'CAIW', 'GGD GHOR Nederland'],
  ...['a.s.r.', 'Fugro', 'Knab', 'Gemeente Gouda', 'NLO', 'Royal Aware', 'Tata Consultancy Services', 'DO-IT'],
];

/** The thirteen clients of the portfolio, newest first, each with the period of its project. */
const portfolio = [
  ['GGD GHOR Nederland', 'June 2022 – November 2025'],
  ['DO-IT', 'February 2022 – April 2022'],
  ['Knab', 'September 2021 – February 2022'],
  ['Gemeente Gouda', 'July 2021 – September 2021'],
  ['Royal Aware', 'March 2021 – July 2021'],
  ['NLO', 'September 2020 – March 2021'],
  ['Deltafiber', 'December 2018 – July 2020'],
  ['Fugro', 'October 2018 – November 2018'],
  ['a.s.r.', 'August 2018 – October 2018'],
  ['Stichting Lezen en Schrijven', 'May 2018 – September 2018'],
  ['Tata Consultancy Services', 'October 2017 – May 2018'],
  ['Shell', 'October 2017 – May 2018'],
  ['Royal Haskoning DHV', 'October 2017 – May 2018'],
] as const;

/** The texts of elements in the order in which they are read on the screen: in rows, from left to right. */
const readInRows = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const texts = all.map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }));
    return texts.sort((a, b) => a.top - b.top || a.left - b.left).map(({ text }) => text);
  });

test('§2, every page: five items, two flags and Get Started, and a footer with the details; English first', async ({
  site,
  page,
}) => {
  await page.clock.setFixedTime('2031-05-01');
  await site.open('/');
  await expect(site.html).toHaveAttribute('lang', 'en');
  await expect(site.menu.locator('.menu-link')).toHaveText(['Home', 'Services', 'Portfolio', 'About us', 'Contact']);
  await expect(site.menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#contact');
  await expect(site.menu.locator('.flags a')).toHaveCount(2);
  for (const text of [
    ...['Voorbeeld IT', 'KvK number 00000000', 'VAT number NL000000000B00', 'Voorbeeldstraat 1'],
    ...['1234 AB Voorbeeldstad', '+31 00 000 00 00', 'info@example.com', 'IT with both feet on the ground.'],
    '© 2031 Voorbeeld IT. All rights reserved.',
  ])
    await expect(page.getByRole('contentinfo')).toContainText(text);
});

test('§2, home: a hero that leads to two sections, four services, fourteen logos and the form', async ({
  site,
  page,
}) => {
  await site.open('/');
  const sections = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections).toEqual(['home', 'services', 'clients', 'contact']);
  for (const [link, section] of [
    ['Learn More', 'services'],
    ['Get Started', 'contact'],
  ] as const) {
    await page.locator('#home').getByRole('link', { name: link }).click();
    await site.expectSection(section);
  }
  const logos = page.locator('#clients img');
  expect(await logos.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))).toEqual(companies);
  const services = page.locator('#services h3');
  const titles = ['Consulting', 'Website development', 'Process management', 'Application management'];
  await expect(services).toHaveText(titles);
  await site.flag('Nederlands').click();
  await expect(services).toHaveText(['Advies', 'Websiteontwikkeling', 'Procesmanagement', 'Applicatiebeheer']);
});

test('§2, about: a mission with a quote, four cards, and over a decade of experience', async ({ site, page }) => {
  await site.open('/about');
  await expect(page.getByRole('main')).toContainText('over a decade of experience');
  const quote = page.getByRole('blockquote');
  await expect(quote).toBeVisible();
  await expect(page.locator('.expertise')).toHaveCount(4);
  await site.flag('Nederlands').click();
  await expect(page.getByRole('main')).toContainText('meer dan tien jaar ervaring');
  // By itself, a browser gives Dutch single marks.
  await expect(quote).toHaveCSS('quotes', '"“" "”"');
});

test.describe('§2, any other path:', () => {
  test.use({ allowedMessages: /^Page not found: \/no\/page|^Failed to load resource/ });

  test('404, a text, and a link home', async ({ site, page }) => {
    await site.open('/no/page');
    await expect(site.heading).toHaveText('404');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

test.describe('§2, portfolio:', () => {
  test.beforeEach(({ site }) => site.open('/portfolio'));

  test('thirteen clients, newest first, in 2, 4 or 7 columns of round logos', async ({ site, page }) => {
    const names = page.locator('main ol .timeline-name');
    for (const [width, columns] of [
      [360, 2],
      [768, 4],
      [1024, 7],
    ] as const) {
      await site.setWidth(width);
      const lefts = await page
        .locator('main ol li')
        .evaluateAll((all: HTMLElement[]) => all.map((item) => item.offsetLeft));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
      expect(await readInRows(names), `${width} px`).toEqual(portfolio.map(([name]) => name));
    }
    await expect(page.locator('main ol img').first()).toHaveCSS('border-radius', '50%');
  });

  test('each dialog has the name, the count, the period, a text and technologies', async ({ site }) => {
    for (const [name, period] of portfolio) {
      await site.client(name).click();
      await expect(site.dialog).toHaveAccessibleName(name);
      await expect(site.dialog).toHaveAccessibleDescription('1 project');
      await expect(site.dialog.locator('.period')).toHaveText(period);
      await expect(site.dialog.getByRole('article').getByRole('listitem')).not.toHaveCount(0);
      if (name === 'Deltafiber') await expect(site.dialog).toContainText(/from 300 to 1500\+ employees in a merger/);
      await site.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(site.dialog).toBeHidden();
    }
  });
});
