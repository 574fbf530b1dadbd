import { checkContent } from './check.ts';
import { sayMistakes } from './mistake.ts';
import { readContent } from './read.ts';
import { showContent } from './show.ts';

const show = process.argv.includes('--show');
const content = await readContent();
if (show) console.log(showContent(content));

const mistakes = await checkContent(content);
if (mistakes.length) {
  console.error(sayMistakes(mistakes));
  process.exitCode = 1;
} else if (show) console.log('No mistakes.');
