import type { Locator, Page } from '@playwright/test';
import { clients, getStartYear } from '../../src/clients';
import { technologyWords } from '../../src/content/clients';
import { addressLines } from '../../src/layout/contact-details';
import { addressOf } from '../../src/routes';
import type { Client } from '../../src/schema';
import { expect, test } from '../fixtures';
import { clientName, languages, timelineClients, words } from '../site-content';
import { fields } from '../site-page';
import { numbers } from '../specification';

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

test('The browser says whether the menu is open, and nothing of what lies under a dialog', async ({ site, page }) => {
  await site.setWidth(360);
  await site.open('/portfolio');
  const menu = async () => {
    const nodes = await toldNodes(page);
    return nodes.find(({ role, name }) => role === 'button' && name === words['nav.menu']);
  };
  await expect.poll(menu).toMatchObject({ expanded: false });
  await site.menuButton().click();
  await expect.poll(menu).toMatchObject({ expanded: true });
  await page.keyboard.press('Escape');
  await site.openDialog(clientName);
  const under = async () => (await toldNodes(page)).filter(({ role }) => role === 'banner' || role === 'main');
  await expect.poll(under).toEqual([]);
  // Orca reads parts of what Firefox hides.
  await expect(page.locator('.projects')).toHaveAttribute('aria-hidden', 'true');
  expect(await toldNodes(page)).toContainEqual(
    expect.objectContaining({ role: 'dialog', name: clientName, modal: true }),
  );
});

test('What a link of the timeline opens is said with it', async ({ site }) => {
  await site.open('/portfolio');
  for (const engagement of timelineClients) {
    const link = site.clientLink(engagement.name);
    await expect(link).toHaveAccessibleDescription(String(getStartYear(engagement)));
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  }
});

test('What is in another language is marked as such, in every language', async ({ site, page }) => {
  const marks = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getAttribute('lang')));
  for (const language of languages) {
    await site.open(addressOf('/', language));
    const logos = Object.values<Client>(clients).map((one) => one.language ?? null);
    expect(await marks(page.locator('#clients img'))).toEqual(logos);
    for (const code of languages) await expect(site.flag(code)).toHaveAttribute('lang', code);
    // The street is in the Netherlands, whatever the language.
    const streets = await page.getByText(addressLines[0] ?? '').all();
    expect(streets).not.toEqual([]);
    for (const street of streets)
      expect(await street.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('nl');

    await site.open(addressOf('/portfolio', language));
    expect(await marks(page.locator('ol a span:last-child'))).toEqual(
      timelineClients.map((one) => one.language ?? null),
    );
    expect(await marks(page.locator('.projects h2'))).toEqual(timelineClients.map((one) => one.language ?? null));
    await site.openDialog(clientName);
    expect(await marks(site.dialog.locator('h2 span'))).toEqual([timelineClients[0]?.language ?? null]);
    expect(await marks(site.dialog.locator('.older span span'))).toEqual([timelineClients[1]?.language ?? null]);
    // A word is translated, a name is not.
    const tags = timelineClients[0]?.projects[0]?.technologies ?? [];
    expect(await marks(site.dialog.getByRole('list').first().getByRole('listitem'))).toEqual(
      tags.map((tag) => (technologyWords[tag] ? null : 'en')),
    );
  }
});

test('Every field says what it is for', async ({ site }) => {
  await site.open('/');
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    email: { type: 'email', autocomplete: 'email', inputMode: 'email' },
    message: { type: 'textarea', rows: numbers.messageRows },
  };
  for (const name of fields)
    for (const [property, value] of Object.entries({ ...expected[name], name, required: true, placeholder: '' }))
      await expect(site.field(name)).toHaveJSProperty(property, value);
});

test('A list without markers is told as a list by VoiceOver, too', async ({ site, page }) => {
  await site.open('/');
  const lists = await page.locator('ul, ol').all();
  expect(lists).not.toEqual([]);
  for (const list of lists) await expect(list).toHaveCSS('list-style-type', '""');
});
