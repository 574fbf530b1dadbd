import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { formatHeaders, type HeaderBlock } from './headers-file.ts';
import { permissions } from './permissions.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What may run, load and embed; everything that is not named is refused. */
const policy = (scripts: readonly string[], styles: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...scripts].join(' '),
  'style-src': styles.join(' ') || "'none'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
});

type Directives = ReturnType<typeof policy>;

const join = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Files that are not documents: what only a document needs is left out. A drawing that is opened by
 * itself is one all the same, and so is the page that stands in for a missing file: nothing of it
 * may run or be framed.
 */
const plainFiles = ['/assets/*', '/logos/*', '/icons/*', '/screenshots/*', '/main.js', '/words-*'];

const forDocuments = (contentSecurityPolicy: string) => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // Holds for the whole host once a document has said it.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
});

const forEverything = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The one source of the headers. Everything is asked for anew at each visit, except the files
 * whose name changes with their content.
 */
function headerBlocks(directives: Directives): HeaderBlock[] {
  // A meta element cannot say who may frame the page; the header can.
  const framing = { 'frame-ancestors': "'none'" };
  const documents = forDocuments(join({ ...directives, ...framing }));
  const inPlain = join({ 'script-src': directives['script-src'], ...framing });
  return [
    { path: '/*', set: { ...documents, ...forEverything, 'Cache-Control': 'no-cache' } },
    ...plainFiles.map((path) => ({
      path,
      unset: Object.keys(documents),
      set: { 'Content-Security-Policy': inPlain },
    })),
    {
      path: '/assets/*',
      unset: ['Cache-Control'],
      set: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    // RFC 9116, section 3, asks for the charset to be named.
    { path: '/.well-known/*', set: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
}

/** The inline texts of a kind in a document, the ones that run: data blocks are not scripts. */
const inline = (tag: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text ?? '');

const hashes = (tag: 'script' | 'style', documents: readonly string[]) => [
  ...new Set(documents.flatMap((html) => inline(tag, html)).map(hashOf)),
];

/**
 * Computes the policy from what is inline in the documents, writes it into each of them, and
 * writes all headers to `_headers`, which hosts and the preview server read.
 */
export function securityHeaders(): Plugin {
  return {
    name: 'security-headers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const documents = Object.values(bundle).filter(
          (file) => file.type === 'asset' && file.fileName.endsWith('.html'),
        );
        const sources = documents.map((file) => ('source' in file ? String(file.source) : ''));
        const directives = policy(hashes('script', sources), hashes('style', sources));
        documents.forEach((file, index) => {
          if (!('source' in file)) return;
          const meta = `<meta http-equiv="Content-Security-Policy" content="${join(directives)}">`;
          file.source = (sources[index] ?? '').replace(
            '<meta charset="utf-8">',
            (charset) => charset + meta,
          );
        });
        const source = formatHeaders(headerBlocks(directives));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
}
