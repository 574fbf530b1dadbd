import type { StaticShortcutMap } from 'unocss';

/** The dialog, and the projects that are shown in place of it until it is loaded. */
export const dialog: StaticShortcutMap = {
  backdrop: 'fixed inset-0 z-40 bg-backdrop',
  lifted: 'media-moving:[animation:lift_.32s_cubic-bezier(.2,.7,.2,1)]',
  // The height was agreed on: see `tests/specification.ts`.
  dialog: [
    'w-full max-w-576px max-h-80vh max-h-80dvh overflow-auto rounded-2xl border border-solid border-line',
    'bg-card text-ink [&[role]]:lifted',
  ],
  'dialog-head': [
    'sticky top-0 media-low:static flex gap-4 p-[clamp(1rem,4vw,2rem)] pb-3',
    'bg-card break-anywhere [border-bottom:24px_solid_var(--canal-low)]',
    // The emblem lies in the canal, as on the timeline, and comes along it.
    '[&>img]:(self-end w-[clamp(80px,25.5vw,100px)] h-auto rounded-full -mb-36px [box-shadow:0_0_0_6px_var(--card)] [--from:-1rem] lifted)',
  ],
  'dialog-title': 'text-[clamp(1.5rem,4.5vw,2rem)] leading-[1.15]',
  'dialog-close': 'ml-auto self-start mt-[calc(.575*clamp(1.5rem,4.5vw,2rem)-22px)] -mr-2 hover:bg-porcelain',
  'dialog-body': 'px-[clamp(1rem,4vw,2rem)] py-3',

  case: [
    'grid grid-cols-1 justify-items-start gap-4 py-5 text-quiet break-anywhere [&_h3]:(text-xl leading-[1.25] text-ink)',
    '[&_ul]:(flex flex-wrap gap-2 pt-2) [&_li]:(pill border border-solid border-edge)',
  ],
  badge: 'pill bg-porcelain',
  pill: 'px-3 py-1 rounded-full text-sm leading-snug',
};
