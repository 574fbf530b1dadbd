import { readFileSync } from 'node:fs';

const guide = readFileSync('.github/HOSTING.md', 'utf8');

/** The code block of the hosting guide in a language. */
export const getBlock = (language: string) =>
  new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(guide)?.[1] ?? '';
