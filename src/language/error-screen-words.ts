import type { Language } from '../languages';

/**
 * The words of the error screen. The dictionaries may be what failed, so these words are separate from them and always
 * loaded, in every language.
 */
export const errorScreenWords: Record<Language, Record<'title' | 'text' | 'reload' | 'home', string>> = {
  en: {
    title: 'This should not have happened',
    text: 'Something went wrong on our side. Reload the page; if that does not help, start again at the home page.',
    reload: 'Reload',
    home: 'Return to Home',
  },
  nl: {
    title: 'Dit had niet mogen gebeuren',
    text: 'Er ging iets mis aan onze kant. Laad de pagina opnieuw; helpt dat niet, begin dan op de homepage.',
    reload: 'Opnieuw laden',
    home: 'Terug naar de homepage',
  },
};
