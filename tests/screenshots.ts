import { reach, states } from './browser/states';
import { languages } from './content';
import { test } from './fixtures';

const heights = { 360: 780, 768: 1024, 1280: 860, 1920: 1080 };

// What the console says is for tests. Firefox refuses the style of a picture: over WebDriver BiDi, the policy stays.
test.use({ allowedMessages: /./, bypassCSP: true });

for (const scheme of ['light', 'dark'] as const)
  for (const [width, height] of Object.entries(heights))
    for (const language of languages)
      test(`${width} px, ${language}, ${scheme}`, async ({ site, page }, { project }) => {
        await page.emulateMedia({ colorScheme: scheme });
        for (const state of states) {
          if (state.narrow && Number(width) >= 1024) continue;
          await page.setViewportSize({ width: Number(width), height });
          await state.prepare?.(site);
          // From the same address, with a fragment, nothing would be loaded.
          await page.goto('about:blank');
          await reach(site, state, language);
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
            await document.fonts.ready;
          });
          const file = `${state.name}-${width}-${language}-${scheme}.png`;
          // A page that nothing was done to is photographed as a whole.
          await page.screenshot({
            path: `screenshots/${project.name}/${file}`,
            fullPage: !state.act && !state.prepare,
          });
          await page.unrouteAll();
        }
      });
