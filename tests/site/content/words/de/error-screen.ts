import type { ErrorScreenWords } from '../../../schema';

export const errorScreen: ErrorScreenWords = {
  title: 'Die Pumpe steht',
  text: 'Bei uns ging etwas schief. Laden Sie neu.',
  reload: 'Pumpe an',
  home: 'Nach vorn',
};
