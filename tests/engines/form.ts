import { company } from '../../src/content/company';
import type { Dictionary } from '../../src/language/words';
import { button, field, link, type Thing, text, toast } from './things';
import type { Visitor } from './visitor';
import { words } from './words';

/** The contact form, as a language calls its parts. */
export const form = (own: Dictionary = words) => ({
  name: field(own['contact.name']),
  email: field(own['contact.email']),
  message: field(own['contact.message']),
  send: button(own['contact.send']),
});

/** A text for each field that the form takes. */
export const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'A few words.' };

/** Fills the contact form with something that it takes. */
export async function fillForm(visitor: Visitor, own: Dictionary = words): Promise<void> {
  const { name, email, message } = form(own);
  await visitor.fill(name, typed.name);
  await visitor.fill(email, typed.email);
  await visitor.fill(message, typed.message);
}

/** What stands in the fields of the form. */
export const standsIn = (visitor: Visitor) =>
  visitor.tab.run(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('#contact :required')].map(({ name, value }) => [name, value]),
    ),
  );

/** Puts values into the fields as a password manager does: without an event. */
export const setFields = (visitor: Visitor, values: Partial<typeof typed>) =>
  visitor.tab.run((values) => {
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement>(`#contact [name=${name}]`)) field.value = value;
  }, values);

/** The toast that thanks. */
export const thanks = (own: Dictionary = words): Thing => toast(own['contact.sentTitle']);

/** How often a toast thanks. */
export const countThanks = (visitor: Visitor, own: Dictionary = words) =>
  visitor.tab.run(
    (title) =>
      [...document.querySelectorAll('[data-scope=toast][data-part=title]')].filter((one) => one.textContent === title)
        .length,
    own['contact.sentTitle'],
  );

/** What the note under the form says of the last message. */
export const note = (what: string): Thing => text(what, '#contact [role=status]');

/** The note that thanks. */
export const thanked = (own: Dictionary = words): Thing =>
  note(`${own['contact.sentTitle']} ${own['contact.sentText']}`);

/** The email address under the form, in the place of what the form cannot do. */
export const emailInstead = link(company.email, '#contact .note');
