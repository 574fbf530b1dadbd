import { readFileSync } from 'node:fs';

const guide = readFileSync('.github/HOSTING.md', 'utf8');

/** The code block of the hosting guide in a language. */
export const getBlock = (language: string) =>
  new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(guide)?.[1] ?? '';

/** The headers that every host sends with each file. */
export const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

/** The headers of the files in a folder. */
export const folderHeaders: Record<string, Record<string, string>> = {
  '/logos/': { ...headers, 'content-security-policy': "frame-ancestors 'none'; sandbox" },
  '/assets/': { ...headers, 'cache-control': 'public, max-age=31536000, immutable' },
  '/app-icons/': { ...headers, 'cache-control': 'public, max-age=3600' },
};
