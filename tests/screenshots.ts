import { reach, type State, states, takePicture } from './browser/states';
import { expect, test } from './fixtures';
import { dictionaries, languages } from './site-content';
import { waitForTypeface } from './typeface';

/** What no test needs: only people see whether it is right. */
const looks: readonly State[] = [
  {
    // The offer to install, and the line about offline use.
    name: 'offer',
    path: '/',
    part: 'footer',
    prepare: ({ page }) =>
      page.addInitScript(() => {
        const worker = { controller: {}, ready: new Promise(() => {}), addEventListener: () => {} };
        Object.defineProperty(navigator, 'serviceWorker', { value: worker });
      }),
    act: async ({ page }, language) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      await expect(page.getByText(dictionaries[language]['app.readyText'])).toBeVisible();
      await page.locator('.install').scrollIntoViewIfNeeded();
    },
  },
  // The pointer over a logo of the grid, and over a client of the timeline.
  {
    name: 'logo-hover',
    path: '/#clients',
    part: '#clients',
    act: ({ page }) => page.locator('#clients a').first().hover(),
  },
  {
    name: 'client-hover',
    path: '/portfolio',
    part: 'main',
    act: ({ page }) => page.locator('main ol a').nth(1).hover(),
  },
  {
    // The window of the installed app.
    name: 'installed',
    path: '/portfolio',
    part: '#root',
    prepare: ({ page }) =>
      page.addInitScript(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
      }),
  },
  {
    // A first visit over a slow line: the text is there, the typeface and the scripts are not.
    name: 'slow',
    path: '/about',
    part: '#root',
    prepare: ({ page }) => page.route(/\.(woff2|js)$/, (route) => route.abort()),
    ready: ({ page }) => page.waitForLoadState(),
  },
];

/** What a state prepares stays prepared: the one that breaks the page is the last. */
const inOrder = [...states.slice(0, -1), ...looks, ...states.slice(-1)];

const heights = { 360: 780, 768: 1024, 1280: 860, 1920: 1080 };

// What the console says is for tests. Firefox refuses the style of a picture: over WebDriver BiDi, the policy stays.
test.use({ allowedMessages: /./, bypassCSP: true });

for (const scheme of ['light', 'dark'] as const)
  for (const [width, height] of Object.entries(heights))
    for (const language of languages)
      test(`${width} px, ${language}, ${scheme}`, async ({ site, page }, { project }) => {
        await page.emulateMedia({ colorScheme: scheme });
        for (const state of inOrder) {
          if (state.narrow && Number(width) >= 1024) continue;
          await page.setViewportSize({ width: Number(width), height });
          await waitForTypeface(page);
          await state.prepare?.(site);
          const file = `${state.name}-${width}-${language}-${scheme}.png`;
          await reach(site, state, language);
          await takePicture(site, state, { path: `screenshots/${project.name}/${file}` });
          await page.unrouteAll();
        }
      });
