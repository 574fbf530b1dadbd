import type { StaticShortcutMap } from 'unocss';

/** The bands that show the polder: heads of pages, the end of a page, the form. `polder.css` draws it. */
export const bands: StaticShortcutMap = {
  cropped: 'relative overflow-hidden [isolation:isolate]',
  'beside-drawing': 'grid gap-6 lg:max-w-54%',
  hero: [
    'flex-auto cropped grid items-center lg:min-h-[min(100svh,860px)]',
    '[--drawing:clamp(260px,68vw,380px)]',
    'pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(32px,6vw,96px))]',
    'pb-[calc(var(--drawing)+48px)] md:pb-[clamp(64px,8vw,128px)]',
  ],
  'hero-breach': 'hero [--drawing:min(88vw,560px)]',
  'hero-text': 'md:max-w-62% [&_.buttons]:mt-4',
  'hero-drawing': [
    'fade-in absolute z-[-1] right-0 bottom-0 overflow-hidden w-full h-[var(--drawing)]',
    'md:(w-50% h-[calc(100%-var(--bar)-env(safe-area-inset-top))])',
  ],
  'page-head': [
    'cropped',
    'pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(48px,6vw,96px))] pb-192px lg:pb-[clamp(40px,5vw,72px)]',
  ],
  // The land begins softly, not with a cut.
  'fade-in': '[mask-image:linear-gradient(transparent,#000_56px)]',
  // Under the text; from `lg` on, the drawings stand beside it.
  strip: 'fade-in absolute z-[-1] right-0 bottom-0 w-full h-160px',
  'over-strip': 'pb-216px lg:pb-[clamp(72px,5vw+48px,144px)]',
  'head-drawing': 'strip lg:(w-44% h-[calc(100%-var(--bar)-env(safe-area-inset-top))])',
  // In a window that is higher than the page, it grows: nothing shows between it and the footer.
  closing: 'section deep cropped flex-auto over-strip',
  'closing-drawing': 'strip lg:(w-50% h-full [mask-image:none])',
  // It stands still, whatever the form says.
  'contact-drawing': [
    'strip lg:(top-160px w-[min(50%,640px)] h-780px [mask-composite:intersect])',
    'lg:[mask-image:linear-gradient(transparent,#000_56px),linear-gradient(90deg,transparent,#000_56px)]',
  ],
};
