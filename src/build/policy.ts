import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { company } from '../content/company.ts';

/** The endpoint of the contact form as a source. A policy has no relative URLs: a path of the site is `'self'`. */
function getEndpointSources(messages: string | undefined): string[] {
  if (!messages) return [];
  if (messages.startsWith('/')) return ["'self'"];
  const { origin, pathname } = new URL(messages);
  return ["'self'", origin + pathname.replace(/[;,]/g, encodeURIComponent)];
}

/** The hashes of the inline scripts or styles of a document. JSON-LD is not a script. */
function getHashes(tag: 'script' | 'style', document: string): string[] {
  const elements = document.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * The policy of a document: what it may run, load and send (Content Security Policy Level 3). A header adds
 * `frame-ancestors`, which browsers ignore in a document: see `public/_headers`.
 * @param messages the endpoint of the contact form, if there is one
 */
export function createPolicy(document: string, messages: string | undefined): string {
  const endpoint = getEndpointSources(messages);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...getHashes('script', document)],
    'style-src': getHashes('style', document),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': new Set(["'self'", ...endpoint]),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without scripts, an endpoint may redirect the browser back to the site.
    'form-action': endpoint.length ? endpoint : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Writes its policy into each document. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const document = String(file.source);
          const meta = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(document, company.messages)}">`;
          file.source = document.replace('<meta charset="utf-8">', (charset) => charset + meta);
        }
      },
    },
  };
}
