import { lastWords } from '../../../src/language/last-words';
import { client } from '../../content';
import { type Fault, faults } from '../../host/faulty-host';
import { scriptOf } from '../../host/versions';
import { countThanks, fillForm, form, standsIn, thanked, thanks, typed } from '../form';
import { test as base, expect, site } from '../test';
import { alert, button, clientLink, dialog, entry, heading, link, menu, project } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, dictionaries, first, flag, otherFlag, otherWords, second, words } from '../words';

const test = base
  .extend('address', async ({ faultyHost, host }) => {
    // The worker would keep the files, broken or whole.
    host.answers.set('/sw.js', 404);
    return faultyHost.address;
  })
  // What the engines, React and the site say of files that do not arrive as they should.
  .extend(
    'allowed',
    () =>
      /^(Error: )?(Loading (module|failed)|Failed to (load|register|fetch)|TypeError|\w+Error: |Importing)|JSHandle@|^This site|status of 404|code \(404\)|MIME type|No words|React error|did not arrive|words are late|not valid as a React/,
  );

const file = (chunk: string) => new RegExp(scriptOf(site, chunk));

/** A file whose answer never comes. */
const never: Fault = () => {};

/** Puts other words in the place of those of a language. */
const speak =
  (module: string): Fault =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(module);

/** Opens the project of a client and closes it again, in a page without the dialog. */
async function readProject(visitor: Visitor) {
  await visitor.press(clientLink(client));
  await visitor.see(project(client));
  await visitor.miss(dialog());
  await visitor.press(link(words['portfolio.close'], 'main'));
  await visitor.miss(project(client));
}

test('A script that is missing or broken leaves the page as the plain document that it is, without a reload', async ({
  visitor,
  host,
  faultyHost,
}) => {
  for (const [chunk, fault] of [
    ['main', 'missing'],
    ['main', 'a page instead'],
    ['main', 'truncated'],
    ['main', 'cut after a statement'],
    ['main', 'cut off'],
    [first, 'missing'],
  ] as const) {
    faultyHost.spoil(file(chunk), faults[fault]);
    host.requests.length = 0;
    await visitor.arrive('/portfolio');
    await expect.poll(() => host.requests, { message: `${chunk}, ${fault}` }).toContain(scriptOf(site, chunk));
    await readProject(visitor);
    await visitor.press(entry(words['nav.services']));
    await visitor.at('/#services');
    await visitor.standsAt('services');
    expect(host.requests.filter((path) => path === '/portfolio')).toHaveLength(1);
    expect(await visitor.tab.run(() => 'live' in document.documentElement.dataset)).toBe(false);
    faultyHost.mend();
  }
  await visitor.press(entry(words['nav.about']));
  await visitor.live();
  await visitor.shows('about');
});

test('Without the file of dialog and toasts, the page shows the project, and the note says that a message was sent', async ({
  visitor,
  faultyHost,
}) => {
  faultyHost.spoil(file('toaster'), faults.missing);
  await visitor.open('/portfolio');
  const loaded = await visitor.loaded();
  // The cross that closes a project is there with the project alone.
  await visitor.miss(link(words['portfolio.close'], 'main'));
  await readProject(visitor);
  await visitor.press(entry(words['nav.contact']));
  await visitor.shows('home');
  await fillForm(visitor);
  await visitor.press(form().send);
  await visitor.see(thanked());
  expect(Object.values(await standsIn(visitor)).join('')).toBe('');
  expect([await countThanks(visitor), await visitor.loaded()]).toEqual([0, loaded]);
  // Not every engine asks again for a file that was missing, until the next page.
  faultyHost.mend();
  await visitor.open('/portfolio');
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.keys('Escape');
  await visitor.miss(dialog());

  faultyHost.spoil(file('toaster'), never);
  const other = await visitor.another();
  await other.open('/portfolio');
  await readProject(other);
  await other.open('/');
  await fillForm(other);
  await other.press(form().send);
  await other.see(thanked());
  await other.miss(thanks());
});

test('A flag whose words are missing, or not there in time, leads to the document in its language, from the menu too', async ({
  visitor,
  faultyHost,
}) => {
  await visitor.tab.resize(390, 800);
  await visitor.open('/about');
  const loaded = await visitor.loaded();
  faultyHost.spoil(file(second), faults.missing);
  await visitor.press(button(words['nav.menu']));
  await visitor.press(otherFlag);
  await visitor.at(addressIn('/about', second));
  await visitor.shows('about', second);
  await visitor.miss(menu);
  expect(await visitor.loaded()).not.toBe(loaded);
  faultyHost.mend();
  await visitor.open(addressIn('/portfolio', second));
  await visitor.shows('portfolio', second);

  faultyHost.spoil(file(first), never);
  await visitor.press(button(otherWords['nav.menu']));
  await visitor.press(flag);
  await visitor.at('/portfolio');
  await visitor.shows('portfolio');
  await visitor.press(button(words['nav.menu']));
  await visitor.see(menu);
});

test('A fault in one section leaves the others as they are, and says so', async ({ visitor, faultyHost }) => {
  const damaged = { ...words, 'services.title': { not: 'a text' } };
  faultyHost.spoil(file(first), speak(`export const ${first} = ${JSON.stringify(damaged)}`));
  await visitor.open('/');
  for (const [press, own] of [
    [otherFlag, otherWords],
    [flag, words],
  ] as const) {
    await visitor.press(press);
    await visitor.see(alert(own['error.part']));
    await visitor.see(heading(own['hero.title']));
    await visitor.see(form(own).send);
  }
});

test('A fault in everything shows a screen that leads back, in the language of the page, and keeps what was typed', async ({
  visitor,
  faultyHost,
}) => {
  const { title, text, reload, home } = lastWords[second];
  const path = addressIn('/about', second);
  await visitor.open(addressIn('/', second));
  await fillForm(visitor, dictionaries[second]);
  faultyHost.spoil(
    file(second),
    speak(`export const ${second} = new Proxy({}, { get(_, key) { if (key !== 'then') throw Error('No words'); } });`),
  );
  await visitor.go(path);
  await visitor.see(heading(title));
  expect(await visitor.read(alert())).toContain(text);
  await visitor.press(link(home));
  await visitor.at(addressIn('/', second));
  await visitor.see(heading(title));
  faultyHost.mend();
  await visitor.press(button(reload));
  await visitor.live();
  await visitor.shows('home', second);
  expect(await standsIn(visitor)).toEqual(typed);
});
