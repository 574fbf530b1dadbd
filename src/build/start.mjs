// `npm start`: builds the site and serves it. A port that is not free stops it before the build.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const options = process.argv.slice(2);
const { port } = parseArgs({ options: { port: { type: 'string', default: '4173' } }, strict: false }).values;

const server = createServer();
server.once('error', () => {
  console.error(`Port ${port} is not free. Choose another one: npm start -- --port 4180`);
  process.exitCode = 1;
});
server.listen({ port, host: 'localhost' }, () => server.close(serve));

function serve() {
  const command = ['npm run build && vite preview', ...options].join(' ');
  process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
}
