// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { exampleFields } from '../../src/content/company';
import { prerenderPages } from '../../src/plugins/documents';

vi.mock('../../src/content/company', { spy: true });

test.each([
  ['example', ['name', 'vat'], ['src/content/company.ts still holds example values: name, vat']],
  ['real', [], []],
])('a build of an %s company warns of its example values, once', async (_, fields, expected) => {
  vi.mocked(exampleFields).mockReturnValue(fields);
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const input = join(root, 'main.js');
  writeFileSync(input, 'console.log("live");');
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => warnings.push(message);
  // The plugin as it begins a build, without the pages that it makes at the end.
  const plugins = [{ ...prerenderPages(), generateBundle: undefined }];
  await build({ configFile: false, root, customLogger, plugins, build: { rolldownOptions: { input } } });
  rmSync(root, { recursive: true });
  expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)));
});
