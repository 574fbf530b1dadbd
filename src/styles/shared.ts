import type { StaticShortcutMap } from 'unocss';

/** The vocabulary of the site: names for classes that several parts use. */
export const shared: StaticShortcutMap = {
  wrap: 'w-full max-w-1296px mx-auto [padding-inline:var(--margin)]',
  section: 'relative [padding-block:var(--band)]',
  columns: 'grid grid-cols-1 gap-6 lg:grid-cols-4',
  'section-head': 'max-w-46rem grid gap-4 mb-[clamp(40px,4vw,64px)]',
  'title-display': 'text-size-display leading-[1.02] tracking-[-.025em]',
  'title-section': 'text-size-title',
  'title-vast': 'text-[min(44vw,21rem)] md:text-[min(27vw,21rem)] leading-[.8] tracking-[-.02em] text-delft -ml-.01em',
  'title-card': 'text-xl leading-[1.25] tracking-[-.01em]',
  lead: 'text-size-lead text-quiet text-balance max-w-38em',
  link: 'text-delft font-600 underline [text-decoration-color:var(--spark)] decoration-2 underline-offset-4 hover:decoration-4',
  'sr-only': 'absolute w-px h-px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',
  'colours-fade': 'media-moving:[transition:color_.2s,background-color_.2s,border-color_.2s]',
  button: [
    'inline-flex items-center justify-center gap-2 min-h-48px px-6 py-2 rounded-full border-2 border-solid',
    'font-600 leading-tight text-center no-underline break-anywhere colours-fade',
  ],
  'button-solid': 'bg-delft text-on-delft border-delft hover:(bg-delft-strong border-delft-strong)',
  'button-line': 'bg-paper border-delft text-delft hover:(bg-delft text-on-delft)',
  'button-deep': 'bg-on-deep text-deep border-on-deep hover:(bg-deep text-on-deep)',
  'button-icon': 'inline-grid place-items-center shrink-0 w-44px h-44px rounded-full',
  buttons: 'flex flex-wrap gap-3',
  deep: [
    'bg-deep text-on-deep [--ring:var(--on-deep)] [--quiet:var(--on-deep)]',
    '[--canal:var(--deep-canal)] [--canal-low:var(--deep-canal-low)] [--field:var(--deep-field)]',
  ],
  line: 'fill-none stroke-cap-round stroke-join-round',
  // Drawn around what is on the land: a canal, and the gate of a lock in one.
  water: '[content:""] absolute z-[-1] bg-canal-low',
  // Its walls are on both sides of the canal.
  gate: 'water w-[calc(var(--canal-width)*.6)] h-[calc(var(--canal-width)/.84)] bg-spark [clip-path:var(--lock)]',
};
