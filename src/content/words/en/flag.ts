import type { Flag } from '../../../schema';

/** The flag, in parts. Later parts cover earlier ones. */
export const flag: Flag = [
  { d: 'M0 0h24v16H0z', fill: '#012169' },
  { d: 'm0 0 24 16M0 16 24 0', stroke: '#fff', strokeWidth: 3.2 },
  { d: 'm0 0 24 16M0 16 24 0', stroke: '#c8102e', strokeWidth: 1.2 },
  { d: 'M12 0v16M0 8h24', stroke: '#fff', strokeWidth: 5.4 },
  { d: 'M12 0v16M0 8h24', stroke: '#c8102e', strokeWidth: 3.2 },
];
