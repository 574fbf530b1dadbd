// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillTemplate } from '../../src/build/documents';
import { prerender } from '../../src/build/prerender';

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
