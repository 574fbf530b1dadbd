// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { languages } from '../../src/languages';
import { outboxWords } from '../../src/plugins/outbox-words';

/** The words of a language as a build has them, for somebody whose messages go to a place. */
function wordsOf(language: string, messages?: string): string[] {
  const source = readFileSync(`src/language/${language}.ts`, 'utf8');
  const { transform } = outboxWords(messages ? { messages } : {}) as Plugin & {
    transform: { handler: (code: string, id: string) => { code: string } | undefined };
  };
  const { code } = transform.handler(source, `/src/language/${language}.ts`) ?? { code: source };
  return [...code.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key = '']) => key);
}

test.each(languages)('only a site that sends messages says in %s what becomes of them', (language) => {
  const all = wordsOf(language, '/api/contact');
  expect(all.filter((key) => key.startsWith('outbox.')).length).toBeGreaterThan(5);
  expect(wordsOf(language)).toEqual(all.filter((key) => !key.startsWith('outbox.')));
});
