import { en } from '../../src/language/en';
import { button, field } from './things';
import type { Visitor } from './visitor';

type Words = Pick<typeof en, `contact.${'name' | 'email' | 'message' | 'send'}`>;

/** The contact form, as a language calls its parts. */
export const form = (words: Words = en) => ({
  name: field(words['contact.name']),
  email: field(words['contact.email']),
  message: field(words['contact.message']),
  send: button(words['contact.send']),
});

/** Fills the contact form with something that it takes. */
export async function fillForm(visitor: Visitor, words: Words = en): Promise<void> {
  const { name, email, message } = form(words);
  await visitor.fill(name, 'Ada Example');
  await visitor.fill(email, 'ada@example.com');
  await visitor.fill(message, 'A few words.');
}
