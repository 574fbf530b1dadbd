import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { company } from '../content/company.ts';
import { formatHeaders, type HeaderBlock } from './headers-file.ts';

/**
 * Where the messages of the contact form may go, as the policy names it. It has no relative addresses: a path of the
 * site is `'self'`.
 */
function placeOf(messages: string): string {
  if (messages.startsWith('/')) return "'self'";
  const { origin, pathname } = new URL(messages);
  return origin + pathname;
}

/** What may run, load and embed. Everything else is refused. */
function policy(documents: string, place = "'none'"): string {
  const connections = place.startsWith("'") ? "'self'" : `'self' ${place}`;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes('script', documents)}; style-src${hashes('style', documents)}`,
    `img-src 'self'; font-src 'self'; connect-src ${connections}; manifest-src 'self'; worker-src 'self'`,
    // A receiver may lead a browser without scripts back to the site.
    `base-uri 'none'; form-action ${place === "'none'" ? place : connections}`,
    "require-trusted-types-for 'script'; trusted-types service-worker",
  ].join('; ');
}

/**
 * Features of the browser that the site has no use for. Those that only play sound or video are not named: the policy
 * lets none load.
 */
const unused = `
  accelerometer camera clipboard-read clipboard-write compute-pressure cross-origin-isolated
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts local-network-access magnetometer microphone midi otp-credentials
  payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access unload usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/**
 * Whether HTTPS is promised for every subdomain, too, and may be built into browsers. It binds the whole domain for two
 * years, mail and intranet included: only its owner can say so.
 */
const isForWholeDomain = false;

const forDocuments = {
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // If one document says it, it holds for the whole host.
  'Strict-Transport-Security': `max-age=63072000${isForWholeDomain ? '; includeSubDomains; preload' : ''}`,
};

const forEverything = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

/**
 * Files that are no documents need fewer headers. Yet a drawing can hold scripts: whoever opens it gets it in a sandbox,
 * and no page may frame it. Hosts send the 404 page in place of a missing file; it works without scripts.
 */
const plainFiles = ['/assets/*', '/logos/*', '/icons/*', '/pictures/*', '/screenshots/*', '/manifest*'];

/**
 * The one source of the headers. Browsers ask again for every file, except for those named after their content. They
 * keep an icon for an hour: they need it twice, for the tab and for the manifest.
 */
function headerBlocks(rules: string): HeaderBlock[] {
  const csp = 'Content-Security-Policy';
  // Only the header can say who may frame the page; a meta element cannot.
  const framing = "; frame-ancestors 'none'";
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    { path: '/*', set: { [csp]: rules + framing, ...forDocuments, ...forEverything } },
    ...plainFiles.map((path) => ({
      path,
      unset: [csp, ...Object.keys(forDocuments)],
      set: { [csp]: `sandbox${framing}` },
    })),
    { path: '/assets/*', unset: ['Cache-Control'], set: immutable },
    { path: '/icons/*', unset: ['Cache-Control'], set: { 'Cache-Control': 'public, max-age=3600' } },
    // RFC 9116, section 3, asks for the charset.
    { path: '/.well-known/*', set: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
}

/** The hashes of the inline scripts or styles of the documents. Data blocks are not scripts. */
function hashes(tag: 'script' | 'style', documents: string): string {
  const texts = [...documents.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>(.*?)</${tag}>`, 'gs'))];
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map(([, text = '']) => ` 'sha256-${hash(text)}'`))].join('');
}

/** Writes its policy into each document, and all headers into `_headers`, for hosts and for the preview. */
export function securityHeaders({ messages }: Pick<typeof company, 'messages'> = company): Plugin {
  return {
    name: 'security-headers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const documents = Object.values(bundle)
          .filter((file) => file.type === 'asset')
          .filter(({ fileName }) => fileName.endsWith('.html'));
        const place = messages && placeOf(messages);
        const rules = policy(documents.map(({ source }) => source).join(''), place);
        for (const document of documents) {
          const source = String(document.source);
          const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(source, place)}">`;
          document.source = source.replace('<meta charset="utf-8">', (charset) => charset + meta);
        }
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeaders(headerBlocks(rules)) });
      },
    },
  };
}
