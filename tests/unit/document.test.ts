// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../../src/plugins/documents';

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
