import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { clientOf } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { type Engagement, engagements, newestFirst } from '../../src/content/engagements';
import { type Language as AnyLanguage, languageNames } from '../../src/language/codes';
import { en } from '../../src/language/en';
import { nl } from '../../src/language/nl';
import type { Key } from '../../src/language/translate';
import { notFound, type Page as PageName } from '../../src/routes';

interface Options {
  /** What the browser's storage holds as the language of an earlier visit. */
  stored: string | undefined;
  /** The console messages and page errors that belong to what is tested. */
  allowedMessages: RegExp | undefined;
}

/** Every test also proves that the page stays silent, stays at home and leaves no cookie. */
export const test = base.extend<Options & { watch: undefined }>({
  // Where things move is told by the tests of motion, which ask for it.
  contextOptions: { reducedMotion: 'reduce' },

  stored: [undefined, { option: true }],
  allowedMessages: [undefined, { option: true }],

  storageState: async ({ baseURL, stored }, use) => {
    if (stored === undefined || !baseURL) return use(undefined);
    const localStorage = [{ name: 'language', value: stored }];
    await use({ cookies: [], origins: [{ origin: baseURL, localStorage }] });
  },

  watch: [
    async ({ context, baseURL, allowedMessages, serviceWorkers }, use) => {
      const faults: string[] = [];
      const report = (fault: string) => {
        if (!allowedMessages?.test(fault)) faults.push(fault);
      };
      context.on('console', (message) => {
        // React reports a hydration that it had to repair as an error, here or as a page error.
        if (['error', 'warning'].includes(message.type())) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) faults.push(`asked ${request.url()}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      // A worker that Playwright blocks fails with a message; a browser that has none is silent.
      if (serviceWorkers === 'block')
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await use(undefined);
      expect(faults, 'messages and requests that no test expects').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The two languages of the specification, to run a test in each. */
export const languages = ['en', 'nl'] as const satisfies readonly AnyLanguage[];

export type Language = (typeof languages)[number];

/**
 * Waits until the page answers to the visitor.
 *
 * The documents are complete before any script runs, so that nothing visible tells a live page from one that is not.
 * The site marks the document in the first effect after hydration: React has then taken over every element, and
 * repaired or reported what did not match.
 */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('html'), 'is live').toHaveAttribute('data-live');
}

/** Opens a page and waits until it is live. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

/** Scrolls without the smoothness, so that a test knows where the page stands. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
}

/** Expects a section to stand right below the bar, or as near to it as the page's end allows. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  const distance = () =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      return Math.round(Math.max(0, Math.min(top, rest)) - Math.max(0, -top));
    }, id);
  const intervals = [50];
  await expect.poll(distance, { message: `#${id} is visible`, intervals }).toBeGreaterThan(-2);
  await expect.poll(distance, { message: `#${id} is at the top`, intervals }).toBeLessThan((bar?.height ?? 0) + 2);
}

/** Expects that turning the wheel moves the page. */
export async function expectPageScrolls(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
}

/** The words of the site, where the specification leaves them to it. */
export const dictionaries = { en, nl };

/** The clients of the timeline, newest first: what is tried with one of them is tried with whichever comes first. */
export const timeline = newestFirst(engagements).map((engagement) => ({
  ...engagement,
  ...clientOf(engagement.client),
}));

export const [client = '', another = ''] = timeline.map(({ name }) => name);

/** The client of whom there is most to read. */
export const { name: longest } = timeline.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));

function sizeOf({ projects }: Engagement): number {
  const texts = projects.flatMap(({ descKey, technologies }) => [en[descKey], ...technologies]);
  return texts.join(' ').length;
}

/** The key of the words at the head of a page. */
export function headingOf(page: PageName): Key {
  if (page === 'home') return 'hero.title';
  return page === notFound.page ? 'notFound.title' : `${page}.title`;
}

export const html = (page: Page) => page.locator('html');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page) => page.getByRole('dialog');

/** The button of a language in the bar. */
export const flag = (page: Page, language: Language) =>
  page.getByRole('button', { name: languageNames[language], exact: true });

/** The link of the navigation bar with this name. */
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** The button of a client on the timeline. */
export const emblem = (page: Page, name: string) =>
  page.getByRole('main').locator('ol').getByRole('button', { name, exact: true });

/** Expects that a page is shown in a language: attribute, title and heading. */
export async function expectPage(page: Page, name: PageName, language: Language = 'en'): Promise<void> {
  const words = dictionaries[language];
  await expect(html(page)).toHaveAttribute('lang', language);
  await expect(heading(page)).toHaveText(words[headingOf(name)]);
  await expect(page).toHaveTitle(`${words[`page.${name}.title`]} – ${company.name}`);
}

/** Expects that pictures have arrived, as each comes into view. */
export async function expectPictures(pictures: Locator): Promise<void> {
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

type FieldName = 'name' | 'email' | 'message';

/** A text for each field of the form that it takes. */
export const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'Two lines,\nto be sent.' };
export const empty: typeof typed = { name: '', email: '', message: '' };

export const field = (page: Page, name: FieldName, language: Language = 'en') =>
  page.getByLabel(dictionaries[language][`contact.${name}`], { exact: true });

export const send = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: dictionaries[language]['contact.send'] });

/** Fills the contact form. */
export async function fillForm(page: Page, language: Language = 'en', values = typed): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const) await field(page, name, language).fill(values[name]);
}

/** Expects what stands in the contact form. */
export async function expectForm(page: Page, values: typeof typed, language: Language = 'en'): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const)
    await expect(field(page, name, language)).toHaveValue(values[name]);
}

/**
 * Holds back a file that the page asks for.
 * @returns a function that lets it through
 */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}

/** Presses a client of the portfolio and waits for the reload that the dialog's missing file leads to. */
export async function pressIntoReload(page: Page): Promise<void> {
  const reload = page.waitForEvent('load');
  await emblem(page, client).click();
  await reload;
  await live(page);
}
