import type { Page } from '@playwright/test';

/**
 * Makes the documents of a page wait for the typeface, which is swapped in if it comes late: a busy machine would picture
 * another one. Without `geometricPrecision`, builds of Chromium place letters differently. The policy knows the style sheet as it was,
 * so it has to be off.
 */
export const waitForTypeface = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace('font-display:swap', 'font-display:block')
      .replace('</style>', 'html{text-rendering:geometricPrecision}</style>');
    await route.fulfill({ response, body });
  });
