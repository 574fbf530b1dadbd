import { expect, type Locator, type Page } from '@playwright/test';

/** A window in which the header shows its items, in px. */
export const wide = 1280;

/** A message that the form takes. */
export const message = { name: 'Ada Example', email: 'ada@example.com', message: 'Een paar woorden.' };

export type Message = typeof message;

export const emptyMessage: Message = { name: '', email: '', message: '' };

/** The thanks below the form, in Dutch. */
export const thanks =
  'Dank u wel.We nemen zo snel mogelijk contact met u op.Na een week nog niets gehoord? Bel dan 0182 - 12 34 56';

/** The box of a part of the page in the window, in px. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Reads what has the focus, in the page. */
async function readFocus() {
  // Firefox may forget to scroll to what gets the focus if it has not painted the step before.
  await new Promise(requestAnimationFrame);
  const element = document.activeElement as HTMLInputElement;
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: element.getAttribute('aria-label') ?? (element.name || element.textContent),
    isInSight: element !== document.body && element.contains(document.elementFromPoint(x, y)),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

/** Its page is there before the fields of what extends it. */
class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}

/** A page of the site: its parts, and what a visitor does there. The words are those of `tests/site`, in Dutch. */
export class SitePage extends PageObject {
  readonly html = this.page.locator('html');
  readonly heading = this.page.getByRole('heading', { level: 1 });
  readonly dialog = this.page.getByRole('dialog');
  readonly menu = this.page.getByRole('navigation');
  readonly menuButton = this.page.locator('[popovertarget=menu]');
  readonly form = this.page.locator('.contact-form');
  readonly sendButton = this.form.getByRole('button');
  /** The status below the form: the result of the last message. */
  readonly status = this.page.locator('#contact').getByRole('status');
  /** The email address below the form. */
  readonly emailLink = this.page.locator('#contact .contact-status a[href^="mailto:"]');

  /** Waits until React has hydrated the page. Nothing visible tells that: the site marks the document. */
  hydrated = () => expect(this.html, 'is hydrated').toHaveAttribute('data-hydrated');

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.hydrated();
  }

  /** Opens a page, and waits until the worker has installed the site for offline use. */
  async installOffline(address: string): Promise<void> {
    await this.open(address);
    await expect(this.page.locator('footer').getByText(/offline|zonder verbinding|without a connection/)).toBeVisible({
      timeout: 30_000,
    });
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.hydrated();
  }

  /** Makes the browser refuse a storage of the site. */
  refuseStorage = (name: 'localStorage' | 'sessionStorage') =>
    this.page.addInitScript((name) => {
      const get = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }, name);

  /** Goes through the history. Within a page nothing is loaded, for which Playwright would wait over BiDi. */
  back = () => this.page.evaluate(() => void setTimeout(() => history.back()));
  forward = () => this.page.evaluate(() => void setTimeout(() => history.forward()));

  /** Makes the window so wide, and as high as a usual one. */
  setWidth = (width: number) => this.page.setViewportSize({ width, height: 800 });

  /** Scrolls at once, in a frame: a page that was just opened scrolls to its top in its first one. */
  scrollTo = (top: number) =>
    this.page.evaluate(
      (top) =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => resolve(window.scrollTo({ top, behavior: 'instant' }))),
        ),
      top,
    );

  /** The scroll position, once the browser has painted. */
  scrollTop = () =>
    this.page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY)))),
        ),
    );

  /** Waits until the scroll position is saved with the history entry. */
  expectScrollSaved = () =>
    expect
      .poll(() => this.page.evaluate(() => history.state?.top === scrollY), 'the scroll position is saved')
      .toBe(true);

  /** Waits until a section is right below the header, or as near to it as the end of the page allows. */
  async expectSection(section: string): Promise<void> {
    const isThere = (section: string) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('header')?.offsetHeight ?? 0;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      return (top > header - 2 || scrollY === 0) && (top < header + 8 || (isAtEnd && top < innerHeight));
    };
    await expect.poll(() => this.page.evaluate(isThere, section), `is at #${section}`).toBe(true);
  }

  /** An item of the header, by its name. */
  item = (name: string) => this.menu.getByRole('link', { name, exact: true });

  /** The flag of a language, by the name of the language. */
  flag = (name: string) => this.page.getByRole('banner').getByRole('link', { name, exact: true });

  /** A client on the timeline. */
  client = (name: string) => this.page.getByRole('main').locator('ol').getByRole('link', { name, exact: true });

  /** The projects of a client, as the page shows them in the place of the dialog. */
  projects = (name: string) =>
    this.page.locator('main section').filter({ has: this.page.getByRole('heading', { name, exact: true }) });

  /** Goes to a page by its item in the header. */
  async visit(item: string, heading: string): Promise<void> {
    await this.item(item).click();
    await this.expectPage(heading);
  }

  /** Waits until a page is shown, in a language. */
  async expectPage(heading: string, language = 'nl'): Promise<void> {
    await expect(this.heading).toHaveText(heading);
    await expect(this.html).toHaveAttribute('lang', language);
    await expect(this.page.locator('.flags [aria-current=true]')).toHaveAttribute('hreflang', language);
  }

  async openDialog(name: string): Promise<void> {
    await this.client(name).click();
    await this.expectDialog(name);
  }

  /** Waits until the dialog of a client is open, has the focus, and is at rest. */
  async expectDialog(name: string): Promise<void> {
    await expect(this.dialog).toHaveAccessibleName(name);
    await expect(this.dialog.and(this.page.locator(':focus-within'))).toBeVisible();
    await this.dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  }

  /** Closes the dialog with Escape. */
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
    await expect(this.page).not.toHaveURL(/#./);
  }

  /** Marks the open document. @returns a function that tells if it is still open: nothing was loaded since */
  async markDocument(): Promise<() => Promise<boolean>> {
    await this.html.evaluate((html) => html.setAttribute('data-marked', ''));
    return () => this.page.evaluate(() => 'marked' in document.documentElement.dataset);
  }

  field = (name: keyof Message) => this.form.locator(`[name=${name}]`);

  async fillForm(text: Partial<Message> = {}): Promise<void> {
    for (const [name, value] of Object.entries({ ...message, ...text }))
      await this.field(name as keyof Message).fill(value);
  }

  async sendMessage(text: Partial<Message> = {}): Promise<void> {
    await this.fillForm(text);
    await this.sendButton.click();
  }

  /** Waits until the fields of the form hold a message. */
  async expectFields(text: Message): Promise<void> {
    for (const [name, value] of Object.entries(text))
      await expect(this.field(name as keyof Message)).toHaveValue(value);
  }

  /** Presses a key, after which the focus has to be on something in sight, with a ring. @returns its name */
  async press(key: string): Promise<string> {
    await this.page.keyboard.press(key);
    let name = '';
    await expect(async () => {
      const { isInSight, hasRing, ...focused } = await this.page.evaluate(readFocus);
      name = focused.name;
      expect({ name, isInSight, hasRing }, key).toEqual({ name, isInSight: true, hasRing: true });
    }).toPass({ timeout: 10_000 });
    return name;
  }

  toast = (title: string) => this.page.locator('[data-scope=toast][data-part=root]').filter({ hasText: title });
}
