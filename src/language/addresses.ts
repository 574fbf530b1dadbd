import { cleanPath } from '../routes';
import { defaultLanguage, isLanguage, type Language } from './codes';

/**
 * The rule of languages and addresses. Each page has its path of the route table, which shows the language that the
 * visitor has chosen. Each language but the default one also has a document of its own, under a prefix: `/nl/portfolio`
 * is Dutch, and who opens it has chosen Dutch.
 */

interface Address {
  /** What the address begins with: a prefix, or nothing. */
  base: '' | `/${Language}`;
  /** The language that the prefix stands for. */
  language?: Language;
  /** The path as the route table writes it. */
  path: string;
}

/** Takes the path of an address apart, in any spelling that a host may serve. */
export function readAddress(pathname: string): Address {
  const path = cleanPath(pathname);
  const [, code = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (!isLanguage(code) || code === defaultLanguage) return { base: '', path };
  return { base: `/${code}`, language: code, path: rest };
}

/** The path of a page's own document in a language. */
export const addressOf = (path: string, language: Language) =>
  cleanPath(language === defaultLanguage ? path : `/${language}${path}`);

/** An address as the site writes it: without a slash at the end of its path. */
export function tidy(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return cleanPath(pathname) + search + hash;
}
