import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Something that the owner wrote: the file to open, what stands there or is missing, and what to do instead. */
export type Mistake = Record<'file' | 'value' | 'remedy', string>;

export type Mistakes = Iterable<Mistake>;

export const mistake = (file: string, value: string, remedy: string): Mistake => ({ file, value, remedy });

/** The mistakes for the owner to read, or the hints, and how many they are. */
export function sayMistakes(mistakes: readonly Mistake[], kind: 'mistake' | 'hint'): string {
  const said = mistakes.map(({ file, value, remedy }) => `${file}: ${value}\n  ${remedy}\n`);
  return [...said, `${said.length} ${kind}${said.length === 1 ? '' : 's'} in the content.\n`].join('\n');
}

type Fault = NodeJS.ErrnoException & {
  errors?: readonly { message: string; loc?: { file: string; line: number } }[];
};
const inLine = 'Look there, and in the line before, for a quote, a comma or a bracket that is missing.';

/** What to say of content that cannot even be loaded. An error that is not the owner's is thrown again. */
export function syntaxMistake(error: Fault): Mistake {
  const { message = error.message, loc } = error.errors?.[0] ?? {};
  const [, reason = ''] = /^(?:\[\w+\] *)?(.*)/.exec(stripVTControlCharacters(message)) ?? [];
  if (error.code === 'ENOENT' && error.path) return mistake(relative('.', error.path), 'no such file', 'Put it back.');
  if (loc) return mistake(relative('.', loc.file), `line ${loc.line} cannot be read: ${reason}`, inLine);
  const [, file] = /\/((?:src|public)\/[^:)?]+)/.exec(error.stack ?? '') ?? [];
  if (!file) throw error;
  return mistake(file, reason, 'Look for a name that is mistyped or lacks its quotes.');
}
