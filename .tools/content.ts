import { readFile } from 'node:fs/promises';
import { type Mistake, sayMistakes, syntaxMistake } from './content/mistake.ts';
import { checkNames, companyFile } from './content/names.ts';

/** The mistakes in the content. The hints are said at once: they stop nothing. */
async function examine(): Promise<Mistake[]> {
  const misnamed = [...checkNames(await readFile(companyFile, 'utf8'))];
  if (misnamed.length) return misnamed;
  // Imported here and not at the head, so that a syntax error in the content is said like any other mistake.
  const content = await (await import('./content/read.ts')).readContent();
  const hints = [...(await import('./content/clients.ts')).hintsOf(content)];
  if (hints.length) console.log(sayMistakes(hints, 'hint'));
  return (await import('./content/check.ts')).checkContent(content);
}

const mistakes = await examine().catch((error: Error) => [syntaxMistake(error)]);
if (mistakes.length) console.error(sayMistakes(mistakes, 'mistake'));
else console.log('No mistakes in the content.');
process.exitCode = mistakes.length ? 1 : 0;
