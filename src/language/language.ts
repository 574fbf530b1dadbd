import { signal } from '@preact/signals-react';
import { loadChunk } from '../loading/load-chunk';
import { dropParameter, storageKey, storeChoice, storedChoice } from './choice';
import { defaultLanguage, isLanguage, type Language } from './codes';
import { loadWords } from './dictionaries';

/** The language of the document: the boot script has set it before the first paint. */
function documentLanguage(): Language {
  const lang = typeof document === 'undefined' ? null : document.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** The active language. Write it through `switchLanguage`; if nobody chose, directly. */
export const language = signal<Language>(documentLanguage());

let lastAsked: Language;

/**
 * Shows the site in a language, once its words are there; without them it stays as it is.
 * @param giveUp what to do if they cannot be had, before the page may reload for them
 * @returns whether the site is shown in it
 */
async function show(chosen: Language, giveUp = () => {}): Promise<boolean> {
  lastAsked = chosen;
  const load = () =>
    loadWords(chosen).catch((error) => {
      giveUp();
      throw error;
    });
  try {
    await loadChunk(`words-${chosen}`, load);
    // Words that come late must not undo a choice made in the meantime.
    if (lastAsked === chosen) language.value = chosen;
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * Keeps and shows a language that was chosen. It is kept at once, since the page may be left before the words are there;
 * a language that cannot be shown is not kept.
 * @returns whether the site is shown in it
 */
export function switchLanguage(chosen: Language): Promise<boolean> {
  const before = storedChoice() ?? language.value;
  storeChoice(chosen);
  dropParameter();
  return show(chosen, () => storedChoice() === chosen && storeChoice(before));
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
