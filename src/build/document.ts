import type { Head } from '../head';
import { defaultLanguage, type Language, languages, locales } from '../language/codes.ts';
import type { PrerenderedPage } from '../prerender';

interface Parts {
  /** `index.html` as it stands in the repository. */
  template: string;
  styles: string;
  boot: string;
  /** The file of the typeface. */
  font: string;
  page: PrerenderedPage;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe inside an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const localeProperty = (language: Language) =>
  language === defaultLanguage ? 'og:locale' : 'og:locale:alternate';

/** What a page shows of itself where it is shared, and what search engines may know of it. */
function sharedTags({ title, description, canonical }: Head, shared: PrerenderedPage['shared']) {
  if (!shared) return '';
  const properties = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical ?? ''],
    ['og:image', shared.image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ...languages.map((language) => [localeProperty(language), locales[language]] as const),
  ] as const;
  const tags = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  // A closing tag inside the data would end the element.
  const data = JSON.stringify(shared.data).replaceAll('<', '\\u003c');
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"><script type="application/ld+json">${data}</script>`;
}

function headTags({ title, description, canonical, alternates }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="robots" content="${canonical ? 'index' : 'noindex'}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

/** Replaces a text that must stand in the template exactly once. */
function replace(document: string, marker: string, content: string): string {
  const [before, after, more] = document.split(marker);
  if (before === undefined || after === undefined || more !== undefined)
    throw new Error(`index.html must contain ${marker} exactly once.`);
  return before + content + after;
}

/**
 * Puts a page into the document: head, style sheet and boot script, English in the root, every
 * other language in a template.
 */
export function composeDocument({ template, styles, boot, font, page }: Parts): string {
  const translations = page.translations.map(
    ({ language, title, html }) =>
      `<template id="${language}" title="${escapeHtml(title)}">${html}</template>`,
  );
  const compact = template.replace(/\n\s*/g, '');
  const parts: [marker: string, content: string][] = [
    [
      '<!-- head -->',
      `${headTags(page.head)}${sharedTags(page.head, page.shared)}<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin><style>${styles}</style>`,
    ],
    ['<script type="module" src="/src/boot.ts"></script>', `<script>${boot}</script>`],
    ['<div id="root"></div>', `<div id="root">${page.html}</div>${translations.join('')}`],
  ];
  return parts.reduce((document, [marker, content]) => replace(document, marker, content), compact);
}
