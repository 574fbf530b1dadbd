import type { StaticShortcutMap } from 'unocss';

/** The bar of every page, and the menu that its items are on a small screen. */
export const bar: StaticShortcutMap = {
  skip: 'absolute left-4 -top-100px z-30 focus:top-4',
  bar: [
    // While a dialog stops scrolling, Ark sets the width of the scrollbar.
    'fixed inset-x-0 top-0 z-20 pr-[var(--scrollbar-width)]',
    'border-b border-b-solid border-transparent',
    'data-[opaque]:(bg-paper border-line) [&:has(:popover-open)]:bg-paper colours-fade',
    'media-no-script:bg-paper supports-no-popover:static',
  ],
  'bar-row':
    'wrap flex items-center justify-between gap-4 min-h-[var(--bar)] pt-[env(safe-area-inset-top)] supports-no-popover:flex-wrap',
  // As high as one line of the page with room to tap; a long name has room for two closer ones.
  brand: [
    'inline-grid items-center min-h-51.2px text-balance break-anywhere',
    'text-1.375rem leading-[1.1] font-700 tracking-[-.03em] no-underline text-ink',
  ],
  'brand-end': 'inline-flex items-baseline gap-.1em',
  'brand-dot': 'w-.32em h-.32em rounded-full bg-spark',
  'menu-toggle': [
    'button-icon w-48px h-48px -mr-12px lg:hidden supports-no-popover:hidden',
    // Two lines; a cross while the menu is open.
    '[&>:last-child]:hidden [.bar:has(:popover-open)_&>*]:hidden [.bar:has(:popover-open)_&>:last-child]:block',
  ],
  menu: [
    'm-0 border-0 p-0 text-ink backdrop:(bg-backdrop top-[var(--bar)])',
    'lt-lg:(inset-[var(--bar)_0_auto] w-full max-w-none max-h-[calc(100dvh-var(--bar))])',
    'lt-lg:[&>*]:[padding-inline:var(--margin)]',
    // A canal, and a ditch from each item to it. Its lock is at the current item.
    'lt-lg:[--canal-width:24px]',
    'lt-lg:[background:linear-gradient(transparent,var(--canal-low)_40px)_right_var(--margin)_top/24px_no-repeat_var(--paper)]',
    'lg:(static flex shrink-0 items-center gap-6 overflow-visible [background:none])',
  ],
  'menu-list': 'grid grid-cols-1 pt-2 lg:(flex p-0)',
  'menu-link': [
    'no-underline hover:text-delft aria-[current]:text-delft',
    'lt-lg:(relative flex items-center py-3 text-1.75rem leading-[1.25] font-500 aria-[current]:font-700)',
    'lt-lg:before:([content:""] relative z-[-2] order-1 flex-1 h-8px ml-5 mr-24px bg-canal-low)',
    'lt-lg:aria-[current]:after:(gate right-4.8px top-[calc(50%-28px)] [rotate:90deg])',
    'lg:(block py-.625rem px-3 font-500 [text-decoration-color:var(--spark)] decoration-2 underline-offset-8)',
    'lg:hover:underline lg:aria-[current]:underline',
  ],
  'menu-foot':
    'flex flex-col items-start gap-5 py-6 lt-lg:[&>a]:(mr-10 bg-delft text-on-delft) lg:(flex-row items-center p-0 gap-5)',
  install: 'inline-flex items-center gap-3 min-h-48px font-600 underline underline-offset-4',
  flags: 'flex flex-wrap items-center gap-2',
  flag: [
    'relative border-2 border-solid border-transparent hover:border-line [outline-offset:0]',
    'aria-[current]:border-delft media-forced-colours:[&:not([aria-current])]:[border-color:Canvas]',
  ],
  'flag-drawing': 'rounded-3px outline outline-1 outline-solid outline-line',
};
