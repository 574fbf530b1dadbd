import type { Language } from '../languages';
import { addressIn } from '../lib/location';
import { loadWords } from './words';

/** The longest wait for the words of a language, in ms. */
const longestWait = 3000;

let lastAsked: Language;

/**
 * Shows the open page in a language, in the place of its entry in the history. If the words do not come in time, the
 * browser opens the page's document in that language, as it would without scripts. The later of two calls counts.
 * `boot.ts` keeps the choice.
 */
export async function switchLanguage(chosen: Language): Promise<void> {
  lastAsked = chosen;
  const lateness = new Promise((_, reject) => setTimeout(reject, longestWait, new Error('The words are late.')));
  const words = await Promise.race([loadWords(chosen), lateness]).catch(console.warn);
  if (lastAsked !== chosen) return;
  if (words) history.replaceState(history.state, '', addressIn(chosen));
  else location.assign(addressIn(chosen));
}
