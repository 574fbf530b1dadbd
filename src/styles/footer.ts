import type { StaticShortcutMap } from 'unocss';

/** The footer of every page. From `md` on, what is only read begins on the line of the first link. */
export const footer: StaticShortcutMap = {
  // Chromium 156 rounds the last section of a page that follows down to a whole pixel.
  footer: 'relative bg-deepest [box-shadow:0_-1px_var(--deepest)] text-on-deep-quiet [--ring:var(--on-deep)] py-16',
  'footer-grid': 'columns gap-y-8 md:([grid-template-columns:1fr_1fr_1.4fr] gap-y-8) lg:grid-cols-4',
  'footer-part': 'grid grid-cols-1 gap-x-6 gap-y-10 content-start md:(gap-y-8 pt-8.4px) lg:(grid-cols-2 col-span-2)',
  // The baseline of its text is on the water, which reaches both edges of the window.
  'footer-land': [
    'col-span-full grid gap-6 mb-4 text-on-deep border-0 border-solid',
    '[border-image:linear-gradient(var(--deep-canal-low),var(--deep-canal-low))_1/0_0_12px/0_100vw_0]',
    '[&>p]:(text-[clamp(2.25rem,6vw,5rem)] leading-[1.1] font-600 text-balance tracking-[-.025em] mb-[calc(12px-.2em)])',
  ],
  'footer-brand': 'brand min-h-44px text-2xl text-on-deep',
  'footer-links': [
    'grid grid-cols-1 content-start justify-items-start text-on-deep break-anywhere md:break-words',
    '[&_a]:(inline-flex items-center min-h-44px min-w-44px no-underline) [&_a:hover]:underline',
  ],
  'footer-pages': 'flex flex-wrap gap-x-6 md:grid',
  // What is added later comes at the end, where it shifts nothing.
  'footer-end':
    'col-span-full flex flex-wrap justify-between gap-x-6 mt-4 pt-6 border-t border-t-solid [border-color:#ffffff40] text-sm',
};
