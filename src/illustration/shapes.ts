// The drawing of the site: a polder from above, whose canal bends once, at (430, 400). Its lines run on beyond each view.

/** A plot: parallel field lines, drawn as the dashes of one broad stroke. */
interface Plot {
  /** The middle line of the plot. The field lines cross it. */
  path: string;
  /** The length of the field lines: the width of the stroke. */
  lineLength: number;
  /** The distance from line to line. */
  lineSpacing: number;
}

interface Segment {
  /** The angle of the segment's axes. Their origin is the bend of the canal, and y runs along the canal. */
  angle: number;
  plots: readonly Plot[];
  /** The plots that narrow where two segments meet. Each is a path of single lines. */
  tapers: readonly string[];
}

/** Draws the lines of a plot that narrows, two at a time: one there and one back, which keeps the path short. */
const drawTaper = (start: string, pairs: number, drawPair: (index: number) => string) =>
  start + Array.from({ length: pairs }, (_, index) => drawPair(index)).join('');

/** The plots outside the bend of the canal, above the bend, and on the two sides of the canal below it. */
export const segments = {
  bend: {
    angle: 0,
    plots: [],
    tapers: [drawTaper('m-76-47', 10, (i) => `v${94 + 24 * i}m-12 6v${-106 - 24 * i}m-12-6`)],
  },
  above: {
    angle: 27,
    plots: [{ path: 'M-346-168H-66', lineLength: 276, lineSpacing: 14 }],
    tapers: [
      drawTaper('m66-246', 6, (i) => `v${150 - 26 * i}m9-13v${26 * i - 137}m9 0`),
      drawTaper('m66-262', 6, (i) => `h${130 + 26 * i}m13-13h${-143 - 26 * i}m0-13`),
    ],
  },
  belowLeft: {
    angle: -26,
    plots: [
      { path: 'M-206 32V300', lineLength: 280, lineSpacing: 17 },
      { path: 'M-346 480H-66', lineLength: 328, lineSpacing: 10 },
      { path: 'M-427 32V760', lineLength: 130, lineSpacing: 13 },
    ],
    tapers: [],
  },
  belowRight: {
    angle: -26,
    plots: [
      { path: 'M66 128H346', lineLength: 224, lineSpacing: 15 },
      { path: 'M206 266V760', lineLength: 280, lineSpacing: 10 },
      { path: 'M520 110V760', lineLength: 316, lineSpacing: 18 },
    ],
    tapers: [],
  },
} as const satisfies Record<string, Segment>;

/** The canal above and below its lock, which is above the bend or below it. */
export const canal = {
  lockAboveBend: {
    upper: 'M889-500L430 400',
    lower: 'M503.6 255.6L430 400 868 1300',
    lock: 'translate(503.6 255.6) rotate(27)',
  },
  lockBelowBend: {
    upper: 'M889-500L430 400 508 560',
    lower: 'M508 560L868 1300',
    lock: 'translate(508 560) rotate(-26)',
  },
  width: 44,
};

/**
 * The views of the polder: each has a view box, and the segments within it. The view box fills the element, and is cropped at the top
 * or at both sides (`xMidYMax slice`). At the lower edge of `home`, the left edge of the canal is at x = 600. `plots` has no water.
 */
export const views = {
  home: { viewBox: '0 0 1240 800', segments: ['bend', 'above', 'belowLeft', 'belowRight'] },
  portfolio: { viewBox: '-330 70 1520 330', segments: ['bend', 'above', 'belowRight'] },
  about: { viewBox: '-45 215 1420 460', segments: ['bend', 'above', 'belowLeft', 'belowRight'] },
  plots: { viewBox: '640 380 760 380', segments: ['belowRight'] },
} as const;

/** The positions of the labels, each with the angle of its segment. */
export const plotLabelPositions = [
  { angle: -26, x: -258, y: 180 },
  { angle: 0, x: -246, y: 6 },
  { angle: 27, x: -320, y: -110 },
  { angle: -26, x: 120, y: 90 },
] as const;

/** The middle of the label of the high water, and of the low water, along the canal above its bend and below it. */
export const waterLabelTransforms = ['translate(566 133) rotate(-63)', 'translate(510 565) rotate(64)'] as const;
