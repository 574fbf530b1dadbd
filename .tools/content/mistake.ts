/** Something that the owner wrote and that cannot stay so. */
export interface Mistake {
  /** The file to open. */
  file: string;
  /** What stands there, or is missing. */
  value: string;
  /** What to write or do instead. */
  remedy: string;
}

/** The mistakes for the owner to read, and how many they are. */
export function sayMistakes(mistakes: readonly Mistake[]): string {
  const said = mistakes.map(({ file, value, remedy }) => `${file}: ${value}\n  ${remedy}\n`);
  return [...said, said.length === 1 ? '1 mistake in the content.' : `${said.length} mistakes in the content.`].join(
    '\n',
  );
}
