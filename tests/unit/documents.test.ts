// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillTemplate } from '../../src/build/documents';
import { prerender } from '../../src/build/prerender';
import { exampleFields } from '../../src/content/company';

test.each(prerender())('$fileName has what its fragments lead to, and asks for no picture early', ({ body }) => {
  const page = Object.assign(document.createElement('div'), { innerHTML: body });
  const fragments = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(fragments).toContain('#content');
  expect(fragments.filter((fragment) => !page.querySelector(fragment))).toEqual([]);
  expect(page.querySelector('link[rel=preload][as=image]'), 'before the typeface').toBeNull();
});

test('The template loses its own line breaks, and gets its contents as they are, each exactly once', () => {
  const contents = { '<!-- head -->': '<script>// why\nstart()</script>', '<p></p>': "<p>$& $1 $$ $` $'</p>" };
  const [[mark, head], [, body]] = Object.entries(contents) as [[string, string], [string, string]];
  const template = '<head>\n  <!-- head -->\n</head>\n<body>\n  <p></p>\n</body>\n';
  expect(fillTemplate(template, contents)).toBe(`<head>${head}</head><body>${body}</body>`);
  for (const marks of ['', mark + mark])
    expect(() => fillTemplate(template.replace(mark, marks), contents)).toThrow(`must contain ${mark} exactly once`);
});

test('The facts of the company that are still examples are known', () => {
  const texts = ['Voorbeeld IT', 'Voorbeeldstraat 1', '1234 AB', 'Voorbeeldstad'];
  const numbers = ['00000000', 'NL000000000B00', '+31 00 000 00 00', 'https://www.example.com', 'info@example.com'];
  expect(exampleFields([...texts, ...numbers])).toHaveLength(texts.length + numbers.length);
  expect(exampleFields(['00345678', 'NL001234567B01', '+31 182 12 34 56', 'info@voorbeeld.nl'])).toEqual([]);
});
