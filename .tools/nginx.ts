import { readFile } from 'node:fs/promises';
import { company } from '../src/content/company.ts';
import { nginxConfig } from './nginx-config.ts';

const root = `/var/www/${new URL(company.address).hostname}`;
const headers = await readFile('dist/_headers', 'utf8');

console.log(nginxConfig(headers, { root, listen: '80' }));
