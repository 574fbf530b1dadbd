import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';
import { compileBoot } from './boot-script.ts';
import { composeDocument } from './document.ts';
import { cutFont, fontFace } from './font.ts';
import { robotsTxt, securityTxt, sitemapXml } from './site-files.ts';
import { drawSocialCards } from './social-cards.ts';

type Bundle = Record<string, { type: string; source?: unknown; name?: string | undefined }>;

/** Takes the one style sheet out of the bundle: the documents carry it inside. */
function takeStyles(bundle: Bundle): string {
  const name = Object.keys(bundle).find((file) => file.endsWith('.css'));
  const styles = name && bundle[name];
  if (!name || !styles) throw new Error('The build made no style sheet to put into the documents.');
  delete bundle[name];
  return String(styles.source);
}

/**
 * Makes one document for each page of the route table, with everything in it that the first paint
 * needs. They are assets of the build, so that the service worker's precache sees them.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const vendor = Object.keys(bundle).find((file) => /vendor-.*\.js$/.test(file));
        const modules = [`/${vendor}`, '/words-*.js', '/main.js'];
        const [template, boot, { module }] = await Promise.all([
          readFile('index.html', 'utf8'),
          compileBoot(modules),
          runnerImport<typeof import('../prerender')>('/src/prerender.tsx', {
            configFile: false,
            define: { BUILD_YEAR: String(new Date().getFullYear()) },
          }),
        ]);
        const pages = module.prerender();
        const text = pages.flatMap(({ html, translations }) => [
          html,
          ...translations.map((translation) => translation.html),
        ]);
        const font = this.getFileName(
          this.emitFile({
            type: 'asset',
            name: 'font.woff2',
            source: await cutFont(text.join('') + module.everyWord),
          }),
        );
        const styles = fontFace(`/${font}`) + takeStyles(bundle);
        for (const page of pages)
          this.emitFile({
            type: 'asset',
            fileName: page.fileName,
            source: composeDocument({ template, styles, boot, font, page }),
          });

        const others = [
          { fileName: 'sitemap.xml', source: sitemapXml(module.sitemap) },
          { fileName: 'robots.txt', source: robotsTxt },
          { fileName: '.well-known/security.txt', source: securityTxt(new Date()) },
          ...(await drawSocialCards(module.socialCards, module.polder)),
        ];
        for (const file of others) this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}
