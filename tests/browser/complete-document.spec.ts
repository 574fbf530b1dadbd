import type { Page } from '@playwright/test';
import { engines, expect, journey, test } from '../fixtures';
import { emptyMessage, message, type SitePage, wide } from '../site-page';
import { type Answer, type Host, status } from '../test-host/host';
import { messagesPath, versionOf } from '../test-host/versions';

// What the engines and the site report of scripts that do not arrive as they should. Over BiDi, an error that is logged is "Error".
test.use({
  allowedMessages:
    /^(Error: )?(Loading (module|failed)|Failed to (load|fetch)|TypeError|SyntaxError|Timeout)|^Error \(|MIME type|did not arrive|No words/,
});

/** The controls of the site: where a visitor finds each, and what it does. */
const controls: readonly [name: string, path: string, use: (site: SitePage) => Promise<unknown>][] = [
  ['a link opens its page', '/about', (site) => site.visit('Opdrachten', 'Ons werk')],
  [
    'the menu opens, and leads to a section',
    '/about',
    async (site) => {
      await site.setWidth(390);
      // A browser without popovers has no button: it shows the items.
      if (await site.menuButton.isVisible()) await site.menuButton.click();
      await site.item('Diensten').click();
      await expect(site.page).toHaveURL('/#services');
      await expect(site.page.getByRole('heading', { name: 'Wat wij doen' })).toBeInViewport();
    },
  ],
  [
    'a client shows its projects',
    '/portfolio',
    async (site) => {
      await site.client('Kadewerk').click();
      await expect(site.page).toHaveURL('/portfolio#kadewerk');
      await expect(visibleText(site.page, 'De kranen melden zelf wanneer')).toBeInViewport();
    },
  ],
  [
    'the form sends a message, and the note under it gives thanks',
    '/',
    async (site) => {
      await site.sendMessage();
      await expect(visibleText(site.page, /Dank u wel|Bericht verzonden/).last()).toBeInViewport();
      await site.expectFields(emptyMessage);
    },
  ],
  // The last one: the language is stored.
  [
    'a flag shows the page in its language',
    '/portfolio',
    async (site) => {
      await site.flag('Deutsch').click();
      await expect(site.page).toHaveURL('/de/portfolio');
      await site.expectPage('Unsere Arbeit', 'de');
    },
  ],
];

const visibleText = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

/** Opens a page of the site under a condition. */
type Open = (site: SitePage, host: Host, path: string) => Promise<unknown>;

/** Opens a page whose host gives another answer in the place of a script, and waits until it is asked for. */
const withScript =
  (script: RegExp, answer: Answer): Open =>
  async ({ page }, host, path) => {
    host.answer(script, answer);
    const request = page.waitForRequest((request) => script.test(new URL(request.url()).pathname));
    // Firefox takes a page for loaded once its imports are there.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await request;
  };

/** Opens a page whose later scripts (the dialog, the toasts, the other languages) get another answer. */
const withLateScripts =
  (answer: Answer): Open =>
  async (site, host, path) => {
    await site.open(path);
    host.answer(/\.js$/, answer);
  };

/** Opens a page in a browser that has no popovers. */
const withoutPopovers: Open = async ({ page }, host, path) => {
  await page.addInitScript(() => {
    for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  host.rewrite(/^\/(about|(de\/)?portfolio)?$/, (document) =>
    document
      // The policy allows the style sheet as it is.
      .replace(/<meta http-equiv="Content-Security-Policy".*?>/, '')
      .replaceAll(' popover="auto"', '')
      .replaceAll('selector(:popover-open)', 'selector(:unknown)'),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
};

const empty = status(200, { 'Content-Type': 'text/javascript' });
const cutOff = status(200, { 'Content-Type': 'text/javascript' }, 'export const words = {');
const held: Answer = () => {};

/** The conditions under which a page is opened. */
const conditions: readonly [name: string, open: Open, options?: { javaScriptEnabled: boolean }][] = [
  ['With JavaScript off', ({ page }, _, path) => page.goto(path), { javaScriptEnabled: false }],
  ['Before the scripts have come', withScript(/\/main-/, held)],
  ['With a script cut off', withScript(/\/main-/, cutOff)],
  ['With the words empty', withScript(/\/nl-/, empty)],
  ['With the later scripts missing', withLateScripts(status(404))],
  ['With the later scripts held back', withLateScripts(held)],
  [
    'After the deploy of another version',
    async (site, host, path) => {
      await site.open(path);
      host.deploy(await versionOf('update'));
    },
  ],
  ['Without popovers', withoutPopovers],
];

/** A form service takes a post. It responds to a script with a status, and leads a browser back to the thanks. */
const formService: Answer = (response, { method, headers: { accept } }) => {
  if (method !== 'POST') response.writeHead(405).end();
  else if (accept === 'application/json') response.end('{}');
  else response.writeHead(303, { Location: '/#sent' }).end();
};

// The first test that asks for the other version builds it.
test.describe.configure({ timeout: 180_000 });

for (const [condition, open, options = { javaScriptEnabled: true }] of conditions)
  test.describe(condition, open === withoutPopovers ? {} : engines, () => {
    test.use(options);
    // Over WebDriver BiDi, Playwright 1.64 cannot switch JavaScript off in a test.
    test.skip(({ browserName }) => !options.javaScriptEnabled && browserName === 'firefox');
    test('every control works', async ({ site, page, host }) => {
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.redirectedFrom()) loads.push(request.url());
      });
      for (const [control, path, use] of controls)
        await test.step(control, async () => {
          loads.length = 0;
          await host.restart(await versionOf('site'));
          await site.setWidth(wide);
          host.answer(new RegExp(`^${messagesPath}$`), formService);
          await open(site, host, path);
          await use(site);
          expect(loads, 'no document is loaded twice').toEqual([...new Set(loads)]);
        });
    });
  });

/** Opens a page whose scripts are held back. @returns a function that lets them arrive */
async function openWithHeldScripts(site: SitePage, host: Host, path: string): Promise<() => Promise<void>> {
  const arrivals: (() => void)[] = [];
  await withScript(/\/main-/, (response, { url = '' }) =>
    arrivals.push(() => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(host.read(url))),
  )(site, host, path);
  return async () => {
    host.mend();
    for (const arrive of arrivals) arrive();
    await site.hydrated();
  };
}

test('The menu that is open, and what is typed, stay when the scripts come', journey, async ({ site, page, host }) => {
  await site.setWidth(390);
  const releaseScripts = await openWithHeldScripts(site, host, '/');
  await site.fillForm();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await site.expectFields(message);
  await site.menuButton.click();
  await releaseScripts();
  await expect(site.menu).toBeVisible();
  await site.expectFields(message);
});

test('The projects of a client close, and give way to the dialog when it comes', engines, async ({ site, host }) => {
  const releaseScripts = await openWithHeldScripts(site, host, '/portfolio');
  const projects = site.projects('Kadewerk');
  await site.client('Kadewerk').click();
  await projects.getByRole('link', { name: 'Sluiten' }).click();
  await expect(projects).toBeHidden();
  await site.client('Kadewerk').click();
  await expect(projects).toBeInViewport();
  await releaseScripts();
  await site.expectDialog('Kadewerk');
  await expect(projects).toBeHidden();
  await site.closeDialog();
  await expect(site.client('Kadewerk')).toBeFocused();
});

test('A document that stalls, and has lost its comments, becomes whole', engines, async ({ site, page, host }) => {
  host.stall(/^\/about$/, (document) => document.replace(/<!--.*?-->/gs, ''));
  await site.open('/about');
  await site.visit('Opdrachten', 'Ons werk');
  for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(1);
});

test('An unexpected error shows a screen that leads back', engines, async ({ site, page, host }) => {
  await site.open('/');
  await site.fillForm();
  const words = `export const words = new Proxy({}, { get(_, key) { if (key !== 'then') throw Error('No words'); } });`;
  host.answer(/\/de-/, status(200, { 'Content-Type': 'text/javascript' }, words));
  await page.goto('/de/about');
  await expect(page.getByRole('alert')).toContainText('Bei uns ging etwas schief. Laden Sie neu.');
  await page.getByRole('link', { name: 'Nach vorn' }).click();
  await expect(page).toHaveURL('/de');
  // The address changes before the document asks for the words.
  await expect(page.getByRole('alert')).toBeVisible();
  host.mend();
  await page.getByRole('button', { name: 'Pumpe an' }).click();
  await site.expectPage('Schleusen\u00adautomatisierung, pünktlich', 'de');
  await site.expectFields(message);
});
