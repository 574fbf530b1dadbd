import type { Locator } from '@playwright/test';
import { boxOf } from '../site-page';
import { expect, test } from './fixtures';

/** The fourteen companies of the logo wall, as the specification lists them. */
const companies = [
  'Shell',
  'Royal Haskoning DHV',
  'Stichting Lezen en Schrijven',
  'Deltafiber',
  'CAIW',
  'GGD GHOR Nederland',
  'a.s.r.',
  'Fugro',
  'Knab',
  'Gemeente Gouda',
  'NLO',
  'Royal Aware',
  'Tata Consultancy Services',
  'DO-IT',
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

test.describe('§2, every page:', () => {
  test('Home, Services, Portfolio, About us, Contact, two flags and Get Started; English first', async ({ site }) => {
    await site.open('/');
    await expect(site.html).toHaveAttribute('lang', 'en');
    await expect(site.menu.locator('.menu-link')).toHaveText(['Home', 'Services', 'Portfolio', 'About us', 'Contact']);
    await expect(site.menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#contact');
    await expect(site.menu.locator('.flags a')).toHaveCount(2);
    await site.flag('Nederlands').click();
    await expect(site.html).toHaveAttribute('lang', 'nl');
    // On white, a bar of red above and one of blue below.
    const bars = ['M0 0h24v16H0z', 'M0 0h24v5.33H0z', 'M0 10.67h24V16H0z'];
    const paths = site.flag('Nederlands').locator('path');
    for (const [index, colour] of ['#fff', '#ae1c28', '#21468b'].entries())
      for (const [name, value] of [
        ['d', bars[index]],
        ['fill', colour],
      ] as const)
        await expect(paths.nth(index)).toHaveAttribute(name, value ?? '');
  });

  test('the navigation bar is fixed, and opaque beyond 20 px', async ({ site, page }) => {
    await site.open('/');
    const header = page.getByRole('banner');
    for (const [top, colour] of [
      [20, 'rgba(0, 0, 0, 0)'],
      [21, /^rgb\(/],
    ] as const) {
      await site.scrollTo(top);
      await expect(header, `${top} px`).toHaveCSS('background-color', colour);
      expect((await boxOf(header)).y).toBe(0);
    }
  });

  test('on mobile a toggle shows the same entries, and each closes the menu', async ({ site }) => {
    await site.setWidth(360);
    await site.open('/');
    for (const entry of ['Home', 'Services', 'Contact', 'Get Started', 'Portfolio', 'About us']) {
      await site.menuButton.click();
      await site.menu.getByRole('link', { name: entry }).click();
      await expect(site.menu).toBeHidden();
    }
  });

  test('from another page, Contact opens the home page and scrolls 100 ms later, smoothly', async ({ site, page }) => {
    await page.clock.install();
    await site.open('/about');
    await page.clock.pauseAt(Date.now() + 60_000);
    await site.item('Contact').click();
    await expect(site.heading).toHaveText(/Down-to-earth/);
    const scrollTop = () => page.evaluate(() => scrollY);
    await page.clock.runFor(90);
    expect(await scrollTop()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(scrollTop).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(site.html).toHaveCSS('scroll-behavior', 'smooth');
  });

  test('the footer has the company, its addresses, the current year and a tagline', async ({ site, page }) => {
    await page.clock.setFixedTime('2031-05-01');
    await site.open('/');
    for (const text of [
      ...['Voorbeeld IT', 'KvK number 00000000', 'VAT number NL000000000B00', 'Voorbeeldstraat 1'],
      ...['1234 AB Voorbeeldstad', '+31 00 000 00 00', 'info@example.com', 'IT with both feet on the ground.'],
      '© 2031 Voorbeeld IT. All rights reserved.',
    ])
      await expect(page.getByRole('contentinfo')).toContainText(text);
  });
});

test.describe('§2, home:', () => {
  test.beforeEach(({ site }) => site.open('/'));

  test('hero, services, clients and contact follow each other, and the hero leads to two of them', async ({
    site,
    page,
  }) => {
    const sections = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
    expect(sections).toEqual(['home', 'services', 'clients', 'contact']);
    const hero = page.locator('#home');
    await hero.getByRole('link', { name: 'Learn More' }).click();
    await site.expectSection('services');
    await hero.getByRole('link', { name: 'Get Started' }).click();
    await site.expectSection('contact');
  });

  test('four services', async ({ site, page }) => {
    const services = page.locator('#services h3');
    const titles = ['Consulting', 'Website development', 'Process management', 'Application management'];
    await expect(services).toHaveText(titles);
    await site.flag('Nederlands').click();
    await expect(services).toHaveText(['Advies', 'Websiteontwikkeling', 'Procesmanagement', 'Applicatiebeheer']);
  });

  test('fourteen logos, with the company name as alternative text', async ({ page }) => {
    const logos = page.locator('#clients img');
    expect(await logos.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))).toEqual(companies);
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
      const lefts = await page.locator('main ol li').evaluateAll((all) => all.map((item) => item.offsetLeft));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
      expect(await readInRows(names), `${width} px`).toEqual(portfolio.map(([name]) => name));
    }
    await expect(page.locator('main ol img').first()).toHaveCSS('border-radius', '50%');
  });

  test('each logo enters 0.05 s after the one before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const logos = page.locator('.timeline-logo');
    const delays = await logos.evaluateAll((all) => all.map((logo) => getComputedStyle(logo).animationDelay));
    expect(delays.map(Number.parseFloat)).toEqual(portfolio.map((_, index) => Number((0.05 * index).toFixed(2))));
  });

  test('each dialog has the name, the count, the period, a text and technologies', async ({ site }) => {
    await site.openDialog('GGD GHOR Nederland');
    for (const [index, [name, period]] of portfolio.entries()) {
      if (index) await site.dialog.getByRole('link', { name: 'Older' }).click();
      await expect(site.dialog).toHaveAccessibleName(name);
      await expect(site.dialog).toHaveAccessibleDescription('1 project');
      await expect(site.dialog.locator('.period')).toHaveText(period);
      await expect(site.dialog.getByRole('article').getByRole('listitem')).not.toHaveCount(0);
      if (name === 'Deltafiber') await expect(site.dialog).toContainText(/from 300 to 1500\+ employees in a merger/);
    }
    await expect(site.dialog.getByRole('link', { name: 'Older' })).toBeHidden();
  });

  test('a dialog takes 80 % of the height at most, and scrolls; its button is labelled Close', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await site.openDialog('Deltafiber');
    expect((await boxOf(site.dialog)).height).toBeCloseTo(0.8 * 400, 0);
    const last = site.dialog.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await site.dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(site.dialog).toBeHidden();
  });
});

