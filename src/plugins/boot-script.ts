import { build, type Rolldown } from 'vite';
import { company } from '../content/company.ts';

/** Compiles `src/boot.ts` into the script in the head of each document. */
export async function compileBoot(): Promise<string> {
  const [result] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { MESSAGES: JSON.stringify(company.messages ?? '') },
    build: { write: false, lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' } },
  })) as Rolldown.RolldownOutput[];
  const chunk = result?.output[0];
  if (!chunk) throw new Error('src/boot.ts compiled to nothing.');
  return chunk.code.trim();
}
