// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeDocument, escapeHtml } from '../../src/build/document';
import { languages, locales } from '../../src/language/codes';
import type { PrerenderedPage } from '../../src/prerender';

const headMark = '<!-- head -->';
const bootMark = '<script type="module" src="/src/boot.ts"></script>';
const rootMark = '<div id="root"></div>';
const template = `<head>
  ${headMark}
  ${bootMark}
</head>
<body>
  ${rootMark}
</body>
`;

const page: PrerenderedPage = {
  fileName: 'about.html',
  head: {
    title: 'About – Us',
    description: 'Who we are.',
    canonical: 'https://www.example.com/about',
    alternates: [{ hreflang: 'nl', href: 'https://www.example.com/about?lang=nl' }],
  },
  shared: {
    image: 'https://www.example.com/cards/about.png',
    data: { '@type': 'AboutPage', name: 'About – Us' },
  },
  html: '<h1>About</h1>',
  translations: [{ language: 'nl', title: 'Over – Ons', html: '<h1>Over ons</h1>' }],
};

const parts = { template, styles: 'a{}', boot: 'start()', font: 'assets/font-1.woff2', page };

const withHead = (head: Partial<PrerenderedPage['head']>) =>
  composeDocument({ ...parts, page: { ...page, head: { ...page.head, ...head } } });

describe('a document', () => {
  const document = composeDocument(parts);

  test('has the page in its root and each other language in a template', () => {
    expect(document).toContain('<div id="root"><h1>About</h1></div>');
    expect(document).toContain('<template id="nl" title="Over – Ons"><h1>Over ons</h1></template>');
  });

  test('has the boot script and the style sheet inside, in the place of their marks', () => {
    expect(document).toContain('<script>start()</script>');
    expect(document).toContain('<style>a{}</style>');
    for (const mark of [headMark, bootMark, rootMark]) expect(document).not.toContain(mark);
  });

  test('asks for the typeface early, in the way that style sheets do', () => {
    expect(document).toContain(
      '<link rel="preload" href="/assets/font-1.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  test('says to search engines what it is and where else it is', () => {
    expect(document).toContain('<title>About – Us</title>');
    expect(document).toContain('<meta name="description" content="Who we are.">');
    expect(document).toContain('<meta name="robots" content="index">');
    expect(document).toContain('<link rel="canonical" href="https://www.example.com/about">');
    expect(document).toContain(
      '<link rel="alternate" hreflang="nl" href="https://www.example.com/about?lang=nl">',
    );
  });

  test('says what it shows of itself where it is shared', () => {
    expect(document).toContain('<meta property="og:title" content="About – Us">');
    expect(document).toContain('<meta property="og:description" content="Who we are.">');
    expect(document).toContain('<meta property="og:url" content="https://www.example.com/about">');
    expect(document).toContain(
      '<meta property="og:image" content="https://www.example.com/cards/about.png">',
    );
  });

  test('names its language, and each other, as social networks do', () => {
    const named = [...document.matchAll(/"(og:locale[^"]*)" content="([^"]+)"/g)];
    expect(named.map(([, property, locale]) => [property, locale])).toEqual(
      languages.map((language) => [
        language === 'en' ? 'og:locale' : 'og:locale:alternate',
        locales[language],
      ]),
    );
    for (const locale of Object.values(locales)) expect(locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  test('has its data for search engines inside', () => {
    expect(document).toContain(
      '<script type="application/ld+json">{"@type":"AboutPage","name":"About – Us"}</script>',
    );
  });

  test('has data that cannot end the element they stand in, and still say the same', () => {
    const data = { name: '</script><b>' };
    const shared = { image: '', data };
    const safe = composeDocument({ ...parts, page: { ...page, shared } });
    const [, written = ''] = /ld\+json">(.*?)<\/script>/.exec(safe) ?? [];
    expect(JSON.parse(written)).toEqual(data);
  });

  test('that is not shared has neither', () => {
    const alone = composeDocument({ ...parts, page: { ...page, shared: undefined } });
    expect(alone).not.toContain('og:');
    expect(alone).not.toContain('ld+json');
    expect(alone).not.toContain('undefined');
  });

  test('that is not to be found says so, and names no address', () => {
    const hidden = withHead({ canonical: undefined, alternates: [] });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
    expect(hidden).not.toContain('undefined');
  });

  test('has no line breaks of the template left', () => {
    expect(document).not.toContain('\n');
  });

  test('keeps a line break that the boot script or the page needs', () => {
    const kept = composeDocument({ ...parts, boot: '// why\nstart()' });
    expect(kept).toContain('<script>// why\nstart()</script>');
  });

  test('can hold dollar signs, which a replacement would read as its own', () => {
    const html = "<p>$& $1 $$ $` $'</p>";
    expect(composeDocument({ ...parts, page: { ...page, html } })).toContain(html);
  });

  test('has a title and a description that cannot end the tag they stand in', () => {
    const unsafe = withHead({ title: '</title><b>', description: '"><script>' });
    expect(unsafe).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
    expect(unsafe).toContain('content="&quot;&gt;&lt;script&gt;"');
  });

  test('has translated titles that cannot end their attribute', () => {
    const translations = page.translations.map((one) => ({ ...one, title: 'A "B" & C' }));
    expect(composeDocument({ ...parts, page: { ...page, translations } })).toContain(
      'title="A &quot;B&quot; &amp; C"',
    );
  });
});

describe.each([headMark, bootMark, rootMark])('the mark %s', (mark) => {
  const message = `index.html must contain ${mark} exactly once.`;

  test('must be there', () => {
    expect(() => composeDocument({ ...parts, template: template.replace(mark, '') })).toThrow(
      message,
    );
  });

  test('must not be there twice', () => {
    expect(() =>
      composeDocument({ ...parts, template: template.replace(mark, mark + mark) }),
    ).toThrow(message);
  });
});

test('the index.html of the repository can be composed', () => {
  const document = composeDocument({ ...parts, template: readFileSync('index.html', 'utf8') });
  expect(document).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
});

describe('text in HTML', () => {
  test.each([
    ['Fish & chips', 'Fish &amp; chips'],
    ['<b>', '&lt;b&gt;'],
    ['say "hi"', 'say &quot;hi&quot;'],
    ['&amp;', '&amp;amp;'],
    ['<<>>', '&lt;&lt;&gt;&gt;'],
  ])('%j is written as %j', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });

  test('that is harmless stays as it is', () => {
    expect(escapeHtml("Zoë – it's 1500+ €")).toBe("Zoë – it's 1500+ €");
  });
});
