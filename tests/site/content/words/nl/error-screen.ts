import type { ErrorScreenWords } from '../../../schema';

export const errorScreen: ErrorScreenWords = {
  title: 'De pomp is uitgevallen',
  text: 'Er ging iets mis bij ons. Ververs de bladzijde.',
  reload: 'Pomp weer aan',
  home: 'Naar de voorkant',
};
