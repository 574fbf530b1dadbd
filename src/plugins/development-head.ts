import type { Plugin } from 'vite';

/** Gives the documents of the development server the head that the build gives them. */
export function developmentHead(): Plugin {
  return {
    name: 'development-head',
    apply: 'serve',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      const prerender = await server?.ssrLoadModule('/src/prerender.tsx');
      const { pathname } = new URL(originalUrl, 'http://localhost');
      return html.replace('<!-- head -->', () => prerender?.headAt(pathname));
    },
  };
}
