// Runs a TypeScript file of this folder: `node .tools/run.mjs icons`. Node 20 reads only JavaScript; Vite translates.
import { runnerImport } from 'vite';

await runnerImport(`/.tools/${process.argv[2]}.ts`, { configFile: false });
