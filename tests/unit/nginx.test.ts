// @vitest-environment node
import { expect, test } from 'vitest';
import { nginxConfig } from '../../.tools/nginx-config';

const headers = `/*
  Content-Security-Policy: default-src 'none'; img-src "x"
  Cache-Control: no-cache

/assets/*
  ! Content-Security-Policy
  ! Cache-Control
  Cache-Control: immutable

/.well-known/*
  Content-Type: text/plain
`;
const config = nginxConfig(headers, { root: '/srv/site', listen: '127.0.0.1:8080' });

test('tells by the file that is sent which headers it gets', () => {
  expect(config).toContain(`map $uri $site_kind {
  ~^/assets/ /assets/*;
  ~^/.well-known/ /.well-known/*;
}`);
  expect(config).toContain(`map $site_kind $site_cache_control {
  default "no-cache";
  /assets/* "immutable";`);
  expect(config).toContain('add_header Cache-Control $site_cache_control always;');
});

test('sends no header where it was taken back', () => {
  expect(config).toMatch(/\$site_content_security_policy \{[^}]*\/assets\/\* "";/);
});

test('keeps a value with quotes whole', () => {
  expect(config).toContain(String.raw`default "default-src 'none'; img-src \"x\"";`);
});

test('leaves the types of files to nginx', () => {
  expect(config).not.toContain('Content-Type');
});

test('serves the folder that it is given, where it is told to', () => {
  expect(config).toContain('listen 127.0.0.1:8080;');
  expect(config).toContain('root /srv/site;');
});
