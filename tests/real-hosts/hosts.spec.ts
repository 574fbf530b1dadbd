import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, workerTest as test } from '../fixtures';
import { getBlock } from '../hosts';
import { versionOf } from '../test-host/versions';
import { expectAnswers, expectEncodings } from './answers';

const port = 4690;
const address = `http://localhost:${port}`;
const isRoot = process.getuid?.() === 0;
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotli);

/** A code block of the guide, for a build on this machine, whose path may have spaces. */
const getLocalBlock = (language: string, build: string) => getBlock(language).replaceAll('/var/www/site', `"${build}"`);

const modules = 'mpm_event authz_core alias autoindex deflate dir env headers mime negotiation rewrite setenvif';

const apache = (folder: string, build: string) => `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
ServerName localhost
Listen ${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${modules.replace(/\w+/g, (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`)}
TypesConfig /etc/mime.types
Alias /icons/ "/usr/share/apache2/icons/"
DocumentRoot "${build}"
<Directory "${build}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>`;

function nginx(folder: string, build: string): string {
  const block = getLocalBlock('nginx', build).replace('listen 80', `listen ${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${brotli};` : ''}
${isRoot ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${hasBrotli ? block : block.replace(/brotli.*/, '')}
}`;
}

const caddy = (_: string, build: string) =>
  `{\n\tadmin off\n}\n${getLocalBlock('caddy', build).replace('www.example.com', address)}`;

/** The hosts: their configuration, and the arguments that they are started with. */
const hosts = {
  apache2: [apache, '-X', '-f'],
  nginx: [nginx, '-c'],
  caddy: [caddy, 'run', '--adapter', 'caddyfile', '--config'],
} as const;

// What the browser says once the host is gone.
test.use({ baseURL: address, allowedMessages: /ERR_|Failed to (load|fetch|update)/ });
// One after the other, on one port. The first one may build the site.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const [name, [configure, ...args]] of Object.entries(hosts))
  test(`${name} answers, and the offline copy works`, async ({ site, request }) => {
    const build = await versionOf('site');
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    const file = join(folder, 'configuration');
    writeFileSync(file, configure(folder, build));
    const env = { ...process.env, HOME: folder };
    const server = spawn(name, [...args, file], { stdio: ['ignore', 'ignore', 'inherit'], env });
    const gone = once(server, 'exit');
    try {
      await expect(async () => void (await request.get('/'))).toPass({ timeout: 30_000 });
      await expectAnswers(request, build);
      await expectEncodings(request, build, name === 'nginx' && !hasBrotli ? ['gzip'] : ['br', 'gzip']);
      await site.installOffline('/');
    } finally {
      server.kill();
      await gone;
      rmSync(folder, { recursive: true });
    }
    await site.open('/about');
    await site.expectPage('Wie wij zijn');
    await site.open('/en/portfolio');
    await site.expectPage('Our work', 'en');
  });
