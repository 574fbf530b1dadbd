import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '../src/content/company';
import { languageNames } from '../src/content/languages';
import { phoneText } from '../src/layout/contact-details';
import type { Page as PageName } from '../src/routes';
import { dictionaries, headingOf, type Language, mainLanguage } from './site-content';

/** A window in which the header shows its items, in px. */
export const wide = 1280;

export const fields = ['name', 'email', 'message'] as const;

/** A text for each field that the form takes. */
export const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'A few words.' };
export const nothing = { name: '', email: '', message: '' };

/** What the status of the form says if a message was sent. */
export const thanks = (language: Language = mainLanguage) => {
  const { 'contact.sent': sent, 'contact.sentText': text, 'contact.sentNote': note } = dictionaries[language];
  return `${sent}${text}${note} ${phoneText}`;
};

/** Where a part of the page is in the window, in px. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** A page of the site: what stands on it, and what a visitor does there. */
export class SitePage {
  readonly page: Page;
  readonly html: Locator;
  readonly heading: Locator;
  readonly dialog: Locator;
  readonly menu: Locator;
  /** What stands under the form of the last message. */
  readonly status: Locator;
  /** The email address under the form, in the place of what the form cannot do. */
  readonly emailInstead: Locator;

  constructor(page: Page) {
    this.page = page;
    this.html = page.locator('html');
    this.heading = page.getByRole('heading', { level: 1 });
    this.dialog = page.getByRole('dialog');
    this.menu = page.getByRole('navigation');
    this.status = page.locator('#contact').getByRole('status');
    this.emailInstead = page.locator('#contact .contact-status').getByRole('link', { name: company.email });
  }

