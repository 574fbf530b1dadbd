import type { ErrorScreenWords } from '../../../schema';

export const errorScreen: ErrorScreenWords = {
  title: 'The pump has failed',
  text: 'Something went wrong on our side. Refresh the page.',
  reload: 'Pump again',
  home: 'To the front',
};
