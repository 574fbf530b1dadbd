/** The drawing of the site: a polder from above, 800 × 800, whose canal bends once, at (430, 400). */

/** A field: parallel lines, drawn as the dashes of one broad stroke. */
interface Field {
  /** The middle line of the field. The lines of the field cross it. */
  path: string;
  /** The length of the lines. */
  depth: number;
  /** The distance from line to line. */
  pitch: number;
}

interface Reach {
  /** The angle of the reach's frame. Its origin is the bend of the canal, and y runs along the water. */
  turn: number;
  /** The land of the reach. It covers what lies under it. */
  ground?: string;
  fields: readonly Field[];
}

/** The wedge of land outside the bend, and the two reaches of the canal above and below it. */
export const reaches: readonly Reach[] = [
  { turn: -3, fields: [{ path: 'M-460-400V400', depth: 780, pitch: 12 }] },
  {
    turn: 20,
    ground: 'M-900-900H900V400H0V-4H-900z',
    fields: [
      { path: 'M-206-700V-318', depth: 280, pitch: 10 },
      { path: 'M-346-168H-66', depth: 276, pitch: 14 },
      { path: 'M-520-700V-30', depth: 316, pitch: 17 },
      { path: 'M206-760V-262', depth: 280, pitch: 13 },
      { path: 'M66-60H600', depth: 372, pitch: 9 },
      { path: 'M500-760V-260', depth: 276, pitch: 20 },
    ],
  },
  {
    turn: -26,
    ground: 'M-900 6H0V-10H900V900H-900z',
    fields: [
      { path: 'M-206 32V300', depth: 280, pitch: 17 },
      { path: 'M-346 480H-66', depth: 328, pitch: 10 },
      { path: 'M-520 32V760', depth: 316, pitch: 13 },
      { path: 'M66 128H346', depth: 224, pitch: 15 },
      { path: 'M206 266V760', depth: 280, pitch: 10 },
      { path: 'M520 16V760', depth: 316, pitch: 18 },
    ],
  },
];

export const canal = 'M648-200L430 400L722 1000';

/** The field below the bend, under water, and the hole in the dyke that the water came through. */
export const flood = 'M-30 90H-66V32H-346V300H-66V180H-30z';

export const lock = 'M437 229l97 36';

/** How broad the canal is drawn, with and without its banks, and the lock. */
export const widths = { bank: 92, water: 64, lock: 10 };
