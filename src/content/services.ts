import type { Service } from '../schema';

/** The services and their icons, in their order. Their words are `services.<name>.title` and `.text`. */
export const services = [
  {
    name: 'consulting',
    path: 'M32 12a20 20 0 1 0 0 40 20 20 0 0 0 0-40M40 24l-5 11-11 5 5-11z',
    dot: [32, 32],
    lineAngle: 20,
    lineSpacing: 14,
  },
  {
    name: 'development',
    path: 'M22 21 11 32l11 11M40 21l11 11-11 11M35 17l-8 30',
    dot: [49, 50],
    lineAngle: -26,
    lineSpacing: 10,
  },
  {
    name: 'process',
    path: 'M12 18h14v10h14v10h14v10',
    dot: [12, 18],
    lineAngle: 64,
    lineSpacing: 17,
  },
  {
    name: 'management',
    path: 'M26 8v48M26 14h12M26 22h8M26 30h12M26 38h8M10 46c4-3 7-3 11 0M31 46c4 3 7 3 11 0s7-3 11 0',
    dot: [48, 24],
    lineAngle: -70,
    lineSpacing: 13,
  },
] as const satisfies readonly Service[];

/** The skills on the about page, in the order of its cards. */
export const expertise = ['workplace', 'service', 'erp', 'cloud'] as const;
