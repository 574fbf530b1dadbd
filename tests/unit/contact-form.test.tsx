import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '../../src/contact/contact-form';
import { company } from '../../src/content/company';
import { switchLanguage } from '../../src/language/language';
import { notify } from '../../src/ui/notify';
import { type Refusal, refuseStorage } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn(async () => true) }));

afterEach(() => {
  vi.mocked(notify).mockClear();
});

const key = 'contact-draft';
const typed = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };

function keep(draft: Record<string, string>) {
  sessionStorage.setItem(key, JSON.stringify(draft));
}

function field(label: string) {
  const found = screen.getByLabelText(label);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`"${label}" is not the label of a field.`);
}

const texts = () => ['Name', 'Email', 'Message'].map((label) => field(label).value);

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Name'), typed.name);
  await user.type(field('Email'), typed.email);
  await user.type(field('Message'), typed.message);
  return user;
}

describe('the fields', () => {
  test.each([
    ['Name', 'name', 'text', 'name'],
    ['Email', 'email', 'email', 'email'],
    ['Message', 'message', 'textarea', ''],
  ])('include a required %s', (label, name, type, autocomplete) => {
    render(<ContactForm />);
    expect(field(label)).toMatchObject({ name, type, autocomplete, required: true });
  });

  test('are these three and no other', () => {
    render(<ContactForm />);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('give the message six rows', () => {
    render(<ContactForm />);
    expect(field('Message').getAttribute('rows')).toBe('6');
  });

  test('have Dutch labels in Dutch', async () => {
    render(<ContactForm />);
    await act(() => switchLanguage('nl'));
    expect(['Naam', 'E-mail', 'Bericht'].map((label) => field(label).name)).toEqual(['name', 'email', 'message']);
    expect(screen.getByRole('button').textContent).toBe('Bericht versturen');
  });

  test('cannot end up in the address where JavaScript is off', () => {
    render(<ContactForm />);
    const form = field('Name').form;
    expect(form?.getAttribute('method')).toBe('dialog');
    expect(form?.hasAttribute('action')).toBe(false);
    expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
  });
});

describe('text that was not sent', () => {
  test('stays when the language switches', async () => {
    render(<ContactForm />);
    await fillIn();
    await act(() => switchLanguage('nl'));
    expect(field('Naam').value).toBe('Ada');
    expect(field('E-mail').value).toBe('ada@example.org');
    expect(field('Bericht').value).toBe('Hello');
  });

  test('gives way to what was typed before the page was live', () => {
    keep(typed);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<ContactForm />);
    field('Name').value = 'Grace';
    render(<ContactForm />, { container: page, hydrate: true });
    expect(texts()).toEqual(['Grace', 'ada@example.org', 'Hello']);
  });

  test('is put back only where it belongs', () => {
    keep({ name: 'Ada', phone: '06', length: '3' });
    render(<ContactForm />);
    expect(texts()).toEqual(['Ada', '', '']);
  });

  test('leaves an empty form where it is damaged', () => {
    sessionStorage.setItem(key, '{"name":');
    render(<ContactForm />);
    expect(texts()).toEqual(['', '', '']);
  });
});

describe('a message that is sent', () => {
  test('is confirmed, once, in words that follow the language', async () => {
    render(<ContactForm />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(vi.mocked(notify).mock.calls).toEqual([
      [{ type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' }],
    ]);
  });

  test('leaves an empty form and no draft', async () => {
    render(<ContactForm />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(texts()).toEqual(['', '', '']);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('is not back after a reload', async () => {
    const { unmount } = render(<ContactForm />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    unmount();
    render(<ContactForm />);
    expect(texts()).toEqual(['', '', '']);
  });

  test('is kept where the visitor cannot be thanked, and gives the email address', async () => {
    vi.mocked(notify).mockResolvedValueOnce(false);
    render(<ContactForm />);
    const user = await fillIn();
    const wayOut = screen.getByText(/An email works just as well/);
    expect(wayOut.className).toContain('hidden');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(texts()).toEqual(['Ada', 'ada@example.org', 'Hello']);
    expect(wayOut.className).not.toContain('hidden');
  });

  test('leaves the page without a request', () => {
    const request = vi.fn();
    vi.stubGlobal('fetch', request);
    render(<ContactForm />);
    // False means that the browser is kept from submitting the form itself.
    expect(fireEvent.submit(field('Name'))).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });

  test('is not sent while a field is empty or the address is none', async () => {
    render(<ContactForm />);
    const user = userEvent.setup();
    const send = screen.getByRole('button', { name: 'Send message' });
    await user.type(field('Name'), 'Ada');
    await user.type(field('Message'), 'Hello');
    await user.click(send);
    await user.type(field('Email'), 'ada');
    await user.click(send);
    expect(notify).not.toHaveBeenCalled();
    expect(texts()).toEqual(['Ada', 'ada', 'Hello']);
  });
});

test.each<Refusal>(['getItem', 'setItem', 'removeItem', 'access'])(
  'works where storage refuses %s',
  async (refusal) => {
    refuseStorage('sessionStorage', refusal);
    render(<ContactForm />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(notify).toHaveBeenCalledOnce();
    expect(texts()).toEqual(['', '', '']);
  },
);
