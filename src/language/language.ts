import { signal } from '@preact/signals-react';
import { storeChoice, storedChoice } from './choice';
import { defaultLanguage, isLanguage, type Language, parameter, storageKey } from './codes';
import { loadWords } from './dictionaries';

/** The language of the document: the boot script has set it before the first paint. */
function documentLanguage(): Language {
  const lang = typeof document === 'undefined' ? null : document.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** The active language. Write it through `switchLanguage`, or directly where nobody chose. */
export const language = signal<Language>(documentLanguage());

let lastAsked: Language;

/** Shows the site in a language, once its words are there; without them it stays as it is. */
async function show(chosen: Language): Promise<void> {
  lastAsked = chosen;
  try {
    await loadWords(chosen);
    // Words that come late must not undo a choice made in the meantime.
    if (lastAsked === chosen) language.value = chosen;
  } catch (error) {
    console.warn(error);
  }
}

/** Keeps and shows a language that was chosen; `?lang=` leaves the address, or it would win at the next reload. */
export async function switchLanguage(chosen: Language): Promise<void> {
  storeChoice(chosen);
  const address = new URL(location.href);
  if (address.searchParams.has(parameter)) {
    address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
  }
  await show(chosen);
}

/**
 * Follows a choice made elsewhere: in another tab (`storage`), or in a page left since, when this one returns from the
 * back/forward cache (`pageshow`).
 * @returns a function that stops following
 */
export function followStoredChoice(): () => void {
  const following = new AbortController();
  const follow = (elsewhere: boolean) => elsewhere && show(storedChoice() ?? language.value);
  addEventListener('storage', ({ key }) => follow(key === storageKey), following);
  addEventListener('pageshow', ({ persisted }) => follow(persisted), following);
  return () => following.abort();
}
