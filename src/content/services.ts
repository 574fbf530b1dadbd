/** The mark on a card, of 64 px: its lines, the place of its orange spark, and the angle of the field behind it. */
interface Mark {
  lines: string;
  spark: readonly [x: number, y: number];
  turn: number;
}

/** The services and their marks, in the order of the cards. Their words are `services.<name>.title` and `.text`. */
export const services = [
  {
    name: 'consulting',
    lines: 'M32 15a17 17 0 1 0 0 34 17 17 0 0 0 0-34M39 25l-4 10-10 4 4-10z',
    spark: [32, 32],
    turn: 20,
  },
  {
    name: 'development',
    lines: 'M23 21 12 32l11 11M41 21l11 11-11 11M36 17l-8 30',
    spark: [52, 50],
    turn: -26,
  },
  {
    name: 'process',
    lines: 'M10 20h20l12 12-12 12H10M42 32h12M48 25l7 7-7 7',
    spark: [10, 32],
    turn: 64,
  },
  {
    name: 'management',
    lines: 'M32 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24M32 9v46M9 32h46M16 16l32 32M48 16 16 48',
    spark: [32, 32],
    turn: -70,
  },
] as const satisfies readonly ({ name: string } & Mark)[];

/** The fields that the company knows well, in the order of the cards on the about page. */
export const expertise = ['workplace', 'service', 'erp', 'cloud'] as const;
