// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { fillTemplate, moduleAddresses } from '../../src/plugins/documents';

const template = '<head>\n  <!-- head -->\n</head>\n<body>\n  <div id="root"></div>\n</body>\n';

const fill = (head: string, body: string, document = template) =>
  fillTemplate(document, { '<!-- head -->': head, '<div id="root"></div>': body });

test.each([
  ['has its contents in the place of their marks', '<title>A</title>', '<p>B</p>'],
  ['keeps a line break that its contents need', '<script>// why\nstart()</script>', ''],
  ['can hold dollar signs, which a replacement would read as its own', '', "<p>$& $1 $$ $` $'</p>"],
])('a document %s, and no line break of the template', (_, head, body) => {
  expect(fill(head, body)).toBe(`<head>${head}</head><body>${body}</body>`);
});

test.each(['<!-- head -->', '<div id="root"></div>'])('the mark %s must be there exactly once', (mark) => {
  const message = `index.html must contain ${mark} exactly once.`;
  expect(() => fill('', '', template.replace(mark, ''))).toThrow(message);
  expect(() => fill('', '', template.replace(mark, mark + mark))).toThrow(message);
});

test('the index.html of the repository has the marks that the build fills', () => {
  const document = fillTemplate(readFileSync('index.html', 'utf8'), {
    '<!-- head -->': '',
    '<script type="module" src="/src/boot.ts"></script>': '',
    '<div id="root"></div>': '',
  });
  expect(document).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
});

describe('the modules that make a page live', () => {
  const bundleOf = (name: string) => {
    const chunk: Partial<Rolldown.OutputChunk> = { type: 'chunk', name, fileName: `assets/${name}-1a2b.js` };
    return { [`assets/${name}-1a2b.js`]: chunk } as Rolldown.OutputBundle;
  };

  test('are asked for by the names that the build gave them', () => {
    expect(moduleAddresses(bundleOf('vendor'))).toEqual(['/assets/vendor-1a2b.js', '/words-*.js', '/main.js']);
  });

  test('stop the build if one of them is not there', () => {
    expect(() => moduleAddresses(bundleOf('other'))).toThrow('The build made no chunk "vendor"');
  });
});
