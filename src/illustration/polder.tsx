import { Lock } from './lock';
import { canal, namePlaces, segments, views } from './shapes';

const atBend = (turn: number) => `translate(430 400) rotate(${turn})`;

interface Props {
  className: string;
  /** What is shown of it. */
  view: keyof typeof views;
  /** The names of fields, as on a map. There is room for four. */
  names?: readonly string[];
}

/** The one drawing of the site, which the sections crop: the land, whose lines may fade, and the water over it. */
export function Polder({ className, view, names = [] }: Props) {
  const hasWater = view !== 'fields';
  const course = view === 'about' ? canal.lockBelowBend : canal.lockAboveBend;
  const frame = {
    viewBox: views[view].box,
    preserveAspectRatio: 'xMidYMax slice',
    fill: 'none',
  } as const;
  return (
    <>
      <svg aria-hidden="true" {...frame} className={`drawing fields-layer ${className}`}>
        {views[view].segments.map((name) => (
          <g key={name} transform={atBend(segments[name].turn)} className="polder-fields">
            {segments[name].fields.map(({ path, lineLength, pitch }) => (
              <path key={path} d={path} strokeWidth={lineLength} strokeDasharray={`1.5 ${pitch - 1.5}`} />
            ))}
            {segments[name].tapers.map((lines) => (
              <path key={lines} d={lines} />
            ))}
          </g>
        ))}
        {names.length > 0 && (
          // The ground of a name: the box of its text, with a space at each end. By eye, its upper edge is between two lines.
          <filter id="place-name" y="-16%" height="126%" colorInterpolationFilters="sRGB">
            <feFlood floodColor="var(--paper)" />
            <feComposite in="SourceGraphic" />
          </filter>
        )}
        {namePlaces.map(
          ({ turn, x, y }, index) =>
            names[index] && (
              <text key={names[index]} x={x} y={y} transform={atBend(turn)}>
                {`\u00a0${names[index]}\u00a0`}
              </text>
            ),
        )}
      </svg>
      {hasWater && (
        <svg aria-hidden="true" {...frame} className={`drawing ${className}`}>
          <path d={course.upper} className="polder-upper" strokeWidth={canal.width} />
          <path d={course.lower} className="polder-lower" strokeWidth={canal.width} />
          <Lock at={course.lock} />
        </svg>
      )}
    </>
  );
}
