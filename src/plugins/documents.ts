import { readFile } from 'node:fs/promises';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { company, exampleFields } from '../content/company.ts';
import { languages } from '../language/codes.ts';
import { compileBoot } from './boot-script.ts';
import { mainFile, vendorChunk, wordsFile } from './file-names.ts';
import { cutFont, staticFont } from './font.ts';
import { fontFace } from './font-face.ts';

/** Takes the style sheet out of the bundle. The documents carry it inside. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The build made no style sheet to put into the documents.');
  delete bundle[styles.fileName];
  // Vite marks the end, and takes its mark away only after this.
  return String(styles.source).replace('/*$vite$:1*/', '');
}

/** The addresses of the modules that make a page live. `*` stands for its language. */
export function moduleAddresses(bundle: Rolldown.OutputBundle): string[] {
  const vendor = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === vendorChunk);
  if (!vendor) throw new Error(`The build made no chunk "${vendorChunk}": see codeSplitting in vite.config.ts.`);
  return [vendor.fileName, wordsFile('*'), mainFile].map((file) => `/${file}`);
}

/**
 * Fills the template.
 * @param template `index.html` as it stands in the repository
 * @param contents what takes the place of each marker, which must be there exactly once
 */
export function fillTemplate(template: string, contents: Record<string, string>): string {
  return Object.entries(contents).reduce(
    (document, [marker, content]) => {
      const [before = '', after, ...more] = document.split(marker);
      if (after === undefined || more.length) throw new Error(`index.html must contain ${marker} exactly once.`);
      return before + content + after;
    },
    template.replace(/\n\s*/g, ''),
  );
}

/** Makes a document of each page, with all that the first paint needs. As an asset, it goes into the precache list. */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    buildStart() {
      const fields = exampleFields(company).join(', ');
      if (fields) this.warn(`src/content/company.ts still holds example values: ${fields}`);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { define } = this.environment.config;
        const [template, boot, { module }] = await Promise.all([
          readFile('index.html', 'utf8'),
          compileBoot(moduleAddresses(bundle)),
          runnerImport<typeof import('../prerender')>('/src/prerender.tsx', { configFile: false, define }),
        ]);
        const pages = module.prerender();
        const text = pages.flatMap(({ head, bodies }) => [head, ...bodies]).join('') + module.everyWord;
        const font = this.getFileName(
          this.emitFile({ type: 'asset', name: 'font.woff2', source: await cutFont(text) }),
        );
        const style = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin><style>${await fontFace(`/${font}`)}${takeStyles(bundle)}</style>`;
        const documents = pages.map(({ fileName, language, head, bodies }) => ({
          fileName,
          source: fillTemplate(template, {
            '<html lang="en">': `<html lang="${language}">`,
            '<!-- head -->': head + style,
            '<script type="module" src="/src/boot.ts"></script>': `<script>${boot}</script>`,
            '<div id="root"></div>': bodies.join(''),
          }),
        }));
        const others = [
          ...module.manifests(languages),
          ...module.siteFiles(new Date()),
          ...(await module.drawSocialCards(staticFont)),
        ];
        for (const file of [...documents, ...others]) this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}
