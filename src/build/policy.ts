import { createHash } from 'node:crypto';
import type { Company } from '../schema';

/** The endpoint of the contact form as a source, if it is not a path of the site. */
function getEndpointSource(endpoint: string): string {
  if (endpoint.startsWith('/')) return '';
  const { origin, pathname } = new URL(endpoint);
  return ` ${origin}${pathname.replace(/[;,]/g, encodeURIComponent)}`;
}

/** The hash of an inline script or style, as a source. */
const getHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a document (Content Security Policy Level 3). `frame-ancestors`, which needs a header, is in `public/_headers`.
 * @param script the inline script of the document
 * @param style its inline style sheet
 * @param company the facts of the company, of which the policy allows the endpoint and the website
 */
export function createPolicy(script: string, style: string, { formEndpoint, website }: Company): string {
  const source = formEndpoint ? getEndpointSource(formEndpoint) : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${getHashSource(script)}`,
    `style-src ${getHashSource(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${source}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Also applies to the redirect with which the endpoint leads back. Without an endpoint, the form posts nowhere.
    formEndpoint ? `form-action 'self'${source} ${website}` : "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}
