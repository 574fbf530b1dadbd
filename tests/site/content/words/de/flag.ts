import type { Flag } from '../../../schema';

export const flag: Flag = [
  { d: 'M0 0h24v16H0z', fill: '#d00' },
  { d: 'M0 0h24v5.33H0z', fill: '#000' },
  { d: 'M0 10.67h24V16H0z', fill: '#fc0' },
];
