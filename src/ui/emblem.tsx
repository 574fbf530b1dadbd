interface Drawing {
  /** The angle of the field behind the mark. */
  turn: number;
  mark: string;
  /** Where the orange spark stands. */
  spark: [x: number, y: number];
}

const drawings = {
  consulting: {
    turn: 20,
    mark: 'M32 15a17 17 0 1 0 0 34 17 17 0 0 0 0-34M39 25l-4 10-10 4 4-10z',
    spark: [32, 32],
  },
  development: {
    turn: -26,
    mark: 'M23 21 12 32l11 11M41 21l11 11-11 11M36 17l-8 30',
    spark: [52, 50],
  },
  process: {
    turn: 64,
    mark: 'M10 20h20l12 12-12 12H10M42 32h12M48 25l7 7-7 7',
    spark: [10, 32],
  },
  management: {
    turn: -70,
    mark: 'M32 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24M32 9v46M9 32h46M16 16l32 32M48 16 16 48',
    spark: [32, 32],
  },
} as const satisfies Record<string, Drawing>;

export type EmblemName = keyof typeof drawings;

/** A drawing for a card: a mark on a field of the polder. Silent to screen readers. */
export function Emblem({ name }: { name: EmblemName }) {
  const { turn, mark, spark } = drawings[name];
  const [x, y] = spark;
  return (
    <svg
      aria-hidden="true"
      className="emblem"
      width="64"
      height="64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="emblem-field"
        d="M4 32h56"
        strokeLinecap="butt"
        strokeDasharray="1.5 4.5"
        transform={`rotate(${turn} 32 32)`}
      />
      <path className="emblem-casing" d={mark} />
      <path className="emblem-mark" d={mark} />
      <circle className="emblem-spark" cx={x} cy={y} r="4" />
    </svg>
  );
}
