// Serves the build with a real nginx, and tests that site in place of the preview server's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const port = '4680';
const { nginxConfig } = (await runnerImport('/.tools/nginx-config.ts')).module;
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotli);
const site = nginxConfig(readFileSync('dist/_headers', 'utf8'), { root: resolve('dist'), listen: `127.0.0.1:${port}` });
const caches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  join(folder, 'nginx.conf'),
  `${hasBrotli ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${caches.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${hasBrotli ? site : site.replace(/ *brotli.*/, '')}
}
`,
);

/** Tells nginx something. @returns whether it could be done */
const nginx = (...words) =>
  spawnSync('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), ...words], { stdio: 'inherit' }).status === 0;

if (!nginx()) throw new Error('nginx does not start.');
const files = ['policy', 'documents.spec', 'addresses', 'pages', 'language'];
const tests = ['playwright', 'test', '-c', 'tests', ...files, '--project', 'chromium'];
const { status } = spawnSync('npx', tests, { stdio: 'inherit', env: { ...process.env, PORT: port } });
nginx('-s', 'stop');
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
