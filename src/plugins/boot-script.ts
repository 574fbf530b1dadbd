import { build, type Rolldown } from 'vite';

/** Compiles `src/boot.ts`, with the addresses of the modules that it imports, into the script in each head. */
export async function compileBoot(modules: readonly string[]): Promise<string> {
  const [result] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { MODULES: JSON.stringify(modules) },
    build: { write: false, lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' } },
  })) as Rolldown.RolldownOutput[];
  const chunk = result?.output[0];
  if (!chunk) throw new Error('src/boot.ts compiled to nothing.');
  return chunk.code.trim();
}
