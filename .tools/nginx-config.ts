import { existsSync, readFileSync } from 'node:fs';
import { headersFor } from '../src/build/headers-file.ts';
import { company } from '../src/content/company.ts';
import { defaultLanguage, languages } from '../src/languages.ts';

const map = (from: string, to: string, lines: string[]) =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
const host = new URL(company.address).hostname;

/**
 * The site as a configuration of nginx, with the headers of `_headers`. They follow the file that is sent, not the path
 * that was asked for, so that the not-found page has those of a document everywhere.
 */
export function nginxConfig(headers: string, { root, listen }: { root: string; listen: string }): string {
  const paths = [...new Set(headers.split('\n').filter((line) => line.startsWith('/')))];
  const kinds = paths.map((path) => [path, headersFor(headers, path)] as const);
  // nginx derives the type of a file from its name.
  const names = [...new Set(kinds.flatMap(([, set]) => Object.keys(set)))].filter((name) => name !== 'Content-Type');
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const patterns = paths.filter((path) => path !== '/*');
  const kindOf = patterns.map((path) => `${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} ${path}`);
  // An empty value sends no header.
  const valuesOf = (name: string) =>
    kinds.map(([path, set]) => `${path === '/*' ? 'default' : path} "${(set[name] ?? '').replace(/["\\]/g, '\\$&')}"`);
  const others = languages.filter((code) => code !== defaultLanguage);
  return `# Made by \`npm run nginx\` from dist/_headers.
${map('$uri', '$site_kind', kindOf)}${names.map((name) => map('$site_kind', variable(name), valuesOf(name))).join('')}
server {
  listen ${listen};
  server_name ${host};
  root ${root};
  charset utf-8; server_tokens off; gzip_static on;
  brotli_static on; # Debian: libnginx-mod-http-brotli-static; else take this line out
${names.map((name) => `  add_header ${name} ${variable(name)} always;\n`).join('')}
  error_page 404 /404.html;
  rewrite ^(/.+?)/+$ $1;
  location / { try_files $uri $uri.html =404; }
  location = / { try_files /index.html =404; }
${others.map((code) => `  location ~ ^/${code}(/|$) { error_page 404 /${code}/404.html; try_files $uri $uri.html =404; }\n`).join('')}  location = /_headers { return 404; }
  location ~ [.]webmanifest$ { types {} default_type application/manifest+json; }
}
`;
}

if (process.argv[2] === 'nginx-config') {
  if (!existsSync('dist/_headers')) throw new Error('There is no dist/_headers. Run `npm run build` first.');
  console.log(nginxConfig(readFileSync('dist/_headers', 'utf8'), { root: `/var/www/${host}`, listen: '80' }));
}
