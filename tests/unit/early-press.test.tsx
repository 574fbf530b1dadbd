import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app';
import './visitor';

afterEach(() => {
  delete window.earlyPress;
  delete document.documentElement.dataset.live;
  document.body.replaceChildren();
});

/** The page becomes live. */
const makeLive = () =>
  render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/** A button that was pressed before the page was live. */
function press() {
  const button = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  window.earlyPress = button;
  return { button, pressed };
}

test('repeats a press once', () => {
  const { pressed } = press();
  const { rerender, unmount } = makeLive();
  expect(pressed).toHaveBeenCalledOnce();
  expect(window.earlyPress).toBeUndefined();
  rerender(<App />);
  unmount();
  makeLive();
  expect(pressed).toHaveBeenCalledOnce();
});

test('marks the document as live, before it repeats the press', () => {
  const { button } = press();
  let live: string | undefined;
  button.addEventListener('click', () => {
    live = document.documentElement.dataset.live;
  });
  makeLive();
  expect(live).toBe('');
});

test('marks the document as live where nothing was pressed', () => {
  expect(document.documentElement.hasAttribute('data-live')).toBe(false);
  makeLive();
  expect(document.documentElement.hasAttribute('data-live')).toBe(true);
});

test('forgets a press on something that is gone', () => {
  const { button, pressed } = press();
  button.remove();
  makeLive();
  expect(pressed).not.toHaveBeenCalled();
  expect(window.earlyPress).toBeUndefined();
});

test('forgets a press on what cannot be pressed by a page', () => {
  window.earlyPress = document.createElementNS('http://example.org', 'thing');
  document.body.append(window.earlyPress);
  expect(makeLive).not.toThrow();
  expect(window.earlyPress).toBeUndefined();
});