  /**
   * Waits until the page answers to the visitor. Nothing visible tells that: the documents are complete before any
   * script runs. The site marks the document in the first effect after hydration.
   */
  hydrated = () => expect(this.html, 'is hydrated').toHaveAttribute('data-hydrated');

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.hydrated();
  }

  /** Visits the site until it says that it opens without a connection. */
  async visitFirst(address: string): Promise<void> {
    await this.open(address);
    await expect(this.page.getByText(dictionaries[mainLanguage]['app.readyText'])).toBeVisible({ timeout: 30_000 });
  }

  /** Goes through the history. Within a page nothing is loaded, for which Playwright would wait over BiDi. */
  back = () => this.page.evaluate(() => void setTimeout(() => history.back()));
  forward = () => this.page.evaluate(() => void setTimeout(() => history.forward()));

  /** Makes the window so wide, and as high as a usual one. */
  setWidth = (width: number) => this.page.setViewportSize({ width, height: 800 });

  /**
   * Scrolls without the smoothness, so that a test knows where the page is, and in a frame: a page that was just opened
   * scrolls to its top in its first one.
   */
  scrollTo = (top: number) =>
    this.page.evaluate(
      (top) =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => resolve(window.scrollTo({ top, behavior: 'instant' }))),
        ),
      top,
    );

  /** Waits until the page is at rest, and its place is noted where the browser keeps its history. */
  expectKept = () =>
    expect
      .poll(() => this.page.evaluate(() => history.state?.top === scrollY), { message: 'the place is kept' })
      .toBe(true);

  /** How far the page is scrolled, once the browser has painted. */
  scrollTop = () =>
    this.page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY)))),
        ),
    );

  /** Waits until a section stands right below the header, or as near to it as the end of the page allows. */
  async expectSection(section: string): Promise<void> {
    const isThere = (section: string) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('header')?.offsetHeight ?? 0;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      return (top > header - 2 || scrollY === 0) && (top < header + 8 || (isAtEnd && top < innerHeight));
    };
    await expect.poll(() => this.page.evaluate(isThere, section), { message: `stands at #${section}` }).toBe(true);
  }

  menuButton = (language: Language = mainLanguage) =>
    this.page.getByRole('button', { name: dictionaries[language]['nav.menu'] });

  /** The link of the header to the open page in a language. */
  flag = (language: Language) =>
    this.page.getByRole('banner').getByRole('link', { name: languageNames[language], exact: true });

  /** The link of the navigation bar with this name. */
  item = (name: string) => this.menu.getByRole('link', { name, exact: true });

  /** The link of a client on the timeline. */
  clientLink = (name: string) => this.page.getByRole('main').locator('ol').getByRole('link', { name, exact: true });

  /** The projects of a client, as the page shows them in the place of the dialog. */
  clientProjects = (name: string) =>
    this.page.locator('main section').filter({ has: this.page.getByRole('heading', { name, exact: true }) });

  /** Expects the dialog of a client to be open, to have the focus, and to be at rest. */
  async expectDialog(name: string): Promise<void> {
    await expect(this.dialog).toHaveAccessibleName(name);
    await expect(this.dialog.and(this.page.locator(':focus-within'))).toBeVisible();
    await this.dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  }

  async openDialog(name: string): Promise<void> {
    await this.clientLink(name).click();
    await this.expectDialog(name);
  }

  /** Closes the dialog with Escape, and waits for the step back that this is. */
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
    await expect(this.page).not.toHaveURL(/#./);
  }

  /** Expects that a page is shown in a language: attribute, heading, title, and the flag that is marked. */
  async expectPage(name: PageName, language: Language = mainLanguage): Promise<void> {
    const words = dictionaries[language];
    await expect(this.html).toHaveAttribute('lang', language);
    await expect(this.heading).toHaveText(words[headingOf(name)]);
    await expect(this.page).toHaveTitle(`${words[`page.${name}.title`]} – ${company.name}`);
    await expect(this.page.locator('.flags [aria-current=true]')).toHaveAttribute('hreflang', language);
  }

  /** Marks the open document. @returns a function that tells whether it is still there: whether nothing was loaded since */
  async markDocument(): Promise<() => Promise<boolean>> {
    await this.html.evaluate((html) => html.setAttribute('data-marked', ''));
    return () => this.page.evaluate(() => 'marked' in document.documentElement.dataset);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.hydrated();
  }

  /** Goes to a page by its item in the header. */
  async visit(name: Exclude<PageName, 'not-found'>, language: Language = mainLanguage): Promise<void> {
    await this.item(dictionaries[language][`nav.${name}`]).click();
    await this.expectPage(name, language);
  }

  async switchTo(language: Language, name: PageName): Promise<void> {
    await this.flag(language).click();
    await this.expectPage(name, language);
  }

  field = (name: (typeof fields)[number], language: Language = mainLanguage) =>
    this.page.getByLabel(dictionaries[language][`contact.${name}`], { exact: true });

  sendButton = (language: Language = mainLanguage) =>
    this.page.getByRole('button', { name: dictionaries[language]['contact.send'] });

  /** Fills the contact form with something that it takes. */
  async fillForm(language: Language = mainLanguage): Promise<void> {
    for (const name of fields) await this.field(name, language).fill(typed[name]);
  }

  async sendMessage(language: Language = mainLanguage, message = typed.message): Promise<void> {
    await this.fillForm(language);
    await this.field('message', language).fill(message);
    await this.sendButton(language).click();
  }

  /** Waits until the fields of the form hold these texts. */
  async expectFields(texts: typeof typed, language: Language = mainLanguage): Promise<void> {
    for (const name of fields) await expect(this.field(name, language)).toHaveValue(texts[name]);
  }

  /** Puts texts into the fields as a password manager does: without an event. */
  fillInSilence = (texts: Partial<typeof typed>) =>
    this.page.evaluate((texts) => {
      for (const [name, text] of Object.entries(texts))
        for (const field of document.querySelectorAll<HTMLInputElement>(`#contact [name=${name}]`)) field.value = text;
    }, texts);

  /** Does to the page what the translators of browsers do: each text gets an element of its own. */
  translate = () =>
    this.page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });

  /** Whether a toast hides what has the focus. */
  isFocusHidden = () =>
    this.page.locator('.toast').evaluate((toast) => {
      const over = toast.getBoundingClientRect();
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      return middle > over.left && middle < over.right && centre > over.top && centre < over.bottom;
    });

  toast = (title: string) => this.page.locator('[data-scope=toast][data-part=root]').filter({ hasText: title });
}
