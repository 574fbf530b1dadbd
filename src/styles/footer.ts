import type { StaticShortcutMap } from 'unocss';

/** The footer of every page. */
export const footer: StaticShortcutMap = {
  footer: 'bg-deepest text-on-deep-quiet [--ring:var(--on-deep)] py-16 print:bg-transparent',
  'footer-grid': 'columns gap-y-8 md:(grid-cols-2 items-baseline)',
  'footer-brand': 'brand min-h-54.4px text-2xl text-on-deep',
  'footer-links': [
    'grid content-start justify-items-start -my-2 text-on-deep',
    '[&_a]:(inline-flex items-center min-h-44px no-underline) [&_a:hover]:underline',
  ],
  'footer-pages': 'flex flex-wrap gap-x-6 md:grid',
  'footer-rights': 'md:col-span-full pt-6 border-t border-t-solid [border-color:#ffffff40] text-sm',
};
