/** A block of `_headers`: what is sent for a path pattern, and what an earlier block loses there. */
export interface HeaderBlock {
  path: string;
  set: Record<string, string>;
  unset?: readonly string[];
}

/** Writes the blocks in the format of `_headers`; `!` takes back what an earlier block set. */
export const formatHeaders = (blocks: readonly HeaderBlock[]) =>
  blocks
    .flatMap(({ path, set, unset = [] }) => [
      path,
      ...unset.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');

/**
 * The headers that a host sends for a path.
 * @param text the contents of `_headers`
 * @param path the path of a request, without its query
 */
export function headersFor(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, removed, name = removed, value] = /^ {2}(?:! (\S+)|(\S+): (.+))$/.exec(line) ?? [];
    if (line.startsWith('/')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (!applies || !name) continue;
    else if (value) found[name] = value;
    else delete found[name];
  }
  return found;
}
