import type { Plugin } from 'vite';
import { readAddress } from '../language/addresses.ts';
import { defaultLanguage } from '../language/codes.ts';
import { pageOf } from '../routes.ts';

/** Gives the documents of the development server the head that the build gives them. */
export function developmentHead(): Plugin {
  return {
    name: 'development-head',
    apply: 'serve',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      const prerender = (await server?.ssrLoadModule('/src/prerender.tsx')) as
        | typeof import('../prerender')
        | undefined;
      const { pathname } = new URL(originalUrl, 'http://localhost');
      const { path, language = defaultLanguage } = readAddress(pathname);
      return html.replace('<!-- head -->', () => prerender?.renderHead(pageOf(path), language) ?? '');
    },
  };
}
