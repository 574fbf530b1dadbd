const key = 'contact-draft';

/** What has been typed into the contact form, by field name. */
export type Draft = Record<string, string>;

/**
 * Keeps the unsent text in this tab's storage; a browser that refuses keeps it on screen only.
 */
export function saveDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Refused or full: the text still stands in the fields.
  }
}

/** The kept text, or nothing where there is none, storage is refused or what it holds is no draft. */
export function loadDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Forgets the kept text: the message is on its way. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is refused nothing was kept.
  }
}
