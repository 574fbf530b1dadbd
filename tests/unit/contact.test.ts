// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { discardDraft, initDraft, restoreDraft, saveDraft, serialize } from '../../src/pages/home/contact/draft';
import { getOutcome } from '../../src/pages/home/contact/send';
import { settled } from './visitor';

const json = (body: unknown) => Response.json(body);
const redirect = { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers() } as Response;

test.each<[outcome: string, responses: Response[]]>([
  ['sent', [200, 201, 202, 204, 299].map((status) => new Response(null, { status }))],
  ['sent', [json({ success: true }), json({ ok: true }), json('Thanks'), json(null), new Response('<h1>Thanks')]],
  ['sent', [new Response('', { headers: { 'Content-Type': 'application/json' } })]],
  ['refused', [json({ success: false }), json({ success: 'false', message: 'Activate' }), json({ ok: false })]],
  ['refused', [json({ ok: 'false' })]],
  ['refused', [400, 403, 404, 413, 422, 429, 500, 503].map((status) => new Response(null, { status }))],
  ['unknown', [redirect]],
])('A message is "%s" by what the endpoint responds', async (outcome, responses) => {
  for (const response of responses) expect(await getOutcome(response), String(response.status)).toBe(outcome);
});

describe('A draft', () => {
  function createForm(fields: Record<string, string>): HTMLFormElement {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('textarea'), { className: 'field', name, value }));
    return form;
  }

  /** What a form holds after the draft was restored. */
  function restored(fields: Record<string, string>) {
    const form = createForm(fields);
    restoreDraft(form);
    return Object.fromEntries(new FormData(form));
  }
  const empty = { name: '', message: '' };

  test('restores any text as it was typed', () => {
    const message = `<img src=x onerror=alert()>\u202e\u0000 👩‍👩‍👧 ${'W'.repeat(20_000)}`;
    saveDraft(createForm({ message, name: '__proto__' }));
    expect(restored(empty)).toEqual({ message, name: '__proto__' });
  });

  test('does not overwrite what is in a field', () => {
    saveDraft(createForm({ name: 'A', message: 'Saved' }));
    expect(restored({ name: 'Ab', message: '' })).toEqual({ name: 'Ab', message: 'Saved' });
  });

  test('is gone once it is sent', () => {
    const form = createForm({ name: 'Then', message: 'First' });
    saveDraft(form);
    discardDraft(serialize(form));
    expect(restored(empty)).toEqual(empty);
  });

  test('is not that of a form that an extension has put into the page', async () => {
    const ours = createForm({ name: '', message: '' });
    ours.className = 'contact-form';
    const others = createForm({ name: '' });
    document.body.append(others, ours);
    initDraft(Promise.resolve());
    await settled();
    const typeInto = (form: HTMLFormElement, value: string) => {
      const [field] = form.querySelectorAll('textarea');
      if (!field) return;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    typeInto(ours, 'Ada');
    typeInto(others, 'A search');
    expect(restored(empty)).toEqual({ name: 'Ada', message: '' });
  });

  const corrupted = ['', '%', '&&=', '=x', '%E0%A4%A', '__proto__=x&constructor', '{"message":7}'];

  test.each(corrupted)('that is stored as %s leaves the fields as the browser restored them', (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    expect(restored({ name: 'Browser', message: '' })).toEqual({ name: 'Browser', message: '' });
  });
});
