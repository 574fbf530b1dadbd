import { setTimeout as pause } from 'node:timers/promises';
import type { Key } from '../../../src/language/words';
import { client, timeline } from '../../content';
import { beginWith } from '../../host/faulty-host';
import type { Host } from '../../host/host';
import { form } from '../form';
import { test as base, expect } from '../test';
import { dialog, entry, link } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, dictionaries, first, flag, type Language, otherFlag, otherWords, second, words } from '../words';

// What some of the journeys do to keep the worker out, and what Firefox and WebKit say of an import whose page is left.
const test = base.extend(
  'allowed',
  () =>
    /^This site is not available offline|^JSHandle@error|Importing a module|downloadable font|preloaded using link preload|status of 404|code \(404\)/,
);

const [{ client: key } = { client: '' }] = timeline;

/** What a page says in another language than its own, to those who see it and to those who hear it. */
async function foreignWords(visitor: Visitor, language: Language) {
  const said = await visitor.tab.run(() =>
    // Other pages are drawn out of sight.
    ['header', '#content', 'footer', '[role=status]']
      .flatMap((part) => [...document.querySelectorAll(`${part}, ${part} [aria-label]`)])
      .flatMap((part) => [part.textContent, part.getAttribute('aria-label')]),
  );
  const [own, other] = [dictionaries[language], dictionaries[language === first ? second : first]];
  // The names of techniques are the same everywhere.
  const shared = timeline.flatMap(({ projects }) => projects.flatMap(({ technologies }) => technologies)).join('\n');
  const telling = (Object.keys(own) as Key[]).filter(
    (key) => other[key].length > 12 && own[key] !== other[key] && !shared.includes(other[key]),
  );
  return telling.map((key) => other[key]).filter((words) => said.join('\n').includes(words));
}

/** Chooses the second language on a page, without a worker that would answer for the host. */
async function choose(visitor: Visitor) {
  await visitor.open('/about');
  await visitor.press(otherFlag);
  await visitor.shows('about', second);
}

test('A flag shows every word of the page in its language, at its own address, where the visitor was', async ({
  visitor,
}) => {
  await visitor.open('/?from=letter');
  await visitor.press(link(words['hero.learnMore'], '#home'));
  await visitor.at('/?from=letter#services');
  await visitor.standsAt('services');
  await visitor.fill(form().message, 'Not sent yet');
  const [place, entries, loaded] = [await visitor.place(), await visitor.entries(), await visitor.loaded()];
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  await visitor.at(`${addressIn('/', second)}?from=letter#services`);
  await visitor.focusIsOn(otherFlag);
  expect(Math.abs((await visitor.place()) - place)).toBeLessThan(200);
  expect([await visitor.entries(), await visitor.loaded()]).toEqual([entries, loaded]);
  expect((await visitor.see(form(otherWords).message)).value).toBe('Not sent yet');
  const announced = () =>
    visitor.tab.run(() => [document.querySelector('.unseen[role=status]')?.textContent, document.title]);
  await expect.poll(async () => new Set(await announced()).size, { message: 'the title is spoken' }).toBe(1);

  await expect.poll(() => foreignWords(visitor, second)).toEqual([]);
  for (const page of ['portfolio', 'about'] as const) {
    await visitor.press(entry(otherWords[`nav.${page}`]));
    await visitor.at(addressIn(`/${page}`, second));
    await visitor.shows(page, second);
    await expect.poll(() => foreignWords(visitor, second)).toEqual([]);
  }
  await visitor.press(flag);
  await visitor.shows('about');
  await visitor.at('/about');
  await expect.poll(() => foreignWords(visitor, first)).toEqual([]);
});

test('The choice holds over a reload and in a new tab, at every address that names no language', async ({
  visitor,
}) => {
  await choose(visitor);
  await visitor.reload();
  await visitor.live();
  await visitor.shows('about', second);
  const other = await visitor.another();
  await other.go(`/portfolio?x=1#${key}`);
  await other.at(`${addressIn('/portfolio', second)}?x=1#${key}`);
  await other.live();
  await other.shows('portfolio', second);
  await other.see(dialog(client));
  // The choice is made in the address and by the flags, nowhere else.
  await other.go(`/about?lang=${first}`);
  await other.at(`${addressIn('/about', second)}?lang=${first}`);
  await other.live();
  await other.shows('about', second);
  await other.press(flag);
  await other.at(`/about?lang=${first}`);
  // An address with a prefix is meant as it is.
  await other.open(addressIn('/portfolio', second));
  await other.shows('portfolio', second);
  for (const garbage of ['', 'xx', second.toUpperCase(), `{"${second}":true}`]) {
    await other.tab.run((garbage) => localStorage.setItem('language', garbage), garbage);
    await other.open(`/about?lang=${second}`);
    await other.shows('about');
  }
});

