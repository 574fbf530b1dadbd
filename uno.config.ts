import { defineConfig, presetMini } from 'unocss';
import { light } from './src/content/colours.ts';
import { createColourVariables } from './src/styles/colours.ts';

export default defineConfig({
  presets: [presetMini({ preflight: false })],
  preflights: [{ getCSS: createColourVariables }],
  // What several parts use. A utility beside a shortcut wins. Whatever has a pseudo-element is in the CSS file of its part.
  shortcuts: {
    wrap: 'w-full max-w-$column-width mx-auto [padding-inline:var(--margin)]',
    section: '[padding-block:var(--section-padding)]',
    'section-head': 'grid gap-4 mb-[clamp(40px,4vw,64px)]',
    // Unlike `hidden`, `clip` cannot be scrolled to what is beyond the edge, not even by the focus.
    cropped: 'relative overflow-hidden supports-[overflow:clip]:[overflow:clip] [isolation:isolate]',
    'header-row': [
      'wrap flex items-center justify-between gap-4 min-h-[var(--header-height)] pt-[env(safe-area-inset-top)]',
      'supports-no-popover:flex-wrap',
    ],

    'title-display': 'text-size-display leading-[1.02] tracking-[-.025em]',
    'title-section': 'text-size-title',
    'title-card': 'leading-[1.25] tracking-[-.01em]',
    lead: 'text-size-lead text-quiet md:text-balance max-w-38em',
    link: 'text-delft font-600 [text-decoration:underline_2px_var(--field-line)] hover:[text-decoration-color:var(--spark)]',
    // One line of the page (1.6 × 17 px) and 12 px above and below, to tap; a long name has two lines, closer to each other. In large
    // letters on a phone, a long word breaks.
    brand: [
      'inline-grid items-center min-h-51.2px min-w-0 pr-.42em text-balance [overflow-wrap:anywhere]',
      'text-1.375rem leading-[1.1] font-700 tracking-[-.03em] no-underline text-ink',
    ],
    'sr-only': 'absolute w-px h-px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',

    button: [
      'inline-flex items-center justify-center gap-2 min-h-48px px-6 py-2 rounded-full border-2 border-solid',
      'font-600 leading-tight text-center no-underline colours-fade',
    ],
    'button-solid': 'bg-delft text-on-delft border-delft hover:(bg-delft-strong border-delft-strong)',
    'button-line': 'bg-paper border-delft text-delft hover:(bg-delft text-on-delft)',
    'button-deep': 'bg-on-deep border-on-deep text-deep hover:(bg-deep text-on-deep)',
    'button-icon': 'inline-grid place-items-center shrink-0 w-44px h-44px rounded-full',
    buttons: 'flex flex-wrap gap-3',
    'colours-fade': 'media-moving:[transition:color_.2s,background-color_.2s,border-color_.2s]',

    deep: [
      'bg-deep text-on-deep [--ring:var(--on-deep)] [--quiet:var(--on-deep)]',
      '[--field-line:var(--deep-field-line)]',
    ],
    'line-drawing': 'fill-none stroke-cap-round stroke-join-round',
    // The dialog, and the projects that are shown in place of it until it is loaded. The height is fixed by the specification.
    panel: [
      'w-full max-w-672px max-h-80vh max-h-80dvh overflow-auto rounded-4px border border-solid border-line',
      'bg-card text-ink [--padding:clamp(1rem,4vw,2rem)]',
    ],
    'panel-title': 'text-[clamp(1.5rem,4.5vw,2rem)] leading-[1.15]',
    // By eye, the cross is at the edge of the text.
    'panel-close': 'button-icon ml-auto -mr-3.5 hover:bg-porcelain',
  },
  content: { pipeline: { include: /src\/.*\.tsx$/ } },
  // Words of the code that are no classes.
  blocklist: ['block', 'ms', 'px', 'static', 'transform', 'visible'],
  theme: {
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
    fontSize: {
      // By the height of the window, too: in a low one the buttons of the hero stay in sight.
      display: 'clamp(min(2.5rem,10.5vw),min(.75rem + 5.2vw,1rem + 9vh),6rem)',
      card: 'clamp(1.25rem,1.75vw,1.5rem)',
      title: 'clamp(1.875rem,1.4rem + 2.2vw,3rem)',
      lead: 'clamp(1.125rem,1.05rem + .4vw,1.3125rem)',
    },
    // In em, so that enlarged text gets the layout that has room for it.
    breakpoints: { md: '48em', lg: '64em' },
    media: {
      moving: '(prefers-reduced-motion:no-preference)',
    },
    supports: { 'no-popover': 'not selector(:popover-open)' },
  },
});
