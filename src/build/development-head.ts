import type { Plugin } from 'vite';
import { typeface } from '../content/typeface.ts';
import { createFontFaces, resolveFile } from './font.ts';

/** Gives the documents of the development server the head that the build gives them, with the typeface as it comes. */
export function developmentHead(): Plugin {
  return {
    name: 'development-head',
    apply: 'serve',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const { renderHead } = await server.ssrLoadModule('/src/build/prerender.tsx');
      const { pathname } = new URL(originalUrl, 'http://localhost');
      const style = `<style>${await createFontFaces(`/@fs${resolveFile(typeface)}`)}</style>`;
      return html.replace('<!-- head -->', () => renderHead(pathname) + style);
    },
  };
}
