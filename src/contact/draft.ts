import { forget, keep, recall } from '../storage';

const key = 'contact-draft';

/** What a visitor has typed, without the fields that change with the language. */
export const typedIn = (form: HTMLFormElement) =>
  JSON.stringify([...form.querySelectorAll<HTMLInputElement>(':required')].map(({ value }) => value));

/**
 * Keeps the unsent text in this tab, if the browser allows. Until the page is live the kept text is not back in the
 * fields: an empty field does not mean that it was deleted.
 */
export function saveDraft(form: HTMLFormElement): void {
  const isLive = 'live' in document.documentElement.dataset;
  const typed = [...new FormData(form)].filter(([, text]) => isLive || text);
  keep('sessionStorage', key, JSON.stringify({ ...(!isLive && loadDraft()), ...Object.fromEntries(typed) }));
}

/** Forgets the text, once it is sent. */
export const forgetDraft = () => forget('sessionStorage', key);

/** What was typed, by field name. If what is kept is no draft, nothing. */
export function loadDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall('sessionStorage', key) ?? '{}');
    const fields = kept instanceof Object ? Object.entries(kept) : [];
    return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Puts the kept text back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of Object.entries(loadDraft())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= text;
  }
}
