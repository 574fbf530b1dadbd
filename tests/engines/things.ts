/** Something on a page, as a visitor would name it: what it is, where, and what it says. */
export interface Thing {
  selector: string;
  /** What it is called; whatever it is called, if nothing is given. */
  name?: string;
}

const thing =
  (selector: string) =>
  (name?: string, within = ''): Thing => ({
    selector: selector
      .split(', ')
      .map((one) => `${within} ${one}`.trim())
      .join(', '),
    ...(name !== undefined && { name }),
  });

export const link = thing('a[href]');
export const button = thing('button');
export const field = thing('input, textarea');
export const dialog = thing('[role=dialog]');
export const heading = thing('h1');
export const alert = thing('[role=alert]');
export const menu: Thing = { selector: 'nav' };

/** An entry of the bar, which is the menu of a small screen. */
export const entry = (name: string): Thing => link(name, 'nav');

/** A flag, which is called after its language. */
export const flagLink = (name: string): Thing => link(name, '.flags');

/** The link of a client on the timeline. */
export const clientLink = (name?: string): Thing => link(name, 'main ol');

/** The projects of a client, shown in the page in the place of the dialog. */
export const project = (name: string): Thing => text(name, 'main section');

/** A toast, by its title. */
export const toast = (title: string): Thing => ({ selector: '[data-scope=toast][data-part=title]', name: title });

/** A text anywhere on the page. */
export const text = (words: string, within = 'body'): Thing => ({ selector: `${within} :not(:has(*))`, name: words });

/** What a visitor sees of a thing. */
export interface Sight {
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Its upper edge, in the window. */
  top: number;
  width: number;
  height: number;
  text: string;
  value: string;
  /** Whether a press in its middle is a press on it. */
  inFront: boolean;
  inWindow: boolean;
  focused: boolean;
}

/** Looks for a thing in the page, and brings it into the window if asked to; runs there. */
export function look({ selector, name }: Thing, bring = false): Sight | null {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  /** What a thing is called: what can be read on it, and what a screen reader says. */
  const namesOf = (element: Element) => {
    const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const [label] = (element as HTMLInputElement).labels ?? [];
    return [element.textContent, element.getAttribute('aria-label'), labelled?.textContent, label?.textContent].map(
      plain,
    );
  };
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      (name === undefined || namesOf(candidate).includes(plain(name))),
  );
  if (!element) return null;

  /** Whether it is on its way: it would be gone by the time that it is pressed. */
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && (effect as KeyframeEffect).target?.contains(element));

  const see = (): Sight => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return {
      x,
      y,
      top,
      width,
      height,
      text: plain(element.textContent) ?? '',
      value: 'value' in element ? String(element.value) : '',
      inWindow,
      inFront: inWindow && !isMoving() && element.contains(document.elementFromPoint(x, y)),
      focused: element === document.activeElement,
    };
  };
  if (bring && !see().inFront) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return see();
}
