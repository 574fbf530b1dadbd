import type { StaticShortcutMap } from 'unocss';

/** The wall of client logos, and the link at its end. */
export const wall: StaticShortcutMap = {
  'logo-wall': [
    // Each cell is outlined, and the outer lines are cut off: what is left are the ditches between them.
    'grid gap-1px overflow-hidden grid-cols-2 auto-rows-[minmax(104px,auto)] md:grid-cols-4',
    'lg:(grid-cols-5 auto-rows-[minmax(128px,auto)])',
  ],
  'logo-cell': 'grid place-items-center px-4 outline outline-1 outline-solid outline-line',
  'logo-more': [
    'col-span-2 lg:col-span-1 flex items-center justify-between gap-3 px-5 py-3 [&>svg]:shrink-0',
    'border border-solid border-transparent bg-deep-canal hover:bg-deep [--ring:var(--on-deep)] [outline-offset:-9px]',
    'text-on-deep font-600 leading-snug text-balance break-anywhere no-underline',
  ],
};
