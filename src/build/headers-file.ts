/** A block of `_headers`: a path pattern, the headers that it sets, and those of earlier blocks that it takes back. */
export interface HeaderBlock {
  path: string;
  set: Record<string, string>;
  unset?: readonly string[];
}

/** Writes the blocks in the format of `_headers`. `!` takes back what an earlier block set. */
export const formatHeaders = (blocks: readonly HeaderBlock[]) =>
  blocks
    .flatMap(({ path, set, unset = [] }) => [
      path,
      ...unset.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');

/** Whether a pattern of `_headers` covers a path; `*` may stand at its end. */
const covers = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * The headers that a host sends for a path.
 * @param text the contents of `_headers`
 * @param path the path of a request, without its query
 */
export function headersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) applies = covers(line, path);
    if (!applies) continue;
    const [, unset] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}(\S+): (.+)$/.exec(line) ?? [];
    if (unset) delete headers[unset];
    if (name && value) headers[name] = value;
  }
  return headers;
}
