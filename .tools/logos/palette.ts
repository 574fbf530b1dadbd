import type { ClientKey } from '../../src/content/clients';

/** The two colours of a client: `ink` on a light ground, `glow` on a dark one. */
export interface Tint {
  ink: string;
  glow: string;
}

/** Ground of the page's bands, and the colour of every mark on a solid disc. */
export const PORCELAIN = '#f1f5fb';

/**
 * One muted hue per client, all of the same lightness (OKLCH 0.41 and 0.82), so that no client is louder than another.
 */
export const TINTS = {
  shell: { ink: '#0f545b', glow: '#9acfd5' },
  haskoning: { ink: '#1b506e', glow: '#9ecbe9' },
  stichting: { ink: '#683754', glow: '#e5b3ce' },
  deltafiber: { ink: '#18564a', glow: '#9ed0c4' },
  caiw: { ink: '#4e4073', glow: '#c7bbef' },
  ggd: { ink: '#305436', glow: '#adcfb0' },
  asr: { ink: '#71353b', glow: '#efb2b5' },
  fugro: { ink: '#654026', glow: '#e1bba3' },
  knab: { ink: '#3b457d', glow: '#b3c1f9' },
  gouda: { ink: '#5b471d', glow: '#d5c29c' },
  nlo: { ink: '#5a3e63', glow: '#d5b9de' },
  royalaware: { ink: '#274b7a', glow: '#a4c7f6' },
  tcs: { ink: '#6d3b2b', glow: '#eab7a7' },
  doit: { ink: '#464f29', glow: '#bfcaa5' },
} satisfies Partial<Record<ClientKey, Tint>>;

/** The clients that the site has drawings for; others bring their own files. */
export type DrawnKey = keyof typeof TINTS;
