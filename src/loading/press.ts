import { forget, keep, recall } from '../storage';

const key = 'press';

const buttons = () => [...document.querySelectorAll('button')];

/** A name to find a button by after a reload: its place among the buttons, and its words. */
const nameOf = (button: HTMLElement) => `${buttons().indexOf(button as HTMLButtonElement)} ${button.textContent}`;

/**
 * Remembers a press on a button that needs JavaScript, until the visitor does anything else. Two things may come between
 * a press and its answer: the page is not live yet, or it has to reload.
 */
export function followPresses(): void {
  const follow = ({ type, target, isTrusted }: Event) => {
    if (!isTrusted) return;
    const button = type === 'click' && target instanceof Element && target.closest('button:not([popovertarget])');
    window.press = (button || undefined) as HTMLElement | undefined;
  };
  for (const type of ['pointerdown', 'keydown', 'input', 'click']) addEventListener(type, follow, true);
}

/** Keeps the last press over a reload. */
export function keepPress(): void {
  if (window.press) keep('sessionStorage', key, nameOf(window.press));
}

/** Repeats a press from before the page was live, or from before it reloaded. */
export function repeatPress(): void {
  const kept = recall('sessionStorage', key);
  forget('sessionStorage', key);
  const press = window.press ?? buttons().find((button) => nameOf(button) === kept);
  delete window.press;
  if (press?.isConnected) press.click();
}
