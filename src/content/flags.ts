import type { Language } from '../languages';

/** A part of a flag of 24 × 16: a path that is filled with a colour, or drawn with a line of a width. */
interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** The flag of each language. Later parts cover earlier ones. */
export const flags: Record<Language, readonly Part[]> = {
  en: [
    { d: 'M0 0h24v16H0z', fill: '#012169' },
    { d: 'm0 0 24 16M0 16 24 0', stroke: '#fff', strokeWidth: 3.2 },
    { d: 'm0 0 24 16M0 16 24 0', stroke: '#c8102e', strokeWidth: 1.2 },
    { d: 'M12 0v16M0 8h24', stroke: '#fff', strokeWidth: 5.4 },
    { d: 'M12 0v16M0 8h24', stroke: '#c8102e', strokeWidth: 3.2 },
  ],
  nl: [
    { d: 'M0 0h24v16H0z', fill: '#fff' },
    { d: 'M0 0h24v5.33H0z', fill: '#ae1c28' },
    { d: 'M0 10.67h24V16H0z', fill: '#21468b' },
  ],
};
