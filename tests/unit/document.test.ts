// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { fillTemplate, moduleAddresses } from '../../src/plugins/documents';

const marks = ['<!-- head -->', '<div id="root"></div>'];
const [headMark = '', rootMark = ''] = marks;
const template = `<head>
  ${headMark}
</head>
<body>
  ${rootMark}
</body>
`;

const filled = (head: string, body: string) => fillTemplate(template, { [headMark]: head, [rootMark]: body });

describe('a document', () => {
  test('has its contents in the place of their marks, and no line break of the template', () => {
    expect(filled('<title>A</title>', '<p>B</p>')).toBe('<head><title>A</title></head><body><p>B</p></body>');
  });

  test('keeps a line break that its contents need', () => {
    expect(filled('<script>// why\nstart()</script>', '')).toContain('// why\nstart()');
  });

  test('can hold dollar signs, which a replacement would read as its own', () => {
    const html = "<p>$& $1 $$ $` $'</p>";
    expect(filled('', html)).toContain(html);
  });
});

describe.each(marks)('the mark %s', (mark) => {
  const message = `index.html must contain ${mark} exactly once.`;
  const fill = (text: string) => () => fillTemplate(text, { [headMark]: '', [rootMark]: '' });

  test('must be there', () => {
    expect(fill(template.replace(mark, ''))).toThrow(message);
  });

  test('must not be there twice', () => {
    expect(fill(template.replace(mark, mark + mark))).toThrow(message);
  });
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
