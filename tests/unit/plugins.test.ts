import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { pageDocuments } from '../../src/build/documents';
import { createPolicy } from '../../src/build/policy';

/** What the tests call of the plugins. Vite's types leave open whether it is there. */
interface Hooks {
  transformIndexHtml(html: string, context: object): Promise<string>;
}

const endpoint = 'https://forms.example.nl/ajax/me@example.nl';

const website = 'https://www.example.nl';

test.each([
  [undefined, "'self'", "'none'"],
  ['/api/contact', "'self'", `'self' ${website}`],
  [`${endpoint}?x=1`, `'self' ${endpoint}`, `'self' ${endpoint} ${website}`],
  [
    'https://forms.example.nl/a;b,c',
    "'self' https://forms.example.nl/a%3Bb%2Cc",
    `'self' https://forms.example.nl/a%3Bb%2Cc ${website}`,
  ],
])(
  'The policy lets messages go to the endpoint %s and back to the site, and nowhere else',
  (messages, connections, forms) => {
    const policy = createPolicy('', '', messages, website);
    expect(policy).toContain(`; connect-src ${connections}; `);
    expect(policy).toContain(`; form-action ${forms}; `);
  },
);

test('The development server gives a page the head of its document', async () => {
  const { transformIndexHtml } = pageDocuments() as unknown as Hooks;
  const server = { ssrLoadModule: (path: string) => vi.importActual(`../..${path}`) };
  const template = readFileSync('index.html', 'utf8');
  const html = await transformIndexHtml(template, { server, originalUrl: '/en/about?x=1' });
  expect(html).toContain('<meta name="viewport"');
  expect(html).toContain('<title>The firm – ');
  // It compiles the pages.
}, 20_000);
