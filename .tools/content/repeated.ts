import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** A key as these files write it, at the beginning of a line. */
const key = /^ {2}'?([\p{L}\p{N}._-]+)'?: /gmu;

/** Checks that no key stands twice in a file: the later line would win, and the earlier one be lost. */
export const checkRepeated = ({ sources }: Content): Mistake[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const keys = [...source.replace(/^interface.*?^}/gms, '').matchAll(key)].map(([, name = '']) => name);
    const repeated = new Set(keys.filter((name, index) => keys.indexOf(name) !== index));
    return [...repeated].map((name) => ({
      file,
      value: `the key "${name}"`,
      remedy: 'It stands there twice, and only the last line counts. Remove one, or give it another key.',
    }));
  });
