import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { EMBLEMS, type Emblem } from './emblems';
import { loadFaces } from './faces';
import { type DrawnKey, PORCELAIN, TINTS, type Tint } from './palette';
import { HEIGHT, Pen } from './pen';
import { WORDMARKS } from './wordmarks';

const OUT = 'public/logos';
const SIZE = 96;
// Lines stop short of the edge, so that a disc keeps its outline on a ground of the marks' colour.
const RIM = 5;

function frame(width: number, height: number, attributes: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` width="${width}" height="${height}" ${attributes}>${content}</svg>`
  );
}

function dark(rules: string): string {
  return `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;
}

function wordmark(pen: Pen, tint: Tint): string {
  const { content, width } = pen.result();
  const style = dark(`svg{color:${tint.glow}}`);
  return frame(width, HEIGHT, `color="${tint.ink}" fill="currentColor"`, style + content);
}

function emblem({ d, stroke, turn = 0 }: Emblem, tint: Tint): string {
  const half = SIZE / 2;
  const disc = (radius: number): string => `<circle cx="${half}" cy="${half}" r="${radius}"/>`;
  return frame(
    SIZE,
    SIZE,
    `fill="${tint.ink}"`,
    `<clipPath id="disc">${disc(half - RIM)}</clipPath>${disc(half)}` +
      `<g clip-path="url(#disc)"><path d="${d}" transform="rotate(${turn} ${half} ${half})"` +
      ` fill="none" stroke="${PORCELAIN}" stroke-width="${stroke}" stroke-linecap="round"` +
      ` stroke-linejoin="round"/></g>`,
  );
}

async function save(folder: string, key: string, svg: string): Promise<void> {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertPathData: { utilizeAbsolute: false } } },
      },
    ],
  });
  await writeFile(join(OUT, folder, `${key}.svg`), `${data}\n`);
}

/** Draws every wordmark and emblem anew; a client that has neither here keeps its own files. */
export async function draw(): Promise<void> {
  const faces = await loadFaces();
  await Promise.all(['wordmarks', 'emblems'].map((folder) => mkdir(join(OUT, folder), { recursive: true })));
  for (const key of Object.keys(TINTS) as DrawnKey[]) {
    const words = WORDMARKS[key];
    if (words) await save('wordmarks', key, wordmark(words(new Pen(faces)), TINTS[key]));
    const mark = EMBLEMS[key];
    if (mark) await save('emblems', key, emblem(mark, TINTS[key]));
  }
}

await draw();
