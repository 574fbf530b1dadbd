import { beforeEach, describe, expect, test } from 'vitest';
import { loadDraft, saveDraft } from '../../src/contact/draft';
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

describe('a draft', () => {
  test('comes back as it was typed', () => {
    const typed = { name: 'Zoë "Z" O’Neil', message: 'One\nTwo & <three>' };
    saveDraft(form(typed));
    expect(loadDraft()).toEqual(typed);
  });

  test('is replaced by a later one', () => {
    saveDraft(form({ name: 'A' }));
    saveDraft(form({ name: 'Ab' }));
    expect(loadDraft()).toEqual({ name: 'Ab' });
  });

  test('of a page that is not live yet is added to the one that was kept', () => {
    saveDraft(form({ name: 'A', message: 'Kept' }));
    delete document.documentElement.dataset.live;
    saveDraft(form({ name: 'Ab', message: '' }));
    expect(loadDraft()).toEqual({ name: 'Ab', message: 'Kept' });
  });

  test('stays in this tab', () => {
    saveDraft(form({ name: 'A' }));
    expect(sessionStorage.getItem(key)).toContain('A');
    expect(localStorage).toHaveLength(0);
  });

  test('is empty where none was kept', () => {
    expect(loadDraft()).toEqual({});
  });
});

describe('a damaged draft', () => {
  test.each(['', '{', 'undefined', 'null', '42', '"name"', 'true', '[]'])('of %j is empty', (text) => {
    sessionStorage.setItem(key, text);
    expect(loadDraft()).toEqual({});
  });

  test('gives only what is text', () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'A', email: 7, message: null, x: { y: 'z' }, list: ['b'] }));
    expect(loadDraft()).toEqual({ name: 'A' });
  });
});

describe.each<Refusal>(['getItem', 'setItem', 'removeItem', 'access'])('a storage that refuses %s', (refusal) => {
  test('does not stand in the way of typing', () => {
    refuseStorage('sessionStorage', refusal);
    expect(() => {
      saveDraft(form({ name: 'A' }));
      loadDraft();
    }).not.toThrow();
  });
});

test.each<Refusal>(['getItem', 'access'])('a storage that refuses %s holds no draft', (refusal) => {
  saveDraft(form({ name: 'A' }));
  refuseStorage('sessionStorage', refusal);
  expect(loadDraft()).toEqual({});
});
