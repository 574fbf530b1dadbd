import { Lock } from './lock';
import { canal, plotLabelPositions, segments, views, waterLabelTransforms } from './shapes';

/** Moves the origin to the bend of the canal, and turns the axes. */
const toBendAxes = (angle: number) => `translate(430 400) rotate(${angle})`;

interface Props {
  className: string;
  view: keyof typeof views;
  /** The labels of plots, as on a map. There is room for four. */
  plotLabels?: readonly string[];
  /** The labels of the high and of the low water. An empty one is left out. */
  waterLabels?: readonly string[];
}

/** A view of the drawing of the site, in two layers: the field lines, which may fade, and the water. */
export function Polder({ className, view, plotLabels = [], waterLabels = [] }: Props) {
  const hasWater = view !== 'plots';
  const canalPaths = view === 'about' ? canal.lockBelowBend : canal.lockAboveBend;
  const svgProps = { viewBox: views[view].viewBox, preserveAspectRatio: 'xMidYMax slice', fill: 'none' } as const;
  return (
    <>
      <svg aria-hidden="true" {...svgProps} className={`drawing lines-layer ${className}`}>
        {views[view].segments.map((name) => (
          <g key={name} transform={toBendAxes(segments[name].angle)} className="field-lines">
            {segments[name].plots.map(({ path, lineLength, lineSpacing }) => (
              <path key={path} d={path} strokeWidth={lineLength} strokeDasharray={`1.5 ${lineSpacing - 1.5}`} />
            ))}
            {segments[name].tapers.map((lines) => (
              <path key={lines} d={lines} />
            ))}
          </g>
        ))}
        {plotLabels.length > 0 && (
          // The background of a label: the box of its text and of a space at each end. By eye, its top is between two lines.
          <filter id="label" y="-16%" height="126%" colorInterpolationFilters="sRGB">
            <feFlood floodColor="var(--paper)" result="background" />
            <feComposite in="SourceGraphic" in2="background" />
          </filter>
        )}
        {plotLabelPositions.map(
          ({ angle, x, y }, index) =>
            plotLabels[index] && (
              <text key={plotLabels[index]} x={x} y={y} transform={toBendAxes(angle)} filter="url(#label)">
                {`\u00a0${plotLabels[index]}\u00a0`}
              </text>
            ),
        )}
      </svg>
      {hasWater && (
        <svg aria-hidden="true" {...svgProps} className={`drawing ${className}`}>
          <path d={canalPaths.upper} className="polder-upper" strokeWidth={canal.width} />
          <path d={canalPaths.lower} className="polder-lower" strokeWidth={canal.width} />
          <Lock transform={canalPaths.lock} />
          {waterLabelTransforms.map(
            (position, index) =>
              waterLabels[index] && (
                <text key={position} transform={position} className="water-label">
                  {waterLabels[index]}
                </text>
              ),
          )}
        </svg>
      )}
    </>
  );
}
