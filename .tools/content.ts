import { readFile } from 'node:fs/promises';
import { type Mistake, sayMistakes, slipOf } from './content/mistake.ts';
import { checkNames, companyFile } from './content/names.ts';

/** The mistakes in the content. The hints are said at once: they stop nothing. */
async function examine(): Promise<Mistake[]> {
  const misnamed = [...checkNames(await readFile(companyFile, 'utf8'))];
  if (misnamed.length) return misnamed;
  // Imported here and not at the head, so that a slip of the pen in a file is said like any other mistake.
  const content = await (await import('./content/read.ts')).readContent();
  const hints = [...(await import('./content/clients.ts')).hintsOf(content)];
  if (hints.length) console.log(sayMistakes(hints, 'hint'));
  return (await import('./content/check.ts')).checkContent(content);
}

const mistakes = await examine().catch((error: Error) => [slipOf(error)]);
if (mistakes.length) console.error(sayMistakes(mistakes, 'mistake'));
else console.log('No mistakes in the content.');
process.exitCode = mistakes.length ? 1 : 0;
