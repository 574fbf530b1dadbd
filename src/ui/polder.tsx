/** A field: lines drawn as the dashes of one broad stroke. */
interface Field {
  /** The middle line of the field, in the frame of its reach of the canal. */
  path: string;
  depth: number;
  /** Distance from line to line. */
  pitch: number;
}

interface Reach {
  transform: string;
  fields: readonly Field[];
}

const bend = 'translate(430 400)';

/** The two reaches of the canal, above and below its one bend; y runs along the water. */
const reaches: readonly Reach[] = [
  {
    transform: `${bend} rotate(20)`,
    fields: [
      { path: 'M-180-640V-330', depth: 280, pitch: 9 },
      { path: 'M-320-160H-40', depth: 316, pitch: 13 },
      { path: 'M-490-640V60', depth: 316, pitch: 18 },
      { path: 'M180-640V-250', depth: 280, pitch: 14 },
      { path: 'M40-120H320', depth: 236, pitch: 8 },
      { path: 'M340-640V60', depth: 24, pitch: 8 },
      { path: 'M360-300H700', depth: 700, pitch: 16 },
    ],
  },
  {
    transform: `${bend} rotate(-26)`,
    fields: [
      { path: 'M-180 40V270', depth: 280, pitch: 15 },
      { path: 'M-320 450H-40', depth: 336, pitch: 9 },
      { path: 'M-500 40V700', depth: 336, pitch: 11 },
      { path: 'M40 100H300', depth: 180, pitch: 12 },
      { path: 'M170 206V640', depth: 260, pitch: 8 },
      { path: 'M316 300H640', depth: 580, pitch: 14 },
    ],
  },
];

const canal = 'M648-200L430 400L722 1000';

/**
 * The polder from above: fields of parallel lines, cut by a canal that bends once. The one drawing
 * of the site; the bands crop it, the not-found page breaks it.
 * @param gap draws the breach in the dyke: the water has left its bed
 */
export function Polder({ className, gap = false }: { className?: string; gap?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 800 800"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      {reaches.map(({ transform, fields }) => (
        <g key={transform} transform={transform} className="polder-fields">
          {fields.map(({ path, depth, pitch }) => (
            <path key={path} d={path} strokeWidth={depth} strokeDasharray={`1.5 ${pitch - 1.5}`} />
          ))}
        </g>
      ))}
      <path d={canal} className="polder-bank" />
      <path d={canal} className="polder-water" />
      {gap && <circle cx="430" cy="400" r="120" className="polder-breach" />}
      <path d="M352 352l92 38" className="polder-lock" />
    </svg>
  );
}
