import { getItem, setItem } from '../../../lib/storage';

const key = 'contact-id';

/** The last id and its text, if the browser refuses storage. */
let last = '';

/** Notes the id of a text (see `typedIn`). Whenever that text is sent again, also after a reload, it has this id. */
export function keepId(id: string, typed: string): void {
  last = `${id}\n${typed}`;
  setItem('sessionStorage', key, last);
}

/** The id of a text, by which a receiver knows it again. Plain HTTP has no UUIDs. */
export function idOf(typed: string): string {
  const [known, text] = (getItem('sessionStorage', key) ?? last).split('\n');
  const id = (text === typed && known) || (crypto.randomUUID?.() ?? String(Math.random()));
  keepId(id, typed);
  return id;
}
