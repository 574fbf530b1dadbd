import type { ErrorScreenWords } from '../../../schema';

/** The words of the error screen. They are separate from the others, which may be what failed. */
export const errorScreen: ErrorScreenWords = {
  title: 'This should not have happened',
  text: 'Something went wrong on our side. Reload the page; if that does not help, start again at the home page.',
  reload: 'Reload',
  home: 'Return to Home',
};
