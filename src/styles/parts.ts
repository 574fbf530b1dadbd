import type { StaticShortcutMap } from 'unocss';

/** Names for classes of one place that are more than a line of it holds. */
export const parts: StaticShortcutMap = {
  'page-head': [
    'cropped',
    'pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(48px,6vw,96px))] pb-[clamp(40px,5vw,72px)]',
  ],
  'head-drawing': [
    'absolute z-[-1] right-0 top-[calc(var(--bar)+env(safe-area-inset-top))] w-42%',
    'h-[calc(100%-var(--bar)-env(safe-area-inset-top))]',
    'overflow-visible hidden lg:block',
  ],

  // The lock is on the page already.
  closing: [
    // In a window that is higher than the page, it grows: nothing shows between it and the footer.
    'section deep cropped flex-auto print:hidden',
    '[--canal:var(--deep-canal)] [--field:var(--deep-field)] [--spark:var(--deep-canal)]',
  ],
  'closing-drawing': 'absolute z-[-1] right-0 -top-340px w-50% h-[calc(100%+340px)] overflow-visible hidden lg:block',

  services: 'grid grid-cols-1 gap-4 md:(grid-cols-2 gap-6) xl:grid-cols-4',
  // The rows of one card are as high as those of its neighbours.
  service: [
    'flex flex-wrap items-center gap-x-4 gap-y-3',
    'md:(grid grid-cols-1 items-start row-span-3 [grid-template-rows:subgrid])',
  ],

  // Beside the mark as long as its longest word has room there.
  'service-title': 'min-w-0 flex-[1_1_min-content] [overflow-wrap:break-word]',
  mark: 'overflow-visible w-48px md:(w-64px mb-3)',

  'logo-cell': [
    'grid place-items-center px-4 h-104px lg:h-120px rounded-xl bg-porcelain',
    '[&:hover_img]:[filter:none]',
  ],
  logo: [
    'h-40px md:h-44px w-auto max-w-full [object-fit:contain]',
    // Close to the ink of each scheme.
    '[filter:brightness(0)_invert(.085)_sepia(1)_saturate(3.25)_hue-rotate(175deg)]',
    'media-dark:[filter:brightness(0)_invert(1)_opacity(.92)]',
    'media-moving:(transition-[filter] duration-200)',
  ],
  'logo-more': [
    'col-span-2 lg:col-span-1 flex items-center justify-between gap-3 px-5 py-3 min-h-104px rounded-xl [&>svg]:shrink-0',
    'border-2 border-solid border-transparent bg-delft hover:bg-delft-strong',
    'text-on-delft font-600 leading-snug text-balance no-underline',
  ],

  quote: [
    'm-0 pt-7 [&_p]:text-balance text-size-title leading-[1.2] tracking-[-.02em] md:[text-indent:-.42em] md:[&:lang(nl)]:[text-indent:-.24em]',
    '[background:linear-gradient(var(--spark),var(--spark))_0_0/56px_4px_no-repeat]',
  ],

  timeline: 'wrap grid grid-cols-2 gap-x-4 gap-y-6 md:(grid-cols-4 gap-y-10) lg:(grid-cols-7 gap-x-6)',
  'timeline-year': 'h-24px leading-24px text-center',
  'timeline-button': 'relative grid justify-items-center gap-4 p-2 w-full rounded-xl text-center',
  'timeline-name': [
    'text-.9375rem font-600 leading-snug text-balance break-anywhere text-delft',
    'underline decoration-2 underline-offset-4',
  ],

  // Its size hangs on nothing that the form may say.
  'contact-drawing': 'absolute z-[-1] right-0 top-360px w-50% h-640px overflow-visible hidden lg:block',
  'contact-form': 'grid grid-cols-1 content-start items-start gap-5 lg:grid-cols-2 media-no-script:hidden',
  details: 'grid gap-5 md:grid-cols-3 lg:grid-cols-2',
  'field-part': 'grid grid-cols-1 gap-2 font-600',
  field: [
    'w-full min-h-52px px-4 py-3 rounded-xl border border-solid border-edge resize-y [scroll-margin-top:3rem]',
    'bg-card text-ink font-400 [&:not([aria-invalid]):hover]:border-delft aria-[invalid]:(border-error border-2)',
  ],

  // The height was agreed on: see `tests/specification.ts`.
  dialog: [
    'w-full max-w-640px max-h-80vh max-h-80dvh overflow-auto rounded-2xl border border-solid border-line',
    'bg-paper text-ink media-moving:data-[state=open]:rise',
  ],
  'dialog-head': [
    'sticky top-0 media-low:static flex items-center gap-3 p-4 sm:(gap-5 p-6)',
    'bg-paper border-b border-b-solid border-line break-anywhere [&>img]:w-56px sm:[&>img]:w-80px',
  ],

  toast: [
    // Ark says where each message of several stands.
    '[translate:var(--x,0)_var(--y,0)] z-[var(--z-index,auto)] media-moving:[transition:translate_.2s]',
    'flex items-start gap-4 w-[min(440px,calc(100vw-32px))] p-5 rounded-xl text-balance',
    'bg-card text-ink border-2 border-solid border-delft [box-shadow:0_8px_32px_#0004]',
  ],
  'toast-answer': [
    'min-h-44px px-5 rounded-full border-2 border-solid border-delft text-delft font-600',
    'hover:(bg-delft text-on-delft)',
  ],
};
