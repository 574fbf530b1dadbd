import { addressOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { expectAnswers } from '../real-hosts/answers';
import { languages } from '../site-content';

test('The preview answers as every host does', ({ request }) => expectAnswers(request, false, ['br', 'gzip']));

test('The policy of a document allows what the site needs, and nothing else', async ({ request }) => {
  for (const path of languages.map((language) => addressOf('/', language))) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /^.*?<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(html) ?? [];
    const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2));
    expect(Object.fromEntries(directives), path).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'service-worker',
    });
  }
});
