import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What may run, load and embed; everything that is not named is refused. */
const policy = (scripts: readonly string[], styles: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...scripts].join(' '),
  'style-src': ["'self'", ...styles].join(' '),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
});

const join = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Features of the browser that the site has no use for. */
const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** A document must be asked for anew; a hashed file never changes. */
const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

/** The one source of the headers: path pattern → header → value, as hosts read it from `_headers`. */
function headers(contentSecurityPolicy: string): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': revalidate,
    },
    '/assets/*': { 'Cache-Control': immutable },
  };
}

/** The inline texts of a kind in a document, the ones that run: data blocks are not scripts. */
const inline = (tag: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '');

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
        // A meta element cannot say who may frame the page; the header can.
        const table = headers(join({ ...directives, 'frame-ancestors': "'none'" }));
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeaders(table) });
      },
    },
  };
}

/** Writes a header table in the format of `_headers`. */
function formatHeaders(table: Record<string, Record<string, string>>): string {
  return Object.entries(table)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/**
 * The headers that a host sends for a path; a later block wins over an earlier one.
 * @param text the contents of `_headers`
 * @param path the path of a request, without its query
 */
export function headersFor(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) applies = path.startsWith(line.replace('*', ''));
    else if (applies && name && value) found[name] = value;
  }
  return found;
}
