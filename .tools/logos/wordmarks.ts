import * as mark from './marks';
import type { DrawnKey } from './palette';
import type { Pen } from './pen';
import { arch, line, repeat, ring } from './strokes';

/** One wordmark per client; sizes are tuned by eye until the wall looks even. */
export const WORDMARKS: Partial<Record<DrawnKey, (pen: Pen) => Pen>> = {
  shell: (pen) =>
    pen
      .draw(mark.meander(13, 24, 5.7, [-2.9, 2.9], 13), 26, 2.8)
      .gap(8)
      .text('wide', 'Shell', 29),
  haskoning: (pen) =>
    pen
      .baseline(19)
      .text('serif', 'Royal', 15.5)
      .gap(7)
      .draw(mark.bridge(64, 17.6, 63, 12, [-45, -27, -9, 9, 27, 45]) + line(0, 17.6, 128, 17.6), 128, 1.9)
      .line(40)
      .text('serif', 'Haskoning DHV', 23),
  stichting: (pen) =>
    pen
      .baseline(20)
      .text('italic', 'Stichting Lezen', 19)
      .line(40.5)
      .text('italic', 'en Schrijven', 19)
      .gap(6.5)
      .draw(
        repeat(3, (n) => mark.spread(11, 30.6 + n * 4.6, 11)),
        22,
        2,
      ),
  deltafiber: (pen) =>
    pen
      .draw(mark.fan(14, 38, 30, 9, 4.2, 6.4, 5), 28, 2.5)
      .gap(8)
      .text('grotesk', 'Deltafiber', 26),
  caiw: (pen) =>
    pen.draw(
      'M23 13H12.5a11 11 0 0 0 0 22H23M23 18.8H12.5a5.2 5.2 0 0 0 0 10.4H23' +
        'M31 36L41.5 13L52 36M37.5 36L41.5 27L45.5 36' +
        'M60 12V36M66 12V36' +
        'M74 12L84.5 35L95 13L105.5 35L116 12M80.5 12L84.5 21L88.5 12M101.5 12L105.5 21L109.5 12',
      117.5,
      3.2,
    ),
  ggd: (pen) =>
    pen
      .draw(mark.fields(14, 24, [3, 7.5], 13.5), 28, 2.6)
      .gap(8)
      .hold()
      .baseline(24)
      .text('grotesk', 'GGD GHOR', 20)
      .line(40)
      .text('light', 'Nederland', 15, 10),
  asr: (pen) =>
    pen
      .baseline(40.5)
      .draw(arch(44, 17, 42.8, 12.6) + arch(44, 17, 36.8, 7.6), 0, 2.4)
      .text('round', 'a.s.r.', 32),
  fugro: (pen) =>
    pen
      .text('black', 'Fugr', 31, -5)
      .gap(1.5)
      .draw(ring(11, 25.4, 1.3) + ring(11, 25.4, 5.4) + ring(11, 25.4, 9.7), 22, 2.4),
  knab: (pen) =>
    pen
      .draw(mark.chevrons(23.2, 10.5, [1.7, 6.7], [10.5, 17]), 28, 3.3)
      .gap(1)
      .text('round', 'nab', 28),
  gouda: (pen) =>
    pen
      .draw(
        mark.gable(14, 41, 26, 3.4, 5.4) +
          line(14, 18, 14, 22.5) +
          repeat(3, (n) => line(8 + n * 6, 28, 8 + n * 6, 32.5)) +
          line(14, 36, 14, 41),
        27,
        2.4,
      )
      .gap(7)
      .hold()
      .baseline(17.5)
      .text('serif', 'Gemeente', 13.5, 10)
      .line(41)
      .text('serif', 'Gouda', 27),
  nlo: (pen) =>
    pen
      .text('serif', 'NL', 36, 40)
      .gap(4)
      .draw(mark.rosette(14, 21.5, 7.8, 5.6, 8), 28, 1.9),
  royalaware: (pen) =>
    pen
      .text('italic', 'Royal', 26)
      .gap(5)
      .draw('M7 15c3.6 5 5.6 8.2 5.6 11.4a5.6 5.6 0 0 1-11.2 0c0-3.2 2-6.4 5.6-11.4z', 14, 2.6)
      .gap(5)
      .text('serif', 'Aware', 26),
  tcs: (pen) =>
    pen
      .draw(mark.weave(0, 10, 14, 2, 3), 28, 2.6, 'round')
      .gap(8)
      .hold()
      .baseline(22)
      .text('narrow', 'Tata Consultancy', 18.5)
      .line(40)
      .text('narrow', 'Services', 18.5),
  doit: (pen) =>
    pen
      .text('black', 'DO', 31)
      .gap(4)
      .draw(
        repeat(3, (n) => line(0, 17 + n * 5.5, 14, 17 + n * 5.5)),
        14,
        2.6,
      )
      .gap(5)
      .text('black', 'IT', 31),
};
