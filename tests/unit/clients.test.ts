// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientKeys, clientOf, emblemOf, wordmarkOf } from '../../src/content/clients';
import { companies, count } from '../specification';

test(`names the ${count.logos} clients of the wall in the order of the specification`, () => {
  expect(companies, 'mend "count" in tests/specification.ts').toHaveLength(count.logos);
  expect(
    clientKeys.map((key) => clientOf(key).name),
    'src/content/clients.ts and tests/specification.ts must have the same clients in the same order',
  ).toEqual(companies);
});

test.each(clientKeys)('has a wordmark of %s', (key) => {
  const file = `public${wordmarkOf(key)}`;
  expect(existsSync(file), `${file} is missing: put the wordmark of ${clientOf(key).name} there`).toBe(true);
});

test('serves the drawings of a client under its key', () => {
  expect(wordmarkOf('asr')).toBe('/logos/wordmarks/asr.svg');
  expect(emblemOf('asr')).toBe('/logos/emblems/asr.svg');
});
