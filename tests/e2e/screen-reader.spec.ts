import type { Locator, Page } from '@playwright/test';
import { type Client, clients } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { engagementYear } from '../../src/content/engagements';
import { addressOf, routes } from '../../src/routes';
import { client, dictionaries, first, headingOf, languages, timeline } from '../content';
import { numbers } from '../specification';
import { treeOf } from './aria';
import { expect, test } from './fixtures';
import { dialog, emblem, expectPage, field, fields, menuButton, open, openDialog, send, widen } from './page';
import { faults, reach, states } from './states';

/** What the browser itself tells a screen reader of the elements that it may speak of. */
async function toldNodes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value,
      ...Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}

test.use({ allowedMessages: faults });

/** The part of the page whose tree tells what is new in a state, and the files in which it was reviewed. */
const views: [name: string, part: (page: Page) => Locator, ...files: string[]][] = [
  ...['home', 'portfolio', 'about', 'not-found'].map((name): [string, (page: Page) => Locator, ...string[]] => [
    name,
    (page) => page.locator('#root'),
    'bar',
    name,
    'footer',
  ]),
  ['error-screen', (page) => page.locator('body'), 'error-screen'],
  ['menu', (page) => page.locator('#root').locator('> :first-child'), 'bar'],
  ['dialog', (page) => page.locator('body > :has([role=dialog])'), 'dialog'],
  ['refused', (page) => page.locator('form'), 'refused'],
  ['sent', (page) => page.locator('body > :last-child'), 'sent'],
];

for (const [name, part, ...files] of views)
  test(`The tree of "${name}" is the one that was reviewed, in every language`, async ({ page }) => {
    const state = states.find((one) => one.name === name) ?? { name, path: '/' };
    if (state.narrow) await widen(page, 360);
    await state.prepare?.(page);
    for (const language of languages) {
      await reach(page, state, language);
      await expect(part(page)).toMatchAriaSnapshot(treeOf(state, language, ...files));
    }
  });

test('The browser says whether the menu is open, and nothing of what lies under a dialog', async ({ page }) => {
  await widen(page, 360);
  await open(page, '/portfolio');
  const menu = async () => {
    const nodes = await toldNodes(page);
    return nodes.find(({ role, name }) => role === 'button' && name === dictionaries[first]['nav.menu']);
  };
  await expect.poll(menu).toMatchObject({ expanded: false });
  await menuButton(page).click();
  await expect.poll(menu).toMatchObject({ expanded: true });
  await page.keyboard.press('Escape');
  await openDialog(page, client);
  const links = async () => (await toldNodes(page)).filter(({ role }) => role === 'link' || role === 'main');
  await expect.poll(links).toEqual([]);
  expect(await toldNodes(page)).toContainEqual(expect.objectContaining({ role: 'dialog', name: client, modal: true }));
});

test('The browser tells of the open page alone, however many were open before', async ({ page }) => {
  await open(page, '/');
  for (const { path, page: name } of routes) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expectPage(page, name);
  }
  const landmarks = async () => (await toldNodes(page)).filter(({ role }) => role === 'main');
  await expect.poll(landmarks).toHaveLength(1);
  const headings = (await toldNodes(page)).filter(({ role }) => role === 'heading').map(({ name }) => name);
  const titles = routes.map(({ page }) => dictionaries[first][headingOf(page)]);
  expect(titles.filter((title) => headings.includes(title))).toEqual(titles.slice(-1));
});

test('Where the visitor is, and what a link opens, is said with it', async ({ page }) => {
  await open(page, '/portfolio');
  for (const engagement of timeline) {
    const link = emblem(page, engagement.name);
    await expect(link).toHaveAccessibleDescription(String(engagementYear(engagement)));
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  }
  await expect(page.locator('nav [aria-current=page]')).toHaveText(dictionaries[first]['nav.portfolio']);
  await expect(page.locator('.flags [aria-current=true]')).toHaveAttribute('hreflang', first);
  await expect(page.locator('nav [aria-current]')).toHaveCount(2);
});

test('What is in another language is marked as such, in every language', async ({ page }) => {
  const marks = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getAttribute('lang')));
  for (const language of languages) {
    await open(page, addressOf('/', language));
    const logos = Object.values<Client>(clients).map((one) => one.language ?? null);
    expect(await marks(page.locator('#clients img'))).toEqual(logos);
    // The street is in the Netherlands, whatever the language.
    for (const street of await page.getByText(company.street).all())
      expect(await street.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('nl');

    await open(page, addressOf('/portfolio', language));
    expect(await marks(page.locator('ol a span:last-child'))).toEqual(timeline.map((one) => one.language ?? null));
    await openDialog(page, client);
    expect(await marks(dialog(page).locator('h2 span'))).toEqual([timeline[0]?.language ?? null]);
    expect(new Set(await marks(dialog(page).getByRole('listitem')))).toEqual(new Set(['en']));
  }
});

test('Every field says what it is for, and what is wrong in words', async ({ page }) => {
  await open(page, '/');
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    email: { type: 'email', autocomplete: 'email', inputMode: 'email' },
    message: { type: 'textarea', rows: numbers.messageRows },
  };
  for (const name of fields)
    for (const [property, value] of Object.entries({ ...expected[name], name, required: true, placeholder: '' }))
      await expect(field(page, name)).toHaveJSProperty(property, value);
  await send(page).click();
  for (const name of fields)
    await expect(field(page, name)).toHaveAccessibleDescription(dictionaries[first][`contact.${name}Missing`]);
});

test('A list without markers is told as a list by VoiceOver, too', async ({ page }) => {
  await open(page, '/');
  for (const list of await page.locator('ul, ol').all()) await expect(list).toHaveCSS('list-style-type', '""');
});
