import { readFile } from 'node:fs/promises';
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { company } from '../content/company.ts';
import { typeface } from '../content/typeface.ts';
import type { Language } from '../languages.ts';
import { createFontFaces, resolvePackageFile, subsetTypeface, weights } from './font.ts';
import { measuredLogos } from './logos.ts';
import { createPolicy } from './policy.ts';

/** Compiles `src/boot.ts` into the script in the head of each document. */
async function compileBoot({ define, build: { target } }: ResolvedConfig): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { target, write: false, lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' } },
  })) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** The style sheet of each page that has one, which the documents of that page contain. */
export const pageStyleSheets = {
  home: 'src/pages/home/home.css',
  portfolio: 'src/pages/portfolio/portfolio.css',
  about: 'src/pages/about/about.css',
  'not-found': 'src/pages/not-found.css',
};

/** Removes the style sheet of an entry from the bundle. The documents contain it. */
function extractStyleSheet(bundle: Rolldown.OutputBundle, entry: string): string {
  const styles = Object.values(bundle).find(({ fileName }) => new RegExp(`/${entry}-[^/]*\\.css$`).test(fileName));
  if (styles?.type !== 'asset') throw new Error(`The build made no style sheet of "${entry}" for the documents.`);
  delete bundle[styles.fileName];
  return String(styles.source);
}

/** The URLs of the modules that hydrate a page in a language: the entry, its imports, and the words. */
function getModuleUrls(bundle: Rolldown.OutputBundle, language: Language): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // The other entries are style sheets. Vite has removed their empty chunks.
  const entry = chunks.find(({ isEntry }) => isEntry);
  const words = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/words/${language}/index.ts`));
  if (!entry || !words) throw new Error(`The build made no entry, or no words for "${language}".`);
  return [...entry.imports, words.fileName, entry.fileName].map((file) => `/${file}`).join(' ');
}

/**
 * Emits a document for each page and language, with all that the first paint needs, and the files that are made from the same
 * modules: manifests, sitemap, robots, icons, social cards. The development server has no such documents: it gives each page the head
 * of its document, with the complete typeface.
 */
export function pageDocuments(): Plugin {
  return {
    name: 'page-documents',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const { renderHead } = await server.ssrLoadModule('/src/build/prerender.tsx');
      const { pathname } = new URL(originalUrl, 'http://localhost');
      const style = `<style>${await createFontFaces(`/@fs${resolvePackageFile(typeface)}`)}</style>`;
      return html.replace('<!-- head -->', () => renderHead(pathname) + style);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { config } = this.environment;
        const [indexHtml, boot, { module: prerenderModule }] = await Promise.all([
          readFile('index.html', 'utf8'),
          compileBoot(config),
          runnerImport<typeof import('./prerender')>('/src/build/prerender.tsx', {
            configFile: false,
            define: config.define,
            plugins: [measuredLogos()],
          }),
        ]);
        const template = indexHtml.replace(/\n\s*/g, '');
        const pages = prerenderModule.prerender();
        const text = pages.map(({ head, body }) => head + body).join('') + prerenderModule.allText;
        const font = this.getFileName(
          this.emitFile({ type: 'asset', name: 'font.woff2', source: await subsetTypeface(text, weights, 'woff2') }),
        );
        const styles = (await createFontFaces(`/${font}`)) + extractStyleSheet(bundle, 'main');
        const pageStyles = new Map(Object.keys(pageStyleSheets).map((page) => [page, extractStyleSheet(bundle, page)]));
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        const documents = pages.map(({ fileName, page, language, head, body }) => {
          const style = styles + (pageStyles.get(page) ?? '');
          const policy = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(boot, style, company)}">`;
          const modules = getModuleUrls(bundle, language);
          // Replaces from the end of the template to its start, so that the first match is never in the inserted text.
          const source = template
            .replace('<div id="root">', () => `<div id="root">${body}`)
            .replace(/<script .*?<\/script>/, () => `<script data-modules="${modules}">${boot}</script>`)
            .replace('<!-- head -->', () => `${policy}${head}${preload}<style>${style}</style>`)
            .replace('<html lang="en">', `<html lang="${language}">`);
          return { fileName, source };
        });
        for (const file of [...documents, ...(await prerenderModule.createFiles())])
          this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}
