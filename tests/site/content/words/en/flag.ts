import type { Flag } from '../../../schema';

export const flag: Flag = [
  { d: 'M0 0h24v16H0z', fill: '#fff' },
  { d: 'M12 0v16M0 8h24', stroke: '#c8102e', strokeWidth: 3.2 },
];
