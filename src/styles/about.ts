import type { StaticShortcutMap } from 'unocss';

/** The about page: the dyke under its mission, fields of expertise under strips of land, two banks of a canal. */
export const about: StaticShortcutMap = {
  // The canal of the head falls into the high water. In the land of the head it has this place and this width.
  inlet: [
    'before:(water top-0 bottom-48px right-0 w-[var(--river)] bg-deep-canal-low)',
    'lg:before:(right-[calc(var(--head-end)+var(--head)*.236)] w-[calc(var(--head)*.178)])',
  ],
  // Its words keep clear of the canal.
  mission: 'grid gap-6 [&>*]:pr-[var(--river)] pb-[clamp(80px,14vw,220px)]',
  dyke: '[scale:-1_1] absolute z-[-1] inset-x-0 bottom-0 w-full h-[clamp(120px,15vw,250px)]',
  quote: [
    'max-w-22em text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-[1.12] tracking-[-.025em]',
    '[&>p]:(text-balance [hyphens:manual])',
  ],

  expertise: 'grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4',
  // As wide as whole lines need: a line between two pixels is thicker than the others.
  'expertise-field': [
    'grid gap-2 content-start even:[--turn:180deg] [&:nth-child(n+3)]:[--gap:6px]',
    'before:([content:""] h-50px w-[calc(round(down,100%,12px)+2px)] mb-3)',
    'before:[background:repeating-linear-gradient(var(--turn,90deg),var(--field)_0_2px,transparent_0_var(--gap,12px))]',
  ],

  // The lock between the banks joins the two waters. On a phone they lie across the page.
  banks: [
    'grid grid-cols-1 gap-[var(--gap)] [--gap:8rem] [--canal-width:32px]',
    '[--canal-place:calc((var(--gap)+var(--canal-width))/-2)]',
    'lg:([--canal-width:68px] [--gap:10rem] [--canal-place:calc(-4rem-var(--canal-width))] grid-cols-[1fr_24rem])',
  ],
  bank: 'grid gap-6 content-start',
  'far-side': [
    'bank relative',
    'before:(water left-[-100vw] right-[-100vw] top-[var(--canal-place)] h-[var(--canal-width)])',
    // The low water reaches up to the gates.
    'before:[background:conic-gradient(from_32deg_at_calc(100vw+4rem+.08*var(--canal-width))_50%,var(--canal-low)_116deg,var(--canal)_0)]',
    'lg:before:(left-[var(--canal-place)] right-auto top-[calc(-1*var(--band))] w-[var(--canal-width)] h-200vh fade-in)',
    'lg:before:[background:conic-gradient(from_122deg_at_50%_calc(var(--band)+1rem),var(--canal-low)_116deg,var(--canal)_0)]',
    'after:(gate left-4rem top-[calc(var(--canal-place)-.095*var(--canal-width))])',
    'lg:after:(left-[calc(var(--canal-place)+.2*var(--canal-width))] top-[-.6rem] [rotate:90deg])',
  ],
};
