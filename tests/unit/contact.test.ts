// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restoreDraft, saveDraft } from '../../src/pages/home/contact/draft';
import { getOutcome } from '../../src/pages/home/contact/send';

const json = (body: unknown) => Response.json(body);
const redirect = { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers() } as Response;

test.each<[outcome: string, responses: Response[]]>([
  ['sent', [200, 201, 202, 204, 299].map((status) => new Response(null, { status }))],
  ['sent', [json({ success: true }), json({ ok: true }), json('Thanks'), json(null), new Response('<h1>Thanks')]],
  ['sent', [new Response('', { headers: { 'Content-Type': 'application/json' } })]],
  ['refused', [json({ success: false }), json({ success: 'false' }), json({ ok: false }), json({ ok: 'false' })]],
  ['refused', [400, 403, 404, 413, 422, 429, 500, 503].map((status) => new Response(null, { status }))],
  ['unknown', [redirect]],
])('A message is "%s" by what the endpoint responds', async (outcome, responses) => {
  for (const response of responses) expect(await getOutcome(response), String(response.status)).toBe(outcome);
});

function createForm(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { className: 'field', name, value }));
  return form;
}

/** What a form holds after the draft was restored. */
function restore(fields: Record<string, string>) {
  const form = createForm(fields);
  restoreDraft(form);
  return Object.fromEntries(new FormData(form));
}

test('A draft is restored as it was typed, in place of an older text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (name, message) => {
      saveDraft(createForm({ name, message }));
      expect(restore({ name: '', message: 'Older' })).toEqual({ name, message });
    }),
    { numRuns: 30 },
  );
});

test.each(['', '%', '&&=', '=x', '%E0%A4%A', '__proto__=x&constructor', '{"message":7}'])(
  'A draft that is stored as %j leaves the fields as the browser restored them',
  (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    expect(restore({ name: 'Browser', message: '' })).toEqual({ name: 'Browser', message: '' });
  },
);
