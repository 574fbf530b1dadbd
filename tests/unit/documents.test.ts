// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { prerender } from '../../src/build/prerender';

test.each(prerender())('$fileName has what its fragments lead to, and asks for no picture early', ({ body }) => {
  const page = Object.assign(document.createElement('div'), { innerHTML: body });
  const fragments = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(fragments).toContain('#content');
  expect(fragments.filter((fragment) => !page.querySelector(fragment))).toEqual([]);
  expect(page.querySelector('link[rel=preload][as=image]'), 'before the typeface').toBeNull();
});
