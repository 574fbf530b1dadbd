import { engines, expect, test } from '../fixtures';

test.use({ allowedMessages: /^Page not found: |status of 404/ });

for (const [path, language, text, link, home] of [
  ['/no/such/page', 'nl', 'Oeps! Pagina niet gevonden', 'Terug naar de wal', 'Sluizen die op tijd opengaan'],
  ['/en/no/such/page', 'en', 'Oops! Page not found', 'Return to Home', 'Locks that open on time'],
] as const)
  test(`${path} is not found, which the page, its status and the console say`, engines, async ({ site, page }) => {
    const error = page.waitForEvent('console', (message) => message.text() === `Page not found: ${path}`);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect((await error).type()).toBe('error');
    await site.expectPage('404', language);
    await expect(page.getByText(text)).toBeVisible();
    await expect(site.menu.locator('[aria-current=page]')).toHaveCount(0);
    await page.getByRole('link', { name: link }).click();
    await site.expectPage(home, language);
  });

test('A host may serve a page at other spellings of its address', engines, async ({ site, page, baseURL }) => {
  for (const [path, heading, language] of [
    ['//about', 'Wie wij zijn', 'nl'],
    ['/about/', 'Wie wij zijn', 'nl'],
    ['/about.html?from=letter', 'Wie wij zijn', 'nl'],
    ['/index.html', 'Sluizen die op tijd opengaan', 'nl'],
    ['/de/', 'Schleusen\u00adautomatisierung, pünktlich', 'de'],
    ['/de//about.html', 'Wer wir sind', 'de'],
  ] as const) {
    await site.open(`${baseURL}${path}`);
    await site.expectPage(heading, language);
    await site.item(language === 'nl' ? 'Opdrachten' : 'Aufträge').click();
    await expect(page).toHaveURL(language === 'nl' ? '/portfolio' : '/de/portfolio');
  }
});

/** The title of each page, in each language. */
const titles = {
  '/': { nl: 'Automatisering aan het water', en: 'Automation by the water', de: 'Automatisierung am Wasser' },
  '/portfolio': { nl: 'Werk voor klanten', en: 'Work for clients', de: 'Werk voor klanten' },
  '/werkplaats': { nl: 'In de werkplaats', en: 'In the workshop', de: 'In der Werkstatt' },
  '/about': { nl: 'Het bedrijf', en: 'The firm', de: 'Der Betrieb' },
};

for (const [path, byLanguage] of Object.entries(titles))
  test(`${path} has a document in each language, which names itself and the others`, ({ host }) => {
    const at = (prefix: string) => (prefix + path).replace(/(.)\/$/, '$1');
    const addresses = { nl: path, en: at('/en'), de: at('/de') };
    const urlOf = (address: string) => new URL(address, 'https://kolk.example').href;
    for (const language of ['nl', 'en', 'de'] as const) {
      const document = host.readDocument(addresses[language]);
      expect(document).toContain(`<title>${byLanguage[language]} – Kolk &amp; Zonen Automatisering</title>`);
      expect(document).toContain(`<html lang="${language}"`);
      const links = document.matchAll(/<link rel="(?:canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/g);
      const alternates = { ...addresses, 'x-default': addresses.nl };
      expect([...links].map(([, language, href]) => [language, href])).toEqual([
        [undefined, urlOf(addresses[language])],
        ...Object.entries(alternates).map(([language, address]) => [language, urlOf(address)]),
      ]);
    }
  });
