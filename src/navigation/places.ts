import { keep, recall } from '../storage';

/**
 * The place on each page of the visitor's history. Browsers restore it themselves, but some before React has drawn the
 * page (Firefox lands somewhere else); so the site does it, in all of them alike.
 */

const key = 'places';

/** How far each entry of the history was scrolled when it was left, in CSS px, by the name of the entry. */
let places: Record<string, number> = {};

let entry = '';

/** How far the page is scrolled, as of the last frame: a link within the page has moved it before it tells. */
let top = 0;

const nameOfEntry = () => (history.state as { entry?: string } | null)?.entry;

/** Names a new entry of the history. Returns its state. */
function nameEntry(): { entry: string } {
  entry = String(performance.timeOrigin + performance.now());
  return { entry };
}

/** Leaves the place as it is, for the way back. Returns the state of the entry of the history that comes next. */
export function leavePlace(): { entry: string } {
  places[entry] = top;
  return nameEntry();
}

/** Goes to the place of an entry that the visitor came back to; in a new one the address says where to go. */
function arrive() {
  const name = nameOfEntry();
  if (name === entry) return;
  if (name === undefined) {
    history.replaceState(leavePlace(), '');
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return;
  }
  places[entry] = top;
  entry = name;
  // React draws the page between this event and the next frame.
  requestAnimationFrame(() => scrollTo({ top: places[name] ?? 0, behavior: 'instant' }));
}

/** A page that is out of sight may be closed, reloaded or left: the browser restores that one. */
function changeHands() {
  const isHidden = document.visibilityState === 'hidden';
  history.scrollRestoration = isHidden ? 'auto' : 'manual';
  if (isHidden) keep('sessionStorage', key, JSON.stringify({ ...places, [entry]: top }));
}

function recallPlaces(): Record<string, number> {
  try {
    return Object(JSON.parse(recall('sessionStorage', key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps and restores the places. Returns a function that stops. */
export function followPlaces(): () => void {
  const following = new AbortController();
  places = recallPlaces();
  top = scrollY;
  entry = nameOfEntry() ?? '';
  if (!entry) history.replaceState(nameEntry(), '');
  changeHands();
  const noteTop = () => {
    top = scrollY;
  };
  addEventListener('scroll', noteTop, { ...following, passive: true });
  addEventListener('popstate', arrive, following);
  addEventListener('hashchange', arrive, following);
  document.addEventListener('visibilitychange', changeHands, following);
  return () => following.abort();
}
