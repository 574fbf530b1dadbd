import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clientKeys, engagements, getEmblemPath, getWordmarkPath } from '../clients.ts';
import { getGridSize, type Measurement, maxWidth, measureLogo } from './measure-logo.ts';
import { getDiscBox, setViewBox } from './view-box.ts';

const emblemKeys = engagements.map(({ client }) => client);

const measurements = new Map<string, Promise<Measurement | undefined>>();

/** Reads and measures a logo of `public/`. A missing or broken one is shown as it is; `npm run content` names it. */
async function readLogo(path: string) {
  const svg = await readFile(join('public', path), 'utf8').catch(() => '');
  const measured = measurements.get(svg) ?? measureLogo(svg).catch(() => undefined);
  measurements.set(svg, measured);
  return { svg, measurement: await measured };
}

/** Trims a logo to its content. Returns undefined if its file stays as it is: a round emblem, or one that cannot be measured. */
async function trimLogo(path: string): Promise<string | undefined> {
  const { svg, measurement } = await readLogo(path);
  if (!measurement) return;
  const { contentBox, isDisc } = measurement;
  if (!path.includes('/emblems/')) return setViewBox(svg, contentBox, getGridSize(measurement));
  return isDisc ? undefined : setViewBox(svg, getDiscBox(contentBox), [96, 96]);
}

/** Gives components the kind and size of each logo as `virtual:logos`, and trims the logos of a build. */
export function measuredLogos(): Plugin {
  const id = '\0virtual:logos';
  return {
    name: 'measured-logos',
    resolveId: (source) => (source === 'virtual:logos' ? id : undefined),
    async load(request) {
      if (request !== id) return;
      const wordmarks: Record<string, [kind: Measurement['kind'], width: number, height: number]> = {};
      for (const key of clientKeys) {
        const { measurement } = await readLogo(getWordmarkPath(key));
        // Without a measurement, any size will do.
        wordmarks[key] = measurement ? [measurement.kind, ...getGridSize(measurement)] : ['plain', maxWidth, 44];
      }
      const emblems: Record<string, 'white' | 'bare'> = {};
      for (const key of emblemKeys) {
        const { measurement } = await readLogo(getEmblemPath(key));
        // Components treat every other emblem as a disc.
        if (measurement && !measurement.isDisc) emblems[key] = measurement.kind === 'white' ? 'white' : 'bare';
      }
      // Imports a style sheet only if a logo needs it. The prerender loads no CSS.
      const styles = [
        Object.values(wordmarks).some(([kind]) => kind === 'tones') && '/src/pages/home/logo-tones.css',
        Object.keys(emblems).length > 0 && '/src/pages/portfolio/emblem-kinds.css',
      ].filter((file) => file && this.environment.config.consumer === 'client');
      return `${styles.map((file) => `import '${file}';`).join('')}
export const wordmarks = ${JSON.stringify(wordmarks)};
export const emblems = ${JSON.stringify(emblems)};`;
    },
    async generateBundle() {
      for (const path of [...clientKeys.map(getWordmarkPath), ...emblemKeys.map(getEmblemPath)]) {
        const source = await trimLogo(path);
        if (source) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
