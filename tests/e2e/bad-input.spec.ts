import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { first, second } from '../content';
import { expect, test } from './fixtures';
import { field, heading, live, open } from './page';

/** Texts that are made to break something, and others that nobody thought of. */
const anyText = fc.oneof(
  fc.constantFrom(
    '<img src=x onerror="document.title=\'broken\'">',
    '"><script>document.title="broken"</script>',
    'javascript:document.title="broken"',
    '\u202e\u2066\u200f right to left \u0000\u0007\u001b[31m',
    'שלום עולם مرحبا بالعالم',
    '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(200),
    '\ud800 half \udfff',
    'W'.repeat(20_000),
    'Z̸̡̢͓̙͎̏͑̍̀ả̷l̵g̴o̵'.repeat(100),
    '\n'.repeat(500),
    '\u0024{document.title="broken"}{{7*7}}%00%0d%0a',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 300,
  }),
);

/** The same cases at every run. */
const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: 1999 });

/** What every page holds to, whatever it was given. */
const look = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    strange: document.querySelectorAll('[onerror], iframe, object, embed, #root script').length,
  }));

test.use({ viewport: { width: 360, height: 800 } });

test('The form takes any text, keeps it as it is and stays as wide as the screen', async ({ page }) => {
  await open(page, '/');
  const { title } = await look(page);
  const texts = sample(fc.tuple(anyText, anyText, anyText), 150);
  const faults = await page.evaluate((texts) => {
    const fields = document.querySelectorAll<HTMLInputElement>('form :required');
    const elements = document.querySelectorAll('*').length;
    return texts.flatMap((typed, index) => {
      for (const [place, field] of fields.entries()) {
        // Written past React, as a visitor's keyboard does.
        field.value = typed[place] ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const kept: unknown = JSON.parse(sessionStorage.getItem('contact-draft') ?? '');
      const shown = Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
      const wider = document.documentElement.scrollWidth > innerWidth;
      const more = document.querySelectorAll('*').length !== elements;
      const lost = JSON.stringify(kept) !== JSON.stringify(shown);
      return wider || more || lost ? [{ index, wider, more, lost }] : [];
    });
  }, texts);
  expect(faults).toEqual([]);
  expect(await look(page)).toEqual({ title, wider: 0, strange: 0 });

  const last = await field(page, 'message').inputValue();
  await open(page, '/');
  await expect(field(page, 'message')).toHaveValue(last);
});

test.describe('Any address and any stored value', () => {
  test.use({
    allowedMessages: /^Failed to load resource: .* (400|404|414|431|500)|^Page not found: /,
  });

  const segment = fc.oneof(
    fc.constantFrom('about', 'portfolio', 'ABOUT', 'index.html', '%2e%2e', '%E0%A4%A', '%00', '..'),
    fc.constantFrom('<script>', '__proto__', 'constructor', 'a'.repeat(1500), '%2F', ';', '//', '📄'),
    fc.webSegment(),
    fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  );
  const query = fc.oneof(
    fc.constantFrom('', `?lang=${second}`, '?lang=<script>', '?lang[]=xx', `?lang=${second}&lang=${first}`, '?%', '?='),
    anyText.map((text) => `?lang=${encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))}`.slice(0, 2000)),
  );
  const hash = fc.constantFrom('', '#', '#contact', '#"><img>', '#%', '#__proto__', '#content', '#:~:text=a');
  const address = fc
    .tuple(fc.array(segment, { maxLength: 3 }), query, hash)
    .map(([path, query, hash]) => `/${path.join('/')}${query}${hash}`);

  test('open a page that works, with the status that belongs to it', async ({ page, baseURL }) => {
    for (const [index, path] of sample(address, 20).entries()) {
      const response = await page.goto(`${baseURL}${path}`);
      await live(page);
      const robots = await page.locator('meta[name=robots]').getAttribute('content');
      expect(robots, path).toBe(response?.status() === 404 ? 'noindex' : 'index');
      expect(await look(page), path).toMatchObject({ wider: 0, strange: 0 });
      await expect(heading(page), path).toBeVisible();
      if (index % 2) await page.evaluate(() => localStorage.clear());
    }
  });

  test('are walked through without a load', async ({ page }) => {
    await open(page, '/');
    const { title } = await look(page);
    for (const path of sample(address, 50)) {
      await page.evaluate((path) => {
        try {
          history.pushState(null, '', path);
        } catch {
          // Another origin, as the browser reads it.
        }
      }, path);
      expect(await look(page), path).toMatchObject({ wider: 0, strange: 0 });
      await expect(heading(page), path).toHaveCount(1);
    }
    await page.evaluate(() => history.pushState(null, '', '/'));
    await expect.poll(async () => (await look(page)).title).toBe(title);
  });
});
