import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { language } from '../../src/language/language';
import { NavigationBar } from '../../src/layout/navigation-bar';
import { flags, navigation } from '../specification';
import { click, settled } from './visitor';

function open(path = '/') {
  history.replaceState(null, '', path);
  render(<NavigationBar />);
  return screen.getByRole('navigation');
}

/** Opens the menu, with what a browser does and the test environment does not: a popover. */
function openMenu() {
  const menu = open();
  let shown = true;
  vi.spyOn(menu, 'matches').mockImplementation((selector: string) => selector === ':popover-open' && shown);
  menu.hidePopover = () => {
    shown = false;
  };
  return { menu, isShown: () => shown };
}

/** Scrolls the page, as far as the bar can tell. */
function scroll(top: number) {
  act(() => {
    scrollTo(0, top);
    dispatchEvent(new Event('scroll'));
  });
}

const isOpaque = () => screen.getByRole('banner').hasAttribute('data-opaque');
const pressed = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button', { pressed: true })
    .map((flag) => flag.getAttribute('aria-label'));

const choose = (name: string) =>
  act(async () => {
    click(screen.getByRole('button', { name }));
    await settled();
  });

afterEach(() => {
  scrollTo(0, 0);
});

describe('the entries', () => {
  test('stand in the order of the specification, Get Started last', () => {
    const links = within(open()).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.pathname + link.hash])).toEqual([
      ...navigation.map(({ en, href }) => [en, href]),
      ['Get Started', '/#contact'],
    ]);
  });

  test('have the language switch between them and Get Started', () => {
    const names = [...open().querySelectorAll('a, button')].map(
      (item) => item.getAttribute('aria-label') ?? item.textContent,
    );
    expect(
      names.slice(navigation.length),
      'src/language/codes.ts and tests/specification.ts must have the same languages',
    ).toEqual([...flags, 'Get Started']);
  });

  test('follow the language', () => {
    const menu = open();
    act(() => {
      language.value = 'nl';
    });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([...navigation.map(({ nl }) => nl), 'Aan de slag']);
    expect(menu.getAttribute('aria-label')).toBe('Hoofdmenu');
  });

  test.each([
    ['/portfolio', ['Portfolio']],
    ['/about', ['About us']],
    ['/', []],
    ['/nope', []],
  ])('say on %s which page is shown', (path, names) => {
    const current = within(open(path)).queryAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(names);
  });

  test('that are pages open without loading the site again', () => {
    const menu = open('/');
    expect(click(within(menu).getByRole('link', { name: 'About us' }))).toBe(false);
    expect(location.pathname).toBe('/about');
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('About us');
  });

  test('begin with the name of the company, which leads home', () => {
    open('/about');
    const [brand] = screen.getAllByRole('link');
    expect(brand?.getAttribute('href')).toBe('/');
    expect(brand?.textContent).toBe(company.name);
    expect(brand?.getAttribute('aria-label')).toBe(`${company.name}, to the home page`);
  });
});

describe('the menu of small screens', () => {
  test('is opened by its toggle, without JavaScript', () => {
    const menu = open();
    const toggle = screen.getByRole('button', { name: 'Menu' });
    expect(toggle.getAttribute('popovertarget')).toBe(menu.id);
    expect(menu.getAttribute('popover')).toBe('auto');
  });

  test.each(['Services', 'Portfolio', 'Get Started'])('closes when %s is chosen', (name) => {
    const { menu, isShown } = openMenu();
    click(within(menu).getByRole('link', { name }));
    expect(isShown()).toBe(false);
  });

  test('stays open when something beside the entries is pressed', () => {
    const { menu, isShown } = openMenu();
    click(within(menu).getByRole('list'));
    expect(isShown()).toBe(true);
  });

  test('has nothing to close on a large screen, where it is no popover that is open', () => {
    const menu = open();
    menu.hidePopover = () => {
      throw new DOMException('Not showing', 'InvalidStateError');
    };
    expect(() => click(within(menu).getByRole('link', { name: 'Services' }))).not.toThrow();
  });
});

describe('the flags', () => {
  test('say which language is shown', () => {
    open();
    expect(pressed()).toEqual(['English']);
  });

  test('switch the language, and keep it', async () => {
    open();
    await choose('Nederlands');
    expect(pressed()).toEqual(['Nederlands']);
    expect(localStorage.getItem('language')).toBe('nl');
    await choose('English');
    expect(language.value).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('name each language in that language', () => {
    open();
    expect(screen.getByRole('button', { name: 'English' }).lang).toBe('en');
    expect(screen.getByRole('button', { name: 'Nederlands' }).lang).toBe('nl');
  });
});

describe('the ground of the bar', () => {
  test('is transparent at the top of the page', () => {
    open();
    expect(isOpaque()).toBe(false);
  });

  test('is transparent at 20 px and opaque at 21', () => {
    open();
    scroll(20);
    expect(isOpaque()).toBe(false);
    scroll(21);
    expect(isOpaque()).toBe(true);
  });

  test('is transparent again once back at the top', () => {
    open();
    scroll(400);
    scroll(0);
    expect(isOpaque()).toBe(false);
  });

  test('is opaque at once on a page that opens scrolled', () => {
    scroll(300);
    open();
    expect(isOpaque()).toBe(true);
  });
});
