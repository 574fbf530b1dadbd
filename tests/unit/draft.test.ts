import { beforeEach, describe, expect, test } from 'vitest';
import { loadDraft, restoreDraft, saveDraft } from '../../src/contact/draft';
import { type Refusal, refuseStorage } from './visitor';

const key = 'contact-draft';

function form(fields: Record<string, string>): HTMLFormElement {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries(fields))
    element.append(Object.assign(document.createElement('textarea'), { name, value }));
  return element;
}

beforeEach(() => {
  document.documentElement.dataset.live = '';
});

test('the last draft comes back as it was typed, in this tab', () => {
  const typed = { name: 'Zoë "Z" O’Neil', message: 'One\nTwo & <three>' };
  expect(loadDraft()).toEqual({});
  saveDraft(form({ name: 'A' }));
  saveDraft(form(typed));
  expect(loadDraft()).toEqual(typed);
  expect(localStorage).toHaveLength(0);
});

test('the draft of a page that is not live yet is added to the one that was kept', () => {
  saveDraft(form({ name: 'A', message: 'Kept' }));
  delete document.documentElement.dataset.live;
  saveDraft(form({ name: 'Ab', message: '' }));
  expect(loadDraft()).toEqual({ name: 'Ab', message: 'Kept' });
});

test('a draft is put back where it belongs, and gives way to what is typed already', () => {
  sessionStorage.setItem(key, JSON.stringify({ name: 'Ada', message: 'Hello', phone: '06', length: '3' }));
  const typed = form({ name: 'Grace', email: '', message: '' });
  restoreDraft(typed);
  expect(Object.fromEntries(new FormData(typed))).toEqual({ name: 'Grace', email: '', message: 'Hello' });
});

test.each([
  ...['', '{', 'undefined', 'null', '42', '"name"', 'true', '[]'].map((text) => [text, {}] as const),
  ['{"name":"A","email":7,"message":null,"x":{"y":"z"},"list":["b"]}', { name: 'A' }] as const,
])('a damaged draft, %j, gives only what is text', (text, draft) => {
  sessionStorage.setItem(key, text);
  expect(loadDraft()).toEqual(draft);
});

describe.each<Refusal>(['getItem', 'setItem', 'removeItem', 'access'])('a storage that refuses %s', (refusal) => {
  test('does not stand in the way of typing', () => {
    refuseStorage('sessionStorage', refusal);
    const typed = form({ name: 'A' });
    expect(() => {
      saveDraft(typed);
      restoreDraft(typed);
    }).not.toThrow();
    expect(Object.fromEntries(new FormData(typed))).toEqual({ name: 'A' });
  });
});
