import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { language } from '../../src/language/language';
import { Footer } from '../../src/layout/footer';
import './visitor';

const text = () => screen.getByRole('contentinfo').textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('the facts', () => {
  test.each([
    ['the name', company.name],
    ['the chamber-of-commerce number', `CoC ${company.registration}`],
    ['the VAT number', `VAT ${company.vat}`],
    ['the street', company.street],
    ['the postcode and the city', `${company.postcode} ${company.city}`],
    ['the phone number', company.phone],
    ['the email address', company.email],
    ['the rights', `${company.name}. All rights reserved.`],
    ['the tagline', 'IT with both feet on the ground.'],
  ])('include %s', (_, fact) => {
    render(<Footer />);
    expect(text()).toContain(fact);
  });

  test('can be called and mailed', () => {
    render(<Footer />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(company.phone)).toBe(`tel:${company.phone.replace(/\s/g, '')}`);
    expect(href(company.email)).toBe(`mailto:${company.email}`);
  });

  test('are labelled in Dutch in Dutch', () => {
    render(<Footer />);
    act(() => {
      language.value = 'nl';
    });
    for (const fact of [
      `KvK ${company.registration}`,
      `Btw ${company.vat}`,
      'Alle rechten voorbehouden.',
      'IT met beide benen op de grond.',
    ])
      expect(text()).toContain(fact);
  });
});

describe('the year', () => {
  test('is the one of the clock', () => {
    vi.setSystemTime(new Date(BUILD_YEAR + 5, 6, 1));
    render(<Footer />);
    expect(text()).toContain(`© ${BUILD_YEAR + 5} ${company.name}`);
  });

  test('is the one of the build where the clock runs behind', () => {
    vi.setSystemTime(new Date(1980, 0, 1));
    render(<Footer />);
    expect(text()).toContain(`© ${BUILD_YEAR} ${company.name}`);
  });

  test('is the one of the build in the document, and the one of the clock once it is live', () => {
    vi.setSystemTime(new Date(BUILD_YEAR + 1, 0, 1));
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Footer />);
    expect(text()).toContain(String(BUILD_YEAR));
    const fault = vi.spyOn(console, 'error');
    render(<Footer />, { container: page, hydrate: true });
    expect(text()).toContain(`© ${BUILD_YEAR + 1} ${company.name}`);
    expect(fault).not.toHaveBeenCalled();
  });
});
