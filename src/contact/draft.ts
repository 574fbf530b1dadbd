import { keep, recall } from '../storage';

const key = 'contact-draft';

/** Keeps the unsent text in this tab; a browser that refuses keeps it on screen only. */
export function saveDraft(form: HTMLFormElement): void {
  keep('sessionStorage', key, JSON.stringify(Object.fromEntries(new FormData(form))));
}

/** What was typed, by field name; nothing where none was kept, or what is kept is no draft. */
export function loadDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall('sessionStorage', key) ?? '{}');
    const fields = kept instanceof Object ? Object.entries(kept) : [];
    return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Puts the kept text back into the fields that are empty, and keeps what was typed before this ran. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of Object.entries(loadDraft())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= text;
  }
  saveDraft(form);
}
