import { readdirSync, readFileSync } from 'node:fs';

/** The files of `src` whose names end like this, with their paths in it. */
export const sources = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
