import type { ErrorScreenWords } from '../../../schema';

/** The words of the error screen. They are separate from the others, which may be what failed. */
export const errorScreen: ErrorScreenWords = {
  title: 'Dit had niet mogen gebeuren',
  text: 'Er ging iets mis aan onze kant. Laad de pagina opnieuw; helpt dat niet, begin dan op de homepage.',
  reload: 'Opnieuw laden',
  home: 'Terug naar de homepage',
};
