import * as mark from './marks';
import type { DrawnKey } from './palette';
import { arch, line, repeat, ring, wave } from './strokes';

/** A mark on a round ground of 96 by 96, drawn in strokes of equal weight. */
export interface Emblem {
  d: string;
  stroke: number;
  /** Turns the mark around the centre, in degrees. */
  turn?: number;
}

/** One mark per client, named after the trade that it pictures. */
export const EMBLEMS: Partial<Record<DrawnKey, Emblem>> = {
  // Energy: pipelines through a bend.
  shell: { d: mark.meander(48, 48, 15, [-8, 0, 8], 48), stroke: 4 },
  // Engineering: an arch bridge above water.
  haskoning: {
    d:
      mark.bridge(48, 58, 38, 40, [-27, -13.5, 0, 13.5, 27]) +
      line(0, 58, 96, 58) +
      wave(0, 69, 16, 5, 6) +
      wave(0, 79, 16, 5, 6),
    stroke: 4,
  },
  // Literacy: an open book.
  stichting: {
    d:
      mark.spread(48, 33, 34) +
      repeat(2, (n) => mark.spread(48, 46 + n * 11, 22)) +
      mark.spread(48, 71, 34) +
      line(14, 28.6, 14, 66.6) +
      line(82, 28.6, 82, 66.6) +
      line(48, 33, 48, 71),
    stroke: 4,
  },
  // Fibre: a bundle that reaches every house.
  deltafiber: { d: mark.fan(48, 96, 66, 0, 8, 22, 5), stroke: 4 },
  // Public health: a cross between four fields.
  ggd: { d: mark.fields(48, 48, [8, 16, 24, 32], 48), stroke: 4 },
  // Insurance: shelter over three dots.
  asr: {
    d: repeat(3, (n) => arch(48, 57, 15 + n * 10.5)) + repeat(3, (n) => ring(33 + n * 15, 71, 1.5)),
    stroke: 4.2,
  },
  // Geodata: depth lines of the sea floor.
  fugro: { d: mark.contours(52, 44, 9.5, 5), stroke: 4 },
  // Banking: a letter that opens outwards.
  knab: { d: mark.chevrons(48, 48, [24, 32], [42, 53, 64]), stroke: 4 },
  // Town: a stepped gable.
  gouda: {
    d:
      mark.gable(48, 74, 48, 7.6, 10) +
      line(0, 74, 96, 74) +
      line(48, 29, 48, 35) +
      repeat(3, (n) => line(39 + n * 9, 45, 39 + n * 9, 51)) +
      [30, 39, 57, 66].map((x) => line(x, 61, x, 67)).join('') +
      line(48, 61, 48, 74),
    stroke: 4,
  },
  // Patents: the guilloche of a deed.
  nlo: { d: mark.rosette(48, 48, 20, 14.5, 8), stroke: 3 },
  // Dairy: a drop in a full vat.
  royalaware: {
    d:
      'M48 10c7 10 11 15 11 21a11 11 0 0 1-22 0c0-6 4-11 11-21z' +
      repeat(3, (n) => ring(48, 67, 13 + n * 15, 4.5 + n * 6.5)),
    stroke: 4,
  },
  // Technology services: work woven together.
  tcs: { d: mark.weave(17, 17, 31, 2, 4), stroke: 4, turn: 45 },
  // Organic food: furrows to the horizon.
  doit: {
    d:
      repeat(2, (n) => arch(48, 46, 10 + n * 10)) +
      line(0, 46, 96, 46) +
      repeat(7, (n) => line(48 + (n - 3) * 8, 56, 48 + (n - 3) * 24, 96)),
    stroke: 4,
  },
};
