// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/plugins/headers';
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

describe('the headers of a build', () => {
  /** The files of a build. */
  async function buildWith(facts: { messages?: string }): Promise<Record<string, string>> {
    const output = (await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? 'export {}' : null),
        },
        securityHeaders(facts),
      ],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    return Object.fromEntries(
      output.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
    );
  }

  test.each([
    [{}, "'self'", "'none'"],
    [{ messages: '/api/contact' }, "'self'", "'self'"],
    [
      { messages: 'https://forms.example.nl/f/abc?x=1' },
      "'self' https://forms.example.nl/f/abc",
      'https://forms.example.nl/f/abc',
    ],
  ])('let messages go to the one place for them: %j', async (facts, connections, forms) => {
    const { _headers } = await buildWith(facts);
    expect(_headers).toContain(`; connect-src ${connections}; `);
    expect(_headers).toContain(`; form-action ${forms}; `);
  });
});
