import type { StaticShortcutMap } from 'unocss';

/** The bar of every page, and the menu that its items are on a small screen. */
export const bar: StaticShortcutMap = {
  skip: 'button-solid absolute left-4 -top-100px z-30 focus:top-4',
  bar: [
    // Where a dialog stops the scrolling, Ark says how wide the scrollbar was.
    'fixed inset-x-0 top-0 z-20 pt-[env(safe-area-inset-top)] pr-[var(--scrollbar-width,0px)]',
    'border-b border-b-solid border-transparent',
    'data-[opaque]:(bg-paper border-line) [&:has(:popover-open)]:bg-paper colours-fade',
    'media-no-script:bg-paper supports-no-popover:static',
  ],
  'bar-row': 'wrap flex items-center justify-between gap-4 min-h-[var(--bar)] supports-no-popover:flex-wrap',
  // As high as one line of the page with room to tap; a long name has room for two closer ones.
  brand: [
    'inline-grid items-center min-h-51.2px text-balance break-anywhere',
    'text-1.375rem leading-[1.1] font-700 tracking-[-.03em] no-underline text-ink',
  ],
  'brand-end': 'inline-flex items-baseline gap-.1em',
  'brand-dot': 'w-.32em h-.32em rounded-full bg-spark',
  'menu-toggle': [
    'button-icon w-48px h-48px -mr-12px room:hidden supports-no-popover:hidden',
    // Two lines; a cross while the menu is open.
    '[&>:last-child]:hidden [.bar:has(:popover-open)_&>*]:hidden [.bar:has(:popover-open)_&>:last-child]:block',
  ],
  menu: [
    'inset-[calc(var(--bar)+env(safe-area-inset-top))_0_auto] w-full max-w-none',
    'max-h-[calc(100dvh-var(--bar)-env(safe-area-inset-top))] m-0 border-0 p-0 overflow-auto',
    'bg-paper text-ink backdrop:(bg-backdrop top-[calc(var(--bar)+env(safe-area-inset-top))])',
    'room:(static flex shrink-0 items-center gap-6 w-auto max-h-none overflow-visible bg-transparent)',
  ],
  'menu-list': 'grid grid-cols-1 pt-2 safe-x room:(flex p-0)',
  'menu-link': [
    'block py-4 text-xl font-500 no-underline border-b border-b-solid border-line hover:text-delft',
    'aria-[current]:(text-delft font-700 border-spark)',
    'room:(text-base py-.625rem px-3 border-0 decoration-spark decoration-2 underline-offset-8)',
    'room:aria-[current]:(font-500 underline)',
    // The underline of the current item, drawn from the left for the one under the pointer.
    'room:[background:linear-gradient(var(--spark),var(--spark))_0_100%/0_2px_no-repeat_content-box]',
    'room:[&:not([aria-current]):hover]:[background-size:100%_2px] media-moving:[transition:background-size_.2s]',
  ],
  'menu-foot': [
    'flex flex-wrap items-center justify-between gap-4 py-6 safe-x room:(p-0 gap-5)',
    '[&>a]:(w-full bg-delft text-on-delft hover:bg-delft-strong)',
    'room:[&>a]:(w-auto bg-paper text-delft hover:(bg-delft text-on-delft))',
  ],
  install: 'inline-flex items-center gap-3 min-h-48px font-600 underline underline-offset-4',
  flags: 'flex flex-wrap items-center gap-2',
  flag: [
    'button-icon relative border-2 border-solid border-transparent hover:border-line [outline-offset:0]',
    'aria-[current]:border-delft media-forced-colours:[&:not([aria-current])]:[border-color:Canvas]',
  ],
  'flag-drawing': 'rounded-3px outline outline-1 outline-solid outline-line',
};
