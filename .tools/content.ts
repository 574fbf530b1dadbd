import { slipOf } from './content/slip.ts';

// Imported here and not at the head, so that a slip of the pen in a file is said like any other mistake.
await import('./content/run.ts').catch((error: Error) => {
  console.error(slipOf(error));
  process.exitCode = 1;
});
