// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { headersFor } from '../../src/plugins/headers-file';

describe('the headers of a path', () => {
  const text = `/*
  A: everywhere
  B: img-src 'self' data:

/assets/*
  ! B
  A: of an asset

/sw.js
  C: of the worker
`;
  const everywhere = { A: 'everywhere', B: "img-src 'self' data:" };

  test.each([
    ['those of the block that it falls under, with colons', '/about', everywhere],
    ['those of all blocks, of which a later one replaces and takes back', '/assets/a.js', { A: 'of an asset' }],
    ['those of a block for that very path, too', '/sw.js', { ...everywhere, C: 'of the worker' }],
    ['not those of a block for another path', '/sw.js.map', everywhere],
    ['not those of a block for a path elsewhere', '/x/sw.js', everywhere],
  ])('are %s', (_, path, headers) => {
    expect(headersFor(text, path)).toEqual(headers);
  });

  test('are none where no block applies or nothing is written', () => {
    expect(headersFor('/assets/*\n  A: b\n', '/')).toEqual({});
    expect(headersFor('', '/')).toEqual({});
  });
});
