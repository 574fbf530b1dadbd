import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getHeaders } from '../../src/build/preview';
import { getBlock } from '../hosting-guide';

const read = (file: string) => readFileSync(file, 'utf8');

/** What every host is to send. Netlify and Cloudflare read this file. */
const headers = read('public/_headers');

/** What each other host is told to send with every file: the same values, in the words of the host. */
const configurations: Record<string, string> = {
  '.htaccess': read('public/.htaccess'),
  'staticwebapp.config.json': read('public/staticwebapp.config.json'),
  nginx: getBlock('nginx'),
  Caddy: getBlock('caddy'),
  Vercel: getBlock('json'),
};

const forEverything = [...getHeaders(headers, '/')];
const forSome = ['/logos/a.svg', '/assets/main.js', '/app-icons/icon.svg'].flatMap((path) =>
  [...getHeaders(headers, path)].filter(([name]) => /security-policy|cache/.test(name)),
);

test('Azure answers an unknown path with the not-found page, and has headers for the right files', () => {
  const { responseOverrides, routes } = JSON.parse(configurations['staticwebapp.config.json'] ?? '');
  expect(responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  expect(routes.map(({ route }: { route: string }) => route)).toEqual(['/logos/*', '/assets/*', '/app-icons/*']);
});

test.each(Object.entries(configurations))(
  '%s names each header and value that every host sends',
  (_, configuration) => {
    const lower = configuration.toLowerCase();
    for (const [name, value] of [...forEverything, ...forSome])
      for (const part of [name, value]) expect(lower, `${name}: ${value}`).toContain(part.toLowerCase());
  },
);
