import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { filesOf, versionOf } from '../test-host/versions';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline elements of a kind. */
const inlineTexts = (document: string, kind: 'script' | 'style') =>
  [...document.matchAll(new RegExp(`<${kind}[^>]*>(.*?)</${kind}>`, 'gs'))].map(([, text = '']) => text);

test('Every document allows itself, and nothing else', async () => {
  const build = await versionOf('site');
  for (const file of filesOf(build).filter((file) => /\.html$/.test(file) && !/privacy|netlify/.test(file))) {
    const document = readFileSync(build + file, 'utf8');
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document) ?? [];
    const directives = policy.split('; ');
    const hashes = (kind: 'script' | 'style') => inlineTexts(document, kind).map(hashOf).join(' ');
    for (const directive of [
      "default-src 'none'",
      `script-src 'self' ${hashes('script')}`,
      `style-src ${hashes('style')}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
    ])
      expect(directives, file).toContain(directive);
    expect(policy, file).not.toContain('unsafe');
  }
});

test.describe('What is slipped into a document', () => {
  // Playwright reports a request that the policy refuses, too.
  test.use({ allowedMessages: /refused by the policy|Content Security Policy|TrustedHTML|asked https:\/\/elsewhere/ });

  test('is refused', async ({ site, page, host }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      const [, refusal] = /^refused by the policy: (.*)/.exec(message.text()) ?? [];
      if (refusal) refusals.push(refusal);
    });
    const intrusions = {
      'base-uri https://elsewhere.example/': '<base href="https://elsewhere.example">',
      'frame-src https://elsewhere.example': '<iframe src="https://elsewhere.example"></iframe>',
      'img-src https://elsewhere.example/a.png': '<img src="https://elsewhere.example/a.png">',
      'script-src-attr inline': `<img src="/app-icons/icon.svg" onload="document.title = 'slipped in'">`,
      'script-src-elem https://elsewhere.example/a.js': '<script src="https://elsewhere.example/a.js"></script>',
      'script-src-elem inline': "<script>document.title = 'slipped in'</script>",
      'style-src-elem inline': '<style>body { display: none }</style>',
    };
    host.rewrite(/^\/about$/, (document) => document.replace('<body>', `<body>${Object.values(intrusions).join('')}`));
    await site.open('/about');
    await expect.poll(() => refusals.sort()).toEqual(Object.keys(intrusions));
    await expect(page).toHaveTitle(/^Het bedrijf/);
    await expect(site.heading).toBeVisible();
  });

  test('Markup that a script writes is refused', async ({ site, page }) => {
    await site.open('/about');
    const write = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>slipped in</p>'));
    await expect(write).rejects.toThrow('TrustedHTML');
  });
});
