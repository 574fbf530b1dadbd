import type { StaticShortcutMap } from 'unocss';

/** Names for classes of one place that are more than a line of it holds. */
export const parts: StaticShortcutMap = {
  'page-head': [
    'cropped',
    'pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(48px,6vw,96px))] pb-[clamp(40px,5vw,72px)]',
  ],
  'head-drawing': [
    'absolute z-[-1] right-0 top-[calc(var(--bar)+env(safe-area-inset-top))] w-42% h-full',
    'overflow-visible hidden lg:block',
  ],

  closing: 'section deep cropped print:hidden [--canal:var(--deep-canal)] [--field:var(--deep-field)]',
  'closing-drawing': 'absolute z-[-1] right-0 -top-120px w-42% min-w-480px h-800px overflow-visible hidden lg:block',

  'logo-cell': [
    'grid place-items-center px-4 h-104px lg:h-120px rounded-xl bg-porcelain',
    '[&:hover_img]:[filter:none]',
  ],
  logo: [
    'h-40px md:h-44px w-auto max-w-full [object-fit:contain]',
    '[filter:brightness(0)_opacity(.78)] media-dark:[filter:brightness(0)_invert(1)_opacity(.86)]',
    'media-moving:(transition-[filter] duration-200)',
  ],
  'logo-more': [
    'col-span-2 lg:col-span-1 grid content-center justify-items-start gap-2 p-5 min-h-104px rounded-xl',
    'border-2 border-solid border-transparent bg-delft hover:bg-delft-strong',
    'text-on-delft font-600 leading-snug text-balance no-underline',
  ],

  quote: [
    'm-0 pt-7 text-size-title leading-[1.2] tracking-[-.02em] md:[text-indent:-.42em]',
    '[background:linear-gradient(var(--spark),var(--spark))_0_0/56px_4px_no-repeat]',
  ],

  timeline: [
    'wrap grid grid-cols-2 gap-x-4 gap-y-6 md:(grid-cols-4 gap-y-10) lg:grid-cols-7',
    'pb-[clamp(72px,8vw,128px)] media-no-script:hidden',
  ],
  'timeline-button': [
    'relative grid justify-items-center gap-4 p-2 w-full rounded-xl',
    'text-center text-.9375rem font-500 leading-snug break-anywhere',
    '[&:is(:hover,:focus-visible)_img]:[transform:translateY(-.25rem)]',
  ],
  'timeline-logo': [
    'w-104px h-104px rounded-full bg-paper [box-shadow:0_0_0_8px_var(--paper)]',
    'media-moving:(transition-transform duration-200)',
  ],

  'contact-drawing': [
    'absolute z-[-1] right-0 top-0 overflow-hidden w-38% h-full hidden lg:block',
    '[clip-path:polygon(50%_0,100%_0,100%_100%,0_100%)]',
  ],
  field: [
    'w-full min-h-52px px-4 py-3 rounded-xl border border-solid border-edge resize-y [scroll-margin-top:3rem]',
    'bg-paper text-ink font-400 hover:border-delft aria-[invalid]:(border-error border-2)',
  ],

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
    '[translate:var(--x)_var(--y)] z-[var(--z-index)] media-moving:(transition-[translate] duration-200)',
    'deep flex items-start gap-4 w-[min(440px,calc(100vw-32px))] p-5 rounded-xl text-balance',
    'border border-solid [border-color:#fff3] [outline-offset:-6px] [box-shadow:0_8px_32px_#0003]',
  ],
  'toast-answer': [
    'min-h-44px px-5 rounded-full border-2 border-solid border-on-deep font-600',
    'hover:(bg-on-deep text-deep)',
  ],
};
