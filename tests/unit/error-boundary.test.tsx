import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { language } from '../../src/language/language';
import { Sections } from '../../src/layout/sections';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import './visitor';

function Faulty(): never {
  throw new Error('The mill stands still');
}

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an error boundary', () => {
  test('shows its children while nothing fails', () => {
    render(<ErrorBoundary fallback="Sorry">All is well</ErrorBoundary>);
    expect(document.body.textContent).toBe('All is well');
  });

  test('shows the fallback in the place of children that fail', () => {
    render(
      <ErrorBoundary fallback="Sorry">
        <p>Beside it</p>
        <Faulty />
      </ErrorBoundary>,
    );
    expect(document.body.textContent).toBe('Sorry');
  });

  test('leaves the reason in the console, once', () => {
    render(
      <ErrorBoundary fallback="Sorry">
        <Faulty />
      </ErrorBoundary>,
    );
    const logged = log.mock.calls.filter((call) => call.join(' ').includes('The mill stands still'));
    expect(logged).toHaveLength(1);
  });
});

describe('the sections of a page', () => {
  test('stay when one of them fails', () => {
    render(
      <Sections>
        <p>Before</p>
        <Faulty />
        <p>After</p>
      </Sections>,
    );
    expect([...document.querySelectorAll('p')].map((section) => section.textContent)).toEqual([
      'Before',
      'This part of the page could not be shown.',
      'After',
    ]);
  });

  test('say in the language of the page what is missing', () => {
    render(
      <Sections>
        <Faulty />
      </Sections>,
    );
    act(() => {
      language.value = 'nl';
    });
    expect(screen.getByRole('alert').textContent).toBe('Dit deel van de pagina kon niet worden getoond.');
  });

  test('keep their order and show no alert while nothing fails', () => {
    render(
      <Sections>
        <p>One</p>
        <p>Two</p>
      </Sections>,
    );
    expect(document.body.textContent).toBe('OneTwo');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
