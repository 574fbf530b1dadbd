import { expect } from 'vitest';
import { company } from '../../src/content/company';
import type { Page } from '../../src/routes';
import { headingOf } from '../content';
import type { Profile, Tab } from './tab';
import { heading, look, type Sight, type Thing, text } from './things';
import { dictionaries, first, type Language } from './words';

/** A visitor at a tab: does what people do, and waits for what they would wait for. */
export class Visitor {
  readonly tab: Tab;
  readonly #profile: Profile;
  readonly #address: string;

  private constructor(profile: Profile, tab: Tab, address: string) {
    this.#profile = profile;
    this.tab = tab;
    this.#address = address;
  }

  /** @param address where the site is */
  static async with(profile: Profile, address: string): Promise<Visitor> {
    return new Visitor(profile, await profile.openTab(), address);
  }

  /** Closes the browser, or at least the tab, and comes back in a new one. */
  async comeBack(): Promise<Visitor> {
    await (this.#profile.reopen?.() ?? this.tab.close());
    return this.another();
  }

  /** Opens another tab of the same browser. */
  another(): Promise<Visitor> {
    return Visitor.with(this.#profile, this.#address);
  }

  /** Opens a page and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.arrive(path);
    await this.live();
  }

  /** Visits the site for the first time, until it says that it opens without a connection. */
  async visitFirst(path: string, language: Language = first): Promise<void> {
    await this.open(path);
    await this.see(text(dictionaries[language]['app.readyText'], 'footer'));
  }

  /** Begins to open a page. */
  async go(path: string): Promise<void> {
    await this.tab.go(this.#address + path);
  }

  /** Opens a page and waits until there is something to read, live or not. */
  async arrive(path: string): Promise<void> {
    await this.go(path);
    await this.at(path);
    await this.see(heading());
  }

  /** Waits until the page answers: until the site has said so in the document. */
  async live(): Promise<void> {
    await expect
      .poll(() => this.tab.run(() => 'live' in document.documentElement.dataset), { message: 'is live' })
      .toBe(true);
  }

  /** Waits until the address is another. */
  async at(path: string): Promise<void> {
    await expect.poll(() => this.tab.run(() => location.href)).toBe(new URL(path, this.#address).href);
  }

  /** Waits until a page is there in a language: its heading, its title, and the flag that is marked. */
  async shows(page: Page, language: Language = first): Promise<void> {
    const state = () =>
      this.tab.run(() => ({
        headings: [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).map((h1) => h1.textContent),
        title: document.title,
        language: document.documentElement.lang,
        flags: [...document.querySelectorAll('.flags [aria-current]')].map((flag) => flag.getAttribute('hreflang')),
      }));
    const own = dictionaries[language];
    await expect.poll(state).toEqual({
      headings: [own[headingOf(page)]],
      title: `${own[`page.${page}.title`]} – ${company.name}`,
      language,
      flags: [language],
    });
  }

  /** When the document was loaded that the tab shows: if this is another, so is the document. */
  loaded(): Promise<number> {
    // WebKit's time of origin differs a little whenever it is asked for.
    return this.tab.run(() => {
      const page = window as { loadedAt?: number };
      page.loadedAt ??= performance.timeOrigin;
      return page.loadedAt;
    });
  }

  /** How many entries the history of the tab has. */
  entries(): Promise<number> {
    return this.tab.run(() => history.length);
  }

  /** Waits until a thing can be seen and stands still: before that nobody could press it. */
  see(thing: Thing): Promise<Sight> {
    return this.#watch(thing, false, 'sees');
  }

  /** Waits until a thing can no longer be seen. */
  async miss(thing: Thing): Promise<void> {
    await expect
      .poll(async () => (await this.tab.run(look, thing)) === null, {
        message: `misses ${thing.name ?? thing.selector}`,
      })
      .toBe(true);
  }

  /** What a thing says, once it can be seen. */
  async read(thing: Thing): Promise<string> {
    return (await this.see(thing)).text;
  }

  /** Presses a thing, once it is in the window, stands still and is covered by nothing. */
  async press(thing: Thing): Promise<void> {
    const { x, y } = await this.#watch(thing, true, 'can press');
    await this.tab.click(x, y);
  }

  /** Presses a field and types into it. */
  async fill(field: Thing, text: string): Promise<void> {
    await this.press(field);
    await this.tab.type(text);
  }

  /** Presses keys, one after the other. */
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.tab.key(key);
  }

  /** Waits until a thing has the focus. */
  async focusIsOn(thing: Thing): Promise<void> {
    await expect
      .poll(async () => (await this.tab.run(look, thing))?.focused, {
        message: `focus on ${thing.name ?? thing.selector}`,
      })
      .toBe(true);
  }

  /** Loads the page again, and waits until it is the new one. */
  async reload(): Promise<void> {
    await this.tab.run(() => document.documentElement.setAttribute('data-old', ''));
    await this.tab.reload();
    await expect.poll(() => this.tab.run(() => 'old' in document.documentElement.dataset)).toBe(false);
  }

  /** Waits until a section stands right below the bar, or as near to it as the end of the page allows. */
  async standsAt(section: string): Promise<void> {
    const isThere = (section: string) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
      const bar = document.querySelector('header')?.offsetHeight ?? 0;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      return top > -2 && (top < bar + 2 || (isAtEnd && top < innerHeight));
    };
    await expect.poll(() => this.tab.run(isThere, section), { message: `stands at #${section}` }).toBe(true);
  }

  /** Scrolls to a place at once. */
  async scrollTo(top: number): Promise<void> {
    await this.tab.run((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  }

  /** Waits for what the browser has drawn: nobody acts before. */
  async draw(): Promise<void> {
    await this.tab.run(
      async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** How far the page is scrolled. */
  place(): Promise<number> {
    return this.tab.run(() => Math.round(scrollY));
  }

  async #watch(thing: Thing, bring: boolean, message: string): Promise<Sight> {
    let last: Sight | null = null;
    await expect
      .poll(
        async () => {
          const before: Sight | null = last;
          last = await this.tab.run(look, thing, bring);
          return last && last.x === before?.x && last.y === before.y && (!bring || last.inFront);
        },
        { message: `${message} ${thing.name ?? thing.selector}` },
      )
      .toBe(true);
    return last as unknown as Sight;
  }
}
