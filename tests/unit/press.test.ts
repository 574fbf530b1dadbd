import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPress, repeatPress } from '../../src/loading/press';
import './visitor';

beforeEach(() => {
  document.body.innerHTML = '<button>One</button><button>Two</button><button>Two</button>';
});

afterEach(() => {
  delete window.press;
  document.body.replaceChildren();
});

/** A button that was pressed, and how often it was pressed since. */
function press(index: number) {
  const button = document.querySelectorAll('button')[index];
  const pressed = vi.fn();
  button?.addEventListener('click', pressed);
  window.press = button;
  return pressed;
}

test('a press is repeated once', () => {
  const pressed = press(1);
  repeatPress();
  repeatPress();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a press on something that is gone is forgotten', () => {
  const pressed = press(1);
  window.press?.remove();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
  expect(window.press).toBeUndefined();
});

test.each([0, 1, 2])('a press on button %i is repeated after a reload, once', (index) => {
  const pressed = press(index);
  keepPress();
  delete window.press;
  repeatPress();
  repeatPress();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a press is forgotten if the page is another one after the reload', () => {
  const pressed = press(1);
  keepPress();
  delete window.press;
  for (const button of document.querySelectorAll('button')) button.textContent = 'Three';
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});
