import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getHeaders } from '../../src/build/preview';
import { folderHeaders, getBlock, headers } from '../hosts';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(Object.entries({ '/': headers, ...folderHeaders }))(
  'Netlify and Cloudflare send the headers of %s',
  (...of) => {
    const [path, expected] = of;
    expect(Object.fromEntries(getHeaders(read('public/_headers'), `${path}x`))).toEqual(expected);
  },
);

test.each(
  Object.entries({
    Apache: read('public/.htaccess'),
    Azure: read('public/staticwebapp.config.json'),
    nginx: getBlock('nginx'),
    Caddy: getBlock('caddy'),
    Vercel: getBlock('json'),
  }),
)('The configuration of %s has each header and value', (_, configuration) => {
  const all = [headers, ...Object.values(folderHeaders)].flatMap((some) => Object.entries(some).flat());
  const lower = configuration.toLowerCase();
  expect(all.filter((part) => !lower.includes(part.toLowerCase()))).toEqual([]);
});

test('Azure answers an unknown path with the not-found page', () => {
  const { responseOverrides, routes } = JSON.parse(read('public/staticwebapp.config.json'));
  expect(responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  const folders = routes.map(({ route }: { route: string }) => route.replace('*', ''));
  expect(folders.sort()).toEqual(Object.keys(folderHeaders).sort());
});
