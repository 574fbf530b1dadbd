import type { StaticShortcutMap } from 'unocss';

/** The bands that show the polder: heads of pages, the end of a page, the form. `polder.css` draws it. */
export const bands: StaticShortcutMap = {
  // Clipped, it cannot be scrolled to what runs off its edge.
  cropped: 'relative overflow-hidden supports-[overflow:clip]:[overflow:clip] [isolation:isolate]',
  'beside-drawing': 'grid gap-6 lg:max-w-54%',
  'closing-text': 'grid gap-6 lg:max-w-40%',
  hero: [
    'flex-auto grid items-center lg:min-h-[min(100svh,860px)]',
    'pt-[calc(var(--bar)+clamp(32px,6vw,96px))]',
    'pb-[calc(var(--land)*.82+24px)] md:pb-[clamp(64px,8vw,128px)]',
    // The land begins softly: on a phone below the text, beside it below the bar.
    'after:(absolute z-[-1] inset-[0_0_calc(var(--land)*.82-40px)] [content:""])',
    'after:[background:linear-gradient(var(--paper)_calc(100%-40px),transparent)]',
    'md:after:(bottom-auto h-[calc(var(--bar)+40px)])',
  ],
  'hero-text': 'md:max-w-62% [&_.buttons]:(mt-4 max-w-21rem lg:max-w-max) [&_.buttons>*]:flex-auto',
  // Its canal leaves the hero in the margin of the page, where the next band takes it up.
  'hero-drawing':
    'h-[var(--land)] w-[calc(var(--land)*1.25)] right-[calc(50%-min(50%,648px)+var(--river)-var(--land)*.514)]',
  'page-head': ['pt-[calc(var(--bar)+clamp(48px,6vw,96px))] pb-192px md:pb-232px lg:pb-[clamp(40px,5vw,72px)]'],
  // The land begins softly, not with a cut.
  'fade-in': '[mask-image:linear-gradient(transparent,#000_var(--fade,40px))]',
  drawing: 'fade-in absolute z-[-1] bottom-0 max-w-none',
  // Under the text; from `lg` on, the drawings are beside it.
  'head-drawing': 'h-160px md:h-200px',
  // Its canal runs on at the edge of the window.
  'beside-head': 'w-120% right-[calc(var(--river)-25vw)] lg:(w-auto right-[var(--head-end)] h-[var(--head)])',
  // Its canal leaves it in the margin of the page, as that of the hero does.
  'above-timeline': [
    'right-0 w-full md:([scale:-1_1] w-1216px right-[calc(50%-min(50%,648px)+.3*var(--margin)-603px)])',
    // Its last field ends where the text does.
    'lg:(h-264px [clip-path:polygon(0_0,calc(100vw-230px)_0,calc(100vw-100px)_100%,0_100%)])',
  ],
  // In a window that is higher than the page, it grows: nothing shows between it and the footer.
  closing: 'flex-auto pb-216px lg:pb-[var(--band)]',
  // The other way round: on the about page it takes up the canal of the section above.
  'closing-drawing': [
    '[scale:-1_1] left-0 w-144% h-160px lg:(top-0 left-auto w-1300px h-640px)',
    'lg:([mask-image:linear-gradient(-90deg,transparent,#000_96px)] right-[calc(50%-min(50%,648px)+48px+24rem+98px-1128px)])',
  ],
  // Messages of the form do not move it.
  'contact-drawing': 'hidden lg:(block right-0 w-[calc(50%-36px)] h-480px [--fade:100px])',
};
