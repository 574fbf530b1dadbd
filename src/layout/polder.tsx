import { canal, flood, lock, reaches, widths } from '../content/polder';

/** Drawn from its upper left corner, where the fields end in steps. The rest runs off at the right and below. */
const frame = { viewBox: '0 0 800 800', preserveAspectRatio: 'xMinYMin slice', fill: 'none' };

const atBend = (turn: number) => `translate(430 400) rotate(${turn})`;

/** The one drawing of the site. The sections crop it. With a gap, the dyke is breached and a field is under water. */
export const Polder = ({ className, gap = false }: { className?: string; gap?: boolean }) => (
  <svg aria-hidden="true" className={className} {...frame}>
    {reaches.map(({ turn, fields, gores }) => (
      <g key={turn} transform={atBend(turn)} className="polder-fields">
        {fields.map(
          ({ path, depth, pitch, isLow }) =>
            !(gap && isLow) && <path key={path} d={path} strokeWidth={depth} strokeDasharray={`1.5 ${pitch - 1.5}`} />,
        )}
        {gores.map((lines) => (
          <path key={lines} d={lines} strokeWidth="1.5" />
        ))}
      </g>
    ))}
    <path d={canal} className="polder-water" strokeWidth={widths.water} />
    {gap && <path d={flood} transform={atBend(-26)} className="polder-flood" />}
    <path d={lock} className="polder-lock" strokeWidth={widths.lock} />
  </svg>
);
