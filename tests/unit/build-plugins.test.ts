// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, createLogger, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleFields } from '../../src/content/company';
import { compressFiles } from '../../src/plugins/compress';
import { prerenderPages } from '../../src/plugins/documents';

vi.mock('../../src/content/company', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../src/content/company')>()),
  exampleFields: vi.fn(),
}));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  vi.mocked(exampleFields).mockReturnValue([]);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string | Buffer) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** The plugin as it begins a build, without the pages that it makes at the end. */
const withoutPages = (): Plugin => ({ ...prerenderPages(), generateBundle: undefined });

/**
 * Builds a site of one line with a plugin.
 * @returns the warnings of the build
 */
async function buildWith(plugin: Plugin): Promise<string[]> {
  write('main.js', 'console.log("live");');
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => warnings.push(message);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    customLogger,
    plugins: [plugin],
    build: { rolldownOptions: { input: join(folder, 'main.js') } },
  });
  return warnings;
}

describe('a build that is compressed', () => {
  const texts = ['index.html', 'sitemap.xml', 'logos/a.svg', 'robots.txt', 'app.webmanifest'];
  const others = ['icons/a.png', '_headers', 'font.woff2'];

  beforeEach(async () => {
    for (const file of [...texts, ...others]) write(`public/${file}`, `${file} `.repeat(200));
    await buildWith(compressFiles());
  });

  const built = () =>
    readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const read = (file: string) => readFileSync(join(folder, 'dist', file));

  test('has two smaller copies beside each text file and script, which say the same', () => {
    const scripts = built().filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(1);
    for (const file of [...texts, ...scripts]) {
      expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
      expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
    }
    for (const copy of texts.flatMap((file) => [`${file}.br`, `${file}.gz`]))
      expect(read(copy).length).toBeLessThan(read(copy.slice(0, -3)).length);
  });

  test('has none beside any other file', () => {
    const copies = others.flatMap((file) => [`${file}.br`, `${file}.gz`]);
    expect(built()).toEqual(expect.arrayContaining(others));
    expect(built().filter((file) => copies.includes(file))).toEqual([]);
  });
});

test.each([
  ['example', ['name', 'vat'], ['src/content/company.ts still holds example values: name, vat']],
  ['real', [], []],
])('a build of an %s company warns of its example values, once', async (_, fields, warnings) => {
  vi.mocked(exampleFields).mockReturnValue(fields);
  expect(await buildWith(withoutPages())).toEqual(warnings.map((text) => expect.stringContaining(text)));
});
