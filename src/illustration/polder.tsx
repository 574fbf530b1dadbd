import { canal, flood, lock, reaches, views } from './shapes';

const atBend = (turn: number) => `translate(430 400) rotate(${turn})`;

/** The lock between the two waters. Its gates open when a visitor sets out. */
const Lock = () => (
  <g transform={lock.at}>
    <path d={lock.water} className="polder-low" />
    <g className="polder-lock" strokeWidth={lock.width}>
      <path d={lock.banks} />
      <path d={lock.left} className="gate-left" />
      <path d={lock.right} className="gate-right" />
    </g>
  </g>
);

interface Props {
  className: string;
  /** What is shown of it: in `breach` a field is under water, in `below` a lock before it has lowered all water. */
  view: keyof typeof views;
}

/** The one drawing of the site, which the sections crop. */
export function Polder({ className, view }: Props) {
  const isBelow = view === 'below';
  return (
    <svg
      aria-hidden="true"
      className={`drawing ${className}`}
      viewBox={views[view]}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
    >
      {reaches.map(({ turn, fields, gores }) => (
        <g key={turn} transform={atBend(turn)} className="polder-fields">
          {fields.map(
            ({ path, depth, pitch, isFar }) =>
              (!isFar || isBelow) && (
                <path key={path} d={path} strokeWidth={depth} strokeDasharray={`1.5 ${pitch - 1.5}`} />
              ),
          )}
          {gores.map((lines) => (
            <path key={lines} d={lines} />
          ))}
        </g>
      ))}
      <path d={canal.upper} className={isBelow ? 'polder-lower' : 'polder-upper'} strokeWidth={canal.width} />
      <path d={canal.lower} className="polder-lower" strokeWidth={canal.width} />
      {view === 'breach' && <path d={flood} transform={atBend(-26)} className="polder-flood" />}
      {!isBelow && <Lock />}
    </svg>
  );
}
