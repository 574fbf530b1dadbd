import { build, type Rolldown } from 'vite';

/**
 * Compiles `src/boot.ts` into the classic script that stands in the head of every document.
 * @param modules the addresses that it imports after the first paint
 */
export async function compileBoot(modules: readonly string[]): Promise<string> {
  const [result] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { MODULES: JSON.stringify(modules) },
    build: {
      write: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result?.output[0];
  if (!chunk) throw new Error('src/boot.ts compiled to nothing.');
  return chunk.code.trim();
}
