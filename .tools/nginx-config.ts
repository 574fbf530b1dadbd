import { company } from '../src/content/company.ts';
import { defaultLanguage, languages } from '../src/languages.ts';
import { headersFor } from '../src/plugins/headers-file.ts';

interface Place {
  /** The folder that holds the build. */
  root: string;
  /** What the server listens on, `80` or `127.0.0.1:8080`. */
  listen: string;
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The path patterns of `_headers`, each once. */
const blockPaths = (text: string) => [...new Set(text.split('\n').filter((line) => line.startsWith('/')))];

/** nginx derives the type of a file from its name. */
const isOurs = (name: string) => name !== 'Content-Type';

/**
 * The site as a configuration of nginx: clean addresses, the not-found page with its status, compressed files, and the
 * headers of `_headers`. Headers follow the file that is sent, not the path that was asked for, so that the not-found
 * page has those of a document everywhere.
 * @param headers the contents of `_headers`
 */
export function nginxConfig(headers: string, { root, listen }: Place): string {
  const kinds = new Map(blockPaths(headers).map((path) => [path, headersFor(headers, path)]));
  const names = [...new Set([...kinds.values()].flatMap(Object.keys))].filter(isOurs);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const map = (from: string, to: string, lines: string[]) =>
    `map ${from} ${to} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
  const patterns = [...kinds.keys()].filter((path) => path !== '/*');
  const kindOf = patterns.map((path) => `${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} ${path}`);
  // An empty value sends no header.
  const translations = languages.filter((language) => language !== defaultLanguage);
  const translated = translations.map(
    (code) => `  location ~ ^/${code}(/|$) { error_page 404 /${code}/404.html; try_files $uri $uri.html =404; }\n`,
  );
  const valuesOf = (name: string) =>
    [...kinds].map(([path, set]) => `${path === '/*' ? 'default' : path} ${quote(set[name] ?? '')}`);
  return `# Made by \`npm run nginx\` from dist/_headers.
${map('$uri', '$site_kind', kindOf)}${names.map((name) => map('$site_kind', variable(name), valuesOf(name))).join('')}
server {
  listen ${listen};
  server_name ${new URL(company.address).hostname};
  root ${root};
  charset utf-8;
  server_tokens off;
  gzip_static on;
  brotli_static on; # Debian: libnginx-mod-http-brotli-static; else take this line out
${names.map((name) => `  add_header ${name} ${variable(name)} always;\n`).join('')}
  error_page 404 /404.html;
  rewrite ^(/.+?)/+$ $1;
  location / { try_files $uri $uri.html =404; }
  location = / { try_files /index.html =404; }
${translated.join('')}  location = /_headers { return 404; }
  location ~ [.]webmanifest$ { types {} default_type application/manifest+json; }
}
`;
}
