import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { App } from '../../src/app';
import { company } from '../../src/content/company';
import { language } from '../../src/language/language';
import { companies } from '../specification';
import { click, settled } from './visitor';

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open(path: string) {
  history.replaceState(null, '', path);
  return render(<App />);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a page', () => {
  test.each([
    ['/', 'Down-to-earth IT, from plan to practice.'],
    ['/?utm_source=mail#contact', 'Down-to-earth IT, from plan to practice.'],
    ['/index.html', 'Down-to-earth IT, from plan to practice.'],
    ['/portfolio', 'Portfolio'],
    ['/portfolio/', 'Portfolio'],
    ['/about', 'About us'],
    ['/about.html?x=1', 'About us'],
  ])('opens at %s', (path, title) => {
    open(path);
    expect(heading()).toBe(title);
    expect(log).not.toHaveBeenCalled();
  });

  test('has the bar before it and the footer after it', () => {
    open('/about');
    const parts = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
    const order = [...document.querySelectorAll('header.bar, main, footer')];
    expect(order).toEqual(parts);
  });

  test('starts with a link past the bar', () => {
    open('/about');
    const [skip] = screen.getAllByRole('link');
    expect(skip?.textContent).toBe('Skip to content');
    expect(skip?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  test('follows the language, title included', () => {
    open('/about');
    expect(document.title).toBe(`About us – ${company.name}`);
    act(() => {
      language.value = 'nl';
    });
    expect(heading()).toBe('Over ons');
    expect(document.title).toBe(`Over ons – ${company.name}`);
    expect(document.documentElement.lang).toBe('nl');
  });

  test('follows a choice made in another tab', async () => {
    open('/about');
    localStorage.setItem('language', 'nl');
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'nl' }));
      await settled();
    });
    expect(heading()).toBe('Over ons');
  });

  test('opens at its top when a link leads to it', () => {
    open('/');
    scrollTo(0, 900);
    click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Portfolio' }));
    expect(heading()).toBe('Portfolio');
    expect(document.title).toBe(`Portfolio – ${company.name}`);
    expect(scrollY).toBe(0);
  });
});

describe('the home page', () => {
  test('has its sections in order', () => {
    open('/');
    expect([...document.querySelectorAll('main > [id]')].map(({ id }) => id)).toEqual([
      'home',
      'services',
      'clients',
      'contact',
    ]);
  });

  test('offers four services', () => {
    open('/');
    const services = document.querySelectorAll('#services h3');
    expect([...services].map((service) => service.textContent)).toEqual([
      'Consulting',
      'Website development',
      'Process management',
      'Application management',
    ]);
  });

  test('shows the logo of every client, with the name of its company', () => {
    open('/');
    const names = screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
    expect(names).toEqual(companies);
  });

  test('opens with Get Started, to the form, and Learn More, to the services', () => {
    open('/');
    const links = [...document.querySelectorAll('#home a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get Started', '#contact'],
      ['Learn More', '#services'],
    ]);
  });
});

describe('the about page', () => {
  test('has a quote and four fields of expertise', () => {
    open('/about');
    expect(document.querySelector('blockquote')?.textContent).toContain('Technology should');
    expect(document.querySelectorAll('main ul > li')).toHaveLength(4);
  });
});

describe('an unknown path', () => {
  test.each(['/nope', '/about/team', '/portfolioo'])('%s shows the not-found page', (path) => {
    open(path);
    expect(heading()).toBe('404');
    expect(screen.getByRole('main').textContent).toContain('Oops! Page not found');
    const link = screen.getByRole('link', { name: 'Return to Home' });
    expect(link.getAttribute('href')).toBe('/');
  });

  test('is logged as an error, once', () => {
    open('/nope?x=1');
    expect(log.mock.calls.filter((call) => call.join(' ').includes('/nope'))).toHaveLength(1);
  });

  test('is not logged again by a switch of language', () => {
    open('/nope');
    act(() => {
      language.value = 'nl';
    });
    expect(screen.getByRole('main').textContent).toContain('Oeps! Pagina niet gevonden');
    expect(log).toHaveBeenCalledOnce();
  });

  test('leads back home', () => {
    open('/nope');
    click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(location.pathname).toBe('/');
    expect(heading()).toContain('Down-to-earth IT');
  });
});