test('§2, about: a mission with a quote, four cards of expertise, and over a decade of experience', async ({
  site,
  page,
}) => {
  await site.open('/about');
  await expect(page.getByRole('main')).toContainText('over a decade of experience');
  await expect(page.getByRole('blockquote')).toBeVisible();
  await expect(page.locator('.expertise')).toHaveCount(4);
  await site.flag('Nederlands').click();
  await expect(page.getByRole('main')).toContainText('meer dan tien jaar ervaring');
});

test.describe('§2, any other path:', () => {
  test.use({ allowedMessages: /^Page not found: \/no\/page|^Failed to load resource/ });

  test('404, a text, a link home, and an error in the console', async ({ site, page }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'Page not found: /no/page');
    await site.open('/no/page');
    expect((await logged).type()).toBe('error');
    await expect(site.heading).toHaveText('404');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

test('§5, the form: a name, an email address and a message of 6 rows are required', async ({ site }) => {
  await site.open('/');
  for (const name of ['name', 'email', 'message'] as const)
    await expect(site.field(name)).toHaveAttribute('required', '');
  await expect(site.field('email')).toHaveAttribute('type', 'email');
  await expect(site.field('message')).toHaveAttribute('rows', '6');
});

for (const [path, title, text] of [
  ['/', 'Message sent!', "We'll get back to you as soon as possible."],
  ['/nl', 'Bericht verzonden!', 'We nemen zo snel mogelijk contact met u op.'],
] as const)
  test(`§7 and §8, ${path}: a message is thanked for during 5000 ms, and sent to no server`, async ({
    site,
    page,
    host,
  }) => {
    await page.clock.install();
    await site.open(path);
    await site.fillForm();
    await page.waitForLoadState('networkidle');
    const requests = [...host.requests];
    await site.field('name').press('Enter');
    const toast = site.toast(title);
    await expect(toast).toContainText(text);
    expect(host.requests).toEqual(requests);
    await page.clock.fastForward(4000);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.fastForward(1000);
    await expect(toast).toBeHidden();
  });
