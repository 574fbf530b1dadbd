import type { StaticShortcutMap } from 'unocss';

/** The services: parcels of the land along the canal, which comes from the hero down the margin of the page. */
export const services: StaticShortcutMap = {
  services: [
    'relative grid grid-cols-1 gap-x-3 gap-y-10 pr-[calc(var(--river)+12px-var(--margin))] md:grid-cols-2 lg:(grid-cols-4 pr-0)',
    '[--height:84px] [--ditch:12px] md:([--height:192px] [--ditch:36px])',
  ],
  service: 'grid grid-cols-1 grid-rows-subgrid row-span-3 gap-y-3 items-end [&>:not(div)]:pr-3',
  'service-land': [
    'grid h-[var(--height)] mb-2 [&>svg]:[grid-area:1/1]',
    // The water along a row of parcels, and the canal that it comes from.
    'before:(water left-[-100vw] right-[calc(var(--river)-var(--margin)-var(--land)*.089)] h-[var(--ditch)])',
    'after:(water left-[calc(100%+var(--margin)-var(--river))] w-[calc(var(--land)*.089)])',
    'after:(h-200rem mt-[calc(var(--ditch)-200rem)])',
  ],
  parcel: 'self-end w-full h-[calc(var(--height)-var(--ditch))] stroke-field',
  mark: [
    'self-center mt-[var(--ditch)] -ml-8px bg-porcelain stroke-delft md:(justify-self-center ml-0 rounded-full)',
    '[&>circle]:(fill-delft stroke-none)',
  ],
  'service-text': 'self-start text-quiet',
};
