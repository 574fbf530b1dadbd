// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { outcomeOf } from '../../src/contact/answer';
import { forgetDraft, isEmpty, restoreDraft, saveDraft, typedIn } from '../../src/contact/draft';
import { pretend, refusals, refuseStorage } from './visitor';

const key = 'contact-draft';

/** A form with required fields. */
function form(fields: Record<string, string>): HTMLFormElement {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries(fields))
    element.append(Object.assign(document.createElement('textarea'), { name, value, required: true }));
  // happy-dom does not know `:required`.
  const { querySelectorAll } = element;
  const select = (selector: string) => querySelectorAll.call(element, selector.replace(':required', '[required]'));
  return Object.assign(element, { querySelectorAll: select });
}

const valuesOf = (element: HTMLFormElement) => Object.fromEntries(new FormData(element));

/** What a form gets back that was empty. */
function restored(...names: string[]) {
  const element = form(Object.fromEntries(names.map((name) => [name, ''])));
  restoreDraft(element);
  return valuesOf(element);
}

describe('The answer of a receiver', () => {
  const answer = (status: number, type: ResponseType = 'cors') =>
    outcomeOf({ ok: status >= 200 && status < 300, status, type } as Response);

  test.each([
    ['sent', [200, 201, 202, 204, 299]],
    ['refused', [400, 401, 403, 404, 405, 410, 413, 422, 451, 499]],
    ['kept', [408, 425, 429, 500, 502, 503, 504, 599]],
  ])('means "%s" with the status %j', (outcome, statuses) => {
    for (const status of statuses) expect(answer(status), String(status)).toBe(outcome);
  });

  test('means nothing for sure if it leads elsewhere', () => {
    expect(answer(0, 'opaqueredirect')).toBe('unconfirmed');
  });

  test('that says nothing is no success', () => {
    expect(answer(0, 'opaque')).toBe('kept');
  });
});

describe('A draft', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('comes back as it was typed, in this tab', () => {
    const typed = { name: 'Zoë "Z" O’Neil', message: 'One\nTwo & <three>' };
    saveDraft(form({ name: 'A', message: '' }));
    saveDraft(form(typed));
    expect(restored('name', 'message')).toEqual(typed);
    expect(localStorage).toHaveLength(0);
  });

  test('keeps what was kept before, as long as the document is not whole', () => {
    saveDraft(form({ name: 'A', message: 'Kept' }));
    pretend(document, 'readyState', 'loading');
    saveDraft(form({ name: 'Ab', message: '' }));
    expect(restored('name', 'message')).toEqual({ name: 'Ab', message: 'Kept' });
    pretend(document, 'readyState', 'interactive');
    saveDraft(form({ name: 'Ab', message: '' }));
    expect(restored('name', 'message')).toEqual({ name: 'Ab', message: '' });
  });

  test('is newer than what the browser has put into the fields, and leaves the others', () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'Ada', length: '3' }));
    const element = form({ name: 'Browser', email: 'a@example.com' });
    restoreDraft(element);
    expect(valuesOf(element)).toEqual({ name: 'Ada', email: 'a@example.com' });
  });

  test('is forgotten once it was sent, but not if it was changed since', () => {
    const sent = typedIn(form({ name: 'A' }));
    saveDraft(form({ name: 'B' }));
    forgetDraft(sent);
    expect(restored('name')).toEqual({ name: 'B' });
    forgetDraft(typedIn(form({ name: 'B' })));
    expect(restored('name')).toEqual({ name: '' });
  });

  test('is nothing in an empty form', () => {
    expect(isEmpty(form({ name: '', message: '' }))).toBe(true);
    expect(isEmpty(form({ name: '', message: 'Text' }))).toBe(false);
  });

  test('that is damaged gives back nothing but text, and never throws', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(fc.constantFrom('name', 'email'), fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        sessionStorage.setItem(key, text);
        const { name, email } = restored('name', 'email');
        const kept = [name, email].filter(Boolean);
        for (const one of kept) expect(text).toContain(JSON.stringify(one).slice(1, -1));
      }),
      { numRuns: 200, seed: 1999 },
    );
    sessionStorage.setItem(key, '{"name":"A","email":7,"message":null,"x":{"y":"z"}}');
    expect(restored('name', 'email', 'message')).toEqual({ name: 'A', email: '', message: '' });
  });

  test.each(refusals)('does not stand in the way of typing if storage refuses %s', (refusal) => {
    refuseStorage('sessionStorage', refusal);
    const element = form({ name: 'A' });
    saveDraft(element);
    restoreDraft(element);
    forgetDraft(typedIn(element));
    expect(valuesOf(element)).toEqual({ name: 'A' });
  });
});
