import type { Dictionary } from '../../src/language/words';
import { button, field } from './things';
import type { Visitor } from './visitor';
import { words } from './words';

/** The contact form, as a language calls its parts. */
export const form = (own: Dictionary = words) => ({
  name: field(own['contact.name']),
  email: field(own['contact.email']),
  message: field(own['contact.message']),
  send: button(own['contact.send']),
});

/** Fills the contact form with something that it takes. */
export async function fillForm(visitor: Visitor, own: Dictionary = words): Promise<void> {
  const { name, email, message } = form(own);
  await visitor.fill(name, 'Ada Example');
  await visitor.fill(email, 'ada@example.com');
  await visitor.fill(message, 'A few words.');
}
