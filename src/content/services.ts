/** The mark of a service, of 64 px: its lines and its dot. Behind it lies a parcel, whose lines have an angle and a pitch. */
interface Mark {
  lines: string;
  dot: readonly [x: number, y: number];
  turn: number;
  pitch: number;
}

/** The services and their marks, in their order. Their words are `services.<name>.title` and `.text`. */
export const services = [
  {
    name: 'consulting',
    lines: 'M32 15a17 17 0 1 0 0 34 17 17 0 0 0 0-34M39 25l-4 10-10 4 4-10z',
    dot: [32, 32],
    turn: 20,
    pitch: 14,
  },
  {
    name: 'development',
    lines: 'M23 21 12 32l11 11M41 21l11 11-11 11M36 17l-8 30',
    dot: [52, 50],
    turn: -26,
    pitch: 10,
  },
  {
    name: 'process',
    lines: 'M8 18h16v10h15v10h15v10M18 46l7-7M18 46h6M18 46v-6',
    dot: [8, 18],
    turn: 64,
    pitch: 17,
  },
  {
    name: 'management',
    lines: 'M26 8v48M26 14h12M26 22h8M26 30h12M26 38h8M10 46c4-3 7-3 11 0M31 46c4 3 7 3 11 0s7-3 11 0',
    dot: [48, 24],
    turn: -70,
    pitch: 13,
  },
] as const satisfies readonly ({ name: string } & Mark)[];

/** The fields that the company knows well, in the order of the cards on the about page. */
export const expertise = ['workplace', 'service', 'erp', 'cloud'] as const;
