import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { language } from '../../src/language/language';
import { type Key, translate } from '../../src/language/translate';
import { useLanguage } from '../../src/language/use-language';
import './visitor';
import { dictionaries } from './words';

const { en, nl } = { en: { ...dictionaries.en }, nl: { ...dictionaries.nl } };

afterEach(() => {
  Object.assign(dictionaries.en, en);
  Object.assign(dictionaries.nl, nl);
});

/** Takes a key out of a dictionary, as a careless edit would. */
function lose(from: 'en' | 'nl', key: Key) {
  Reflect.deleteProperty(dictionaries[from], key);
}

function Word({ name }: { name: Key }) {
  const { language: active, t } = useLanguage();
  return <p lang={active}>{t(name)}</p>;
}

test('gives the words of the language that is asked for', () => {
  expect(translate('en', 'contact.sentTitle')).toBe('Message sent!');
  expect(translate('nl', 'contact.sentTitle')).toBe('Bericht verzonden!');
});

test('shows the key itself where a dictionary lacks it', () => {
  lose('nl', 'hero.title');
  expect(translate('nl', 'hero.title')).toBe('hero.title');
  expect(translate('en', 'hero.title')).toBe(en['hero.title']);
});

test('shows the key itself on the page, too', () => {
  lose('en', 'hero.title');
  render(<Word name="hero.title" />);
  expect(screen.getByText('hero.title').lang).toBe('en');
});

test('shows a component again when the language changes', () => {
  render(<Word name="nav.services" />);
  expect(screen.getByText('Services').lang).toBe('en');
  act(() => {
    language.value = 'nl';
  });
  expect(screen.getByText('Diensten').lang).toBe('nl');
  expect(screen.queryByText('Services')).toBeNull();
});
