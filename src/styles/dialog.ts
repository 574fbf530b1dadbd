import type { StaticShortcutMap } from 'unocss';

/** The dialog, and the projects that stand in its place until it is there. */
export const dialog: StaticShortcutMap = {
  // The height was agreed on: see `tests/specification.ts`.
  dialog: [
    'w-full max-w-640px max-h-80vh max-h-80dvh overflow-auto rounded-2xl border border-solid border-line',
    'bg-paper text-ink media-moving:data-[state=open]:rise',
  ],
  'dialog-head': [
    'sticky top-0 media-low:static flex items-center gap-3 p-4 sm:(gap-5 p-6)',
    'bg-paper border-b border-b-solid border-line break-anywhere [&>img]:w-56px sm:[&>img]:w-80px',
  ],
  'dialog-title': 'text-2xl leading-[1.2]',
  'dialog-close': 'button-icon ml-auto self-start -mt-2 -mr-2 hover:bg-porcelain',
  'dialog-body': 'px-4 sm:px-6 py-2',

  // Without scripts, and on paper, the projects stand in the page.
  projects: 'wrap media-no-script:(grid gap-8 pb-24) print:(grid gap-8)',
  project: [
    'hidden target:block fixed inset-0 z-50 m-auto w-[calc(100%-32px)] h-fit [box-shadow:0_0_0_100vmax_var(--veil)]',
    'media-no-script:(block static m-0 w-full max-h-none [box-shadow:none]) print:(block static m-0 max-h-none [box-shadow:none])',
  ],
  'project-close': 'media-no-script:hidden print:hidden',
};
