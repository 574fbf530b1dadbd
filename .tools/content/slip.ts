import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sayMistakes } from './mistake.ts';

/** What Vite tells of a file that is no TypeScript. */
interface ParseError {
  message: string;
  loc?: { file: string; line: number };
}

/**
 * What to say of content that cannot even be loaded, for a quote or a comma that is missing or a name that is mistyped.
 * @param error what the import of the content threw
 */
export function slipOf(error: NodeJS.ErrnoException & { errors?: readonly ParseError[] }): string {
  const { message = error.message, loc } = error.errors?.[0] ?? {};
  const [reason = ''] = stripVTControlCharacters(message)
    .replace(/^\[\w+\] */, '')
    .split('\n');
  const say = (file: string, value: string, remedy: string) =>
    sayMistakes([{ file: relative('.', file), value, remedy }]);
  if (error.code === 'ENOENT' && error.path) return say(error.path, 'no such file', 'Put it back.');
  if (loc) {
    const remedy = 'Look there, and in the line before, for a quote, a comma or a bracket that is missing.';
    return say(loc.file, `line ${loc.line} cannot be read: ${reason}`, remedy);
  }
  const [, file = 'src/content'] = /\/((?:src|public)\/[^:)?]+)/.exec(error.stack ?? '') ?? [];
  return say(file, reason, 'Look for a name that is mistyped or lacks its quotes.');
}
