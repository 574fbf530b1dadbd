/** Each drawing: thin polder lines, and the one mark that makes it a picture of something. */
const drawings = {
  consulting: {
    lines: 'M4 12h14M4 20h9M4 28h9M4 36h14M38 12h6M41 20h3M41 28h3M38 36h6',
    mark: 'M40 24a13 13 0 1 1-26 0 13 13 0 0 1 26 0ZM27 17v7l5 4',
  },
  development: {
    lines: 'M4 14h40M4 14v24h40V14M4 14V8h40v6M10 20h12M10 26h12M10 32h8',
    mark: 'm32 21-5 6 5 6M36 21l5 6-5 6',
  },
  process: {
    lines: 'M4 10h10c8 0 8 14 16 14M4 24h26M4 38h10c8 0 8-14 16-14',
    mark: 'M28 24h15M37 18l6 6-6 6',
  },
  management: {
    lines: 'M6 42V22M14 42V16M22 42V10M30 42V16M38 42V22M4 42h40',
    mark: 'M4 20 22 6l18 14',
  },
} as const;

export type EmblemName = keyof typeof drawings;

/** A large line drawing for a card, of one family with the polder; silent to screen readers. */
export function Emblem({ name }: { name: EmblemName }) {
  const { lines, mark } = drawings[name];
  return (
    <svg
      aria-hidden="true"
      className="emblem"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      <path d={mark} className="emblem-mark" />
    </svg>
  );
}
