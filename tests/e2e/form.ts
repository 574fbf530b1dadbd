import { expect, type Page } from '@playwright/test';
import { dictionaries, first, type Language } from '../content';

const names = ['name', 'email', 'message'] as const;

/** A text for each field of the form that it takes. */
export const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'Two lines,\nto be sent.' };
export const empty: typeof typed = { name: '', email: '', message: '' };

export const field = (page: Page, name: (typeof names)[number], language: Language = first) =>
  page.getByLabel(dictionaries[language][`contact.${name}`], { exact: true });

export const send = (page: Page, language: Language = first) =>
  page.getByRole('button', { name: dictionaries[language]['contact.send'] });

/** Fills the contact form. */
export async function fillForm(page: Page, language: Language = first): Promise<void> {
  for (const name of names) await field(page, name, language).fill(typed[name]);
}

/** Expects what stands in the contact form. */
export async function expectForm(page: Page, values: typeof typed, language: Language = first): Promise<void> {
  for (const name of names) await expect(field(page, name, language)).toHaveValue(values[name]);
}

/** The message that thanks for what was sent. */
export const thanks = (page: Page, language: Language = first) =>
  page.getByText(dictionaries[language]['contact.sentTitle'], { exact: true });
