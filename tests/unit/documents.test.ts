// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { prerender } from '../../src/build/prerender';
import { exampleFields } from '../../src/content/company';

test.each(prerender())('$fileName has what its fragments lead to, and asks for no picture early', ({ body }) => {
  const page = Object.assign(document.createElement('div'), { innerHTML: body });
  const fragments = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(fragments).toContain('#content');
  expect(fragments.filter((fragment) => !page.querySelector(fragment))).toEqual([]);
  expect(page.querySelector('link[rel=preload][as=image]'), 'before the typeface').toBeNull();
});

test('The facts of the company that are still examples are known', () => {
  const texts = ['Voorbeeld IT', 'Voorbeeldstraat 1', '1234 AB', 'Voorbeeldstad'];
  const numbers = ['00000000', 'NL000000000B00', '+31 00 000 00 00', 'https://www.example.com', 'info@example.com'];
  expect(exampleFields([...texts, ...numbers])).toHaveLength(texts.length + numbers.length);
  expect(exampleFields(['00345678', 'NL001234567B01', '+31 182 12 34 56', 'info@voorbeeld.nl'])).toEqual([]);
});
