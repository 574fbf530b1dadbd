import { createHash } from 'node:crypto';

/** The endpoint of the contact form as a source, if it is not a path of the site. */
function getEndpointSource(endpoint: string): string {
  if (endpoint.startsWith('/')) return '';
  const { origin, pathname } = new URL(endpoint);
  return ` ${origin}${pathname.replace(/[;,]/g, encodeURIComponent)}`;
}

/** The hash of an inline script or style, as a source. */
const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a document (Content Security Policy Level 3). `frame-ancestors`, which needs a header, is in `public/_headers`.
 * @param script the inline script of the document
 * @param style its inline style sheet
 * @param endpoint the endpoint of the contact form, if there is one
 * @param website the URL of the site: `form-action` also applies to the redirect with which the endpoint leads back there
 */
export function createPolicy(script: string, style: string, endpoint: string | undefined, website: string): string {
  const source = endpoint ? getEndpointSource(endpoint) : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${getHash(script)}`,
    `style-src ${getHash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${source}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Without an endpoint, the form posts nowhere.
    endpoint ? `form-action 'self'${source} ${website}` : "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}