test('The installed app starts in the language chosen last, whatever its start address says', async ({ visitor }) => {
  await choose(visitor);
  await visitor.go('/?source=app');
  await visitor.at(`${addressIn('/', second)}?source=app`);
  await visitor.live();
  await visitor.press(flag);
  await visitor.shows('home');
  await visitor.go(`${addressIn('/portfolio', second)}?source=app#${key}`);
  await visitor.at(`/portfolio?source=app#${key}`);
  await visitor.live();
  await visitor.shows('portfolio');
  await visitor.see(dialog(client));
});

/** Each document notes what its heading says, whenever the visitor sees another. */
const noteWhatIsSeen = beginWith(() => {
  let last = '';
  const look = () => {
    const heading = document.querySelector('h1');
    const seen = heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : '';
    if (seen && seen !== last) sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${seen}|`);
    last = seen || last;
    requestAnimationFrame(look);
  };
  look();
});

const watched = test.extend('address', ({ faultyHost, host }) => {
  // The worker would answer for the host.
  host.answers.set('/sw.js', 404);
  faultyHost.spoil(/./, noteWhatIsSeen);
  return faultyHost.address;
});

/** The headings that the visitor has seen, in their order. */
const seen = (visitor: Visitor) => visitor.tab.run(() => sessionStorage.getItem('seen')?.split('|').slice(0, -1));

/** Opens the start page as somebody who has chosen the second language, whose document does not come yet. */
async function openWithChoice(visitor: Visitor, host: Host, path: string) {
  await choose(visitor);
  await visitor.tab.run(() => sessionStorage.removeItem('seen'));
  host.requests.length = 0;
  const begin = host.holdBack(addressIn('/', second));
  await visitor.go(path);
  await expect.poll(() => host.requests).toContain(addressIn('/', second));
  return begin;
}

watched('Who chose a language never sees another, even if the network is slow', async ({ visitor, host }) => {
  const begin = await openWithChoice(visitor, host, '/?x=1#contact');
  // Nothing may be seen meanwhile.
  await pause(1000);
  begin();
  await visitor.at(`${addressIn('/', second)}?x=1#contact`);
  await visitor.live();
  await visitor.shows('home', second);
  await visitor.draw();
  expect(await seen(visitor)).toEqual([otherWords['hero.title']]);
});

watched(
  'A page in the chosen language that does not begin within three seconds is not waited for',
  async ({ visitor, host }) => {
    const begin = await openWithChoice(visitor, host, '/');
    // Not every driver looks into a page that is about to be left.
    await pause(5000);
    begin();
    await visitor.at(addressIn('/', second));
    await visitor.live();
    await visitor.shows('home', second);
    expect(await seen(visitor)).toEqual([words['hero.title'], otherWords['hero.title']]);
  },
);

test('Back and Forward keep the language of now', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(entry(words['nav.about']));
  await visitor.shows('about');
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.press(otherFlag);
  await visitor.shows('portfolio', second);
  const entries = await visitor.entries();
  for (const [step, page, path] of [
    ['back', 'about', '/about'],
    ['back', 'home', '/'],
    ['forward', 'about', '/about'],
  ] as const) {
    await visitor.tab[step]();
    await visitor.shows(page, second);
    await visitor.at(addressIn(path, second));
  }
  await visitor.press(flag);
  await visitor.shows('about');
  await visitor.tab.back();
  await visitor.shows('home');
  await visitor.at('/');
  for (const page of ['about', 'portfolio'] as const) {
    await visitor.tab.forward();
    await visitor.shows(page);
    await visitor.at(`/${page}`);
  }
  expect(await visitor.entries()).toBe(entries);
});

test('A page that the visitor comes back to is shown in the language that was chosen meanwhile', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.tab.go('about:blank');
  await expect.poll(() => visitor.tab.run(() => location.href)).toBe('about:blank');
  const other = await visitor.another();
  await choose(other);
  await visitor.tab.back();
  await visitor.at(addressIn('/about', second));
  await visitor.live();
  await visitor.shows('about', second);

  // Not every driver's browser keeps pages whole. This is how one of those learns of its return.
  await visitor.press(flag);
  await visitor.shows('about');
  await other.tab.run((language) => localStorage.setItem('language', language), second);
  await visitor.tab.run(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await visitor.at(addressIn('/about', second));
  await visitor.live();
  await visitor.shows('about', second);
});
