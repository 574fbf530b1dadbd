import type { Flag } from '../../../schema';

/** The flag, in parts. Later parts cover earlier ones. */
export const flag: Flag = [
  { d: 'M0 0h24v16H0z', fill: '#fff' },
  { d: 'M0 0h24v5.33H0z', fill: '#ae1c28' },
  { d: 'M0 10.67h24V16H0z', fill: '#21468b' },
];
