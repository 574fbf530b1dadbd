import { defineConfig, presetMini } from 'unocss';
import { dark, light, print } from './src/styles/colours.ts';

/** The timeline's entrance: 0.05 s per logo (specification, section 9); a long list ends together. */
const stagger = Array.from({ length: 24 }, (_, index) => {
  const position = index < 23 ? index + 1 : 'n+24';
  return `.timeline-item:nth-child(${position}){animation-delay:${(index * 0.05).toFixed(2)}s}`;
}).join('');

const variables = (colours: typeof light) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

// What takes the focus keeps room for its outline when it is scrolled to the edge of the bar. Lists have an empty
// marker: without any, Safari no longer tells its screen reader that they are lists.
const base = `
:root{color-scheme:light dark;--tone:brightness(0) opacity(.78);--bar:3.75rem;${variables(light)}}
@media(min-width:64em){:root{--bar:4.5rem}}
@media(prefers-color-scheme:dark){:root{--tone:brightness(0) invert(1) opacity(.86);${variables(dark)}}}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font-family:var(--font);line-height:1.6;-webkit-text-size-adjust:100%;background:var(--paper);color:var(--ink);scroll-padding-top:calc(var(--bar) + env(safe-area-inset-top));accent-color:var(--delft)}
#root{display:flex;flex-direction:column;min-height:100vh;min-height:100svh}main{flex:1;display:flex;flex-direction:column}
body{font-size:1.0625rem;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
.choosing body{visibility:hidden}
h1,h2,h3{line-height:1.1;font-weight:600;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
p,li,dd{text-wrap:pretty;hyphens:auto}
ul,ol{padding:0;list-style:""}
address{font-style:normal}
img,svg{display:block;max-width:100%}
a{color:inherit}
button,input,textarea{font:inherit;color:inherit}
a,button,input,textarea{scroll-margin:.5rem}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
:focus-visible{outline:3px solid var(--ring,var(--delft));outline-offset:3px;border-radius:4px}
::selection{background:var(--delft);color:var(--on-delft)}
[hidden]{display:none!important}
blockquote p::before{content:open-quote}
blockquote p::after{content:close-quote}
.timeline-item:nth-child(7n+1)::before{background:linear-gradient(90deg,var(--delft),var(--spark) 86%,transparent)}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}${stagger}}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
@media(prefers-contrast:more){:root{--quiet:var(--ink);--line:var(--edge);--field:var(--edge)}}
@media(prefers-reduced-transparency:reduce){:root{--veil:var(--deep)}}
@media print{:root{${variables(print)}}body{font-size:11pt}a[href]::after{content:" (" attr(href) ")";font-weight:400;word-break:break-all}button,form,svg,.buttons{display:none!important}section{break-inside:avoid}}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
`;

export default defineConfig({
  presets: [presetMini({ preflight: false })],
  preflights: [{ getCSS: () => base }],
  theme: {
    // In em, so that enlarged text gets the layout that has room for it.
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '75em' },
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
  },
  variants: [
    (matcher) => {
      const [name, media] =
        Object.entries({
          'no-script:': '@media(scripting:none)',
          'forced:': '@media(forced-colors:active)',
          'low:': '@media(max-height:20em)',
          'no-popover:': '@supports not selector(:popover-open)',
          'still:': '@media(prefers-reduced-motion:reduce)',
          'moving:': '@media(prefers-reduced-motion:no-preference)',
        }).find(([prefix]) => matcher.startsWith(prefix)) ?? [];
      return name && media ? { matcher: matcher.slice(name.length), parent: media } : matcher;
    },
  ],
  rules: [
    [
      'safe-x',
      {
        'padding-inline': 'max(clamp(20px,5vw,48px),env(safe-area-inset-left),env(safe-area-inset-right))',
      },
    ],
    ['fluid-display', { 'font-size': 'clamp(2.5rem,min(1.5rem + 4.6vw,1rem + 9vh),5rem)' }],
    ['fluid-title', { 'font-size': 'clamp(1.875rem,1.4rem + 2.2vw,3rem)' }],
    ['fluid-lead', { 'font-size': 'clamp(1.125rem,1.05rem + .4vw,1.3125rem)' }],
    ['fluid-band', { 'padding-block': 'clamp(72px,5vw + 48px,144px)' }],
    ['line', { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }],
    ['logo-tone', { filter: 'var(--tone)' }],
    ['on-deep', { '--ring': 'var(--on-deep)' }],
    ['rise', { animation: 'rise .45s cubic-bezier(.2,.7,.2,1) backwards' }],
  ],
  shortcuts: {
    wrap: 'w-full max-w-[1296px] mx-auto safe-x',
    band: 'fluid-band relative',
    lead: 'fluid-lead text-quiet max-w-[38em] [text-wrap:balance]',
    'title-display': 'fluid-display leading-[1.02] tracking-[-.035em]',
    'title-section': 'fluid-title',
    'title-card': 'text-xl leading-[1.25] tracking-[-.01em]',
    'title-dialog': 'text-2xl leading-[1.2]',
    'band-head': 'max-w-[46rem] grid gap-4 mb-[clamp(40px,4vw,64px)]',

    btn: 'inline-flex items-center justify-center gap-2 min-h-[48px] px-6 py-2 rounded-full font-600 leading-tight text-center no-underline border-2 border-solid transition-colors duration-200',
    'btn-solid': 'btn bg-delft text-on-delft border-delft hover:bg-delft-strong hover:border-delft-strong',
    'btn-line': 'btn border-delft text-delft hover:bg-delft hover:text-on-delft',
    link: 'text-delft font-600 underline decoration-spark decoration-2 underline-offset-4 hover:decoration-4',
    badge: 'inline-block px-3 py-1 rounded-full text-sm leading-snug font-500 bg-canal text-delft-strong',
    'badge-line': 'inline-block px-3 py-1 rounded-full text-sm leading-snug border border-solid border-edge',
    card: 'bg-paper border border-solid border-line rounded-2xl p-[clamp(24px,2.4vw,36px)]',

    buttons: 'flex flex-wrap gap-3',

    unseen: 'absolute w-px h-px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',
    skip: 'btn-solid absolute left-4 top-[-100px] z-30 focus:top-4',
    bar: 'fixed inset-x-0 top-0 z-20 pt-[env(safe-area-inset-top)] border-b border-b-solid border-transparent transition-colors duration-200 data-[opaque]:(bg-paper border-line) no-script:bg-paper no-popover:static print:hidden',
    'bar-row': 'wrap flex no-popover:flex-wrap items-center justify-between gap-4 min-h-[var(--bar)]',
    brand:
      'inline-grid items-center min-h-[51.2px] text-[1.375rem] leading-[1.1] font-700 tracking-[-.03em] no-underline text-ink [text-wrap:balance] [overflow-wrap:anywhere]',
    'brand-end': 'inline-flex items-baseline gap-[.1em]',
    'brand-dot': 'w-[.32em] h-[.32em] rounded-full bg-spark',
    'menu-toggle':
      'lg:hidden no-popover:hidden inline-flex shrink-0 items-center justify-center w-[48px] h-[48px] mr-[-12px] rounded-full',
    menu: 'w-full max-w-none border-0 p-0 m-0 bg-paper text-ink inset-[calc(var(--bar)+env(safe-area-inset-top))_0_auto] max-h-[calc(100dvh-var(--bar)-env(safe-area-inset-top))] overflow-auto backdrop:bg-veil lg:(static flex shrink-0 w-auto overflow-visible bg-transparent items-center gap-6 max-h-none)',
    'menu-list': 'grid pt-2 safe-x lg:(flex p-0)',
    'menu-link':
      'block py-4 text-xl font-500 no-underline border-b border-b-solid border-line hover:text-delft [&[aria-current]]:text-delft [&[aria-current]]:font-700 [&[aria-current]]:border-spark lg:(text-base py-[.625rem] px-3 border-0 decoration-spark decoration-2 underline-offset-8) lg:[&[aria-current]]:font-500 lg:[&[aria-current]]:underline',
    'menu-foot': 'flex items-center justify-between gap-4 py-6 safe-x lg:(p-0 gap-5)',
    'menu-install': 'safe-x pb-2 lg:hidden',
    install: 'inline-flex items-center gap-3 min-h-[48px] font-600 underline underline-offset-4',
    'install-hint': 'flex gap-3 max-w-[26rem] pb-4',
    flags: 'flex gap-1 ml-[-10px] lg:ml-0 border-0 p-0 m-0 min-w-0 no-script:hidden',
    flag: 'inline-flex items-center justify-center w-[44px] h-[44px] rounded-full border-2 border-solid border-transparent hover:border-line [&[aria-pressed=true]]:border-delft forced:[&[aria-pressed=false]]:[border-color:Canvas]',
    'flag-drawing': 'rounded-[3px] outline outline-1 outline-solid outline-line',

    hero: 'flex-auto relative overflow-hidden [isolation:isolate] grid items-center pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(32px,6vw,96px))] pb-[calc(clamp(260px,68vw,380px)+48px)] md:pb-[clamp(64px,8vw,128px)] lg:min-h-[min(100svh,860px)]',
    'hero-text': 'grid gap-6 md:max-w-[58%] lg:max-w-[54%]',
    'hero-drawing':
      'polder absolute z-[-1] right-0 bottom-0 w-full h-[clamp(260px,68vw,380px)] [clip-path:polygon(0_20%,100%_0,100%_100%,0_100%)] md:(top-[calc(var(--bar)+env(safe-area-inset-top))] w-[48%] h-[calc(100%-var(--bar)-env(safe-area-inset-top))] [clip-path:polygon(42%_0,100%_0,100%_100%,0_100%)])',
    polder: 'overflow-hidden',
    'polder-fields': 'stroke-field',
    'polder-ground': 'fill-paper stroke-none',
    'polder-bank': 'stroke-paper stroke-[92px]',
    'polder-water': 'stroke-canal stroke-[64px]',
    'polder-lock': 'stroke-spark stroke-[10px]',
    'polder-flood': 'fill-canal',

    'service-grid': 'grid gap-4 md:(grid-cols-2 gap-5) xl:grid-cols-4',
    service: 'card grid gap-3 content-start',
    icon: 'line stroke-current stroke-2',
    mark: 'line mb-3',
    'mark-field': 'stroke-field stroke-[52px] [stroke-linecap:butt]',
    'mark-casing': 'stroke-paper stroke-[9px]',
    'mark-spark': 'fill-spark',
    'mark-lines': 'stroke-delft stroke-[2.5px]',

    'logo-wall': 'grid grid-cols-2 gap-3 md:grid-cols-4 lg:(grid-cols-5 gap-4)',
    'logo-cell':
      'grid place-items-center px-4 h-[104px] lg:h-[120px] bg-porcelain rounded-xl [&:hover_img]:[filter:none]',
    logo: 'h-[40px] md:h-[44px] w-auto max-w-full [object-fit:contain] logo-tone transition-[filter] duration-200',

    'logo-more':
      'col-span-2 lg:col-span-1 grid content-center justify-items-start p-5 min-h-[104px] rounded-xl border-2 border-solid border-transparent bg-delft text-on-delft font-600 leading-snug [text-wrap:balance] no-underline hover:bg-delft-strong gap-2',

    contact: 'band bg-porcelain overflow-hidden [isolation:isolate]',
    'contact-drawing':
      'polder absolute z-[-1] top-0 right-0 w-[38%] h-full hidden lg:block [clip-path:polygon(50%_0,100%_0,100%_100%,0_100%)]',
    'contact-grid': 'grid grid-cols-1 gap-12 lg:(grid-cols-[7fr_4fr] gap-24 items-start)',
    form: 'grid grid-cols-1 gap-5 no-script:hidden',
    label: 'grid grid-cols-1 gap-2 font-600',
    field:
      'w-full min-h-[52px] [scroll-margin-top:3rem] px-4 py-3 rounded-xl border border-solid border-edge bg-paper text-ink font-400 resize-y hover:border-delft [&[aria-invalid]]:border-error [&[aria-invalid]]:border-2',
    fault: 'text-error font-500 text-[.9375rem]',
    'form-fallback': 'hidden no-script:block',
    details: 'card grid gap-6',
    'details-list': 'grid gap-5 [&_dt]:(text-sm text-quiet) [&_a]:(inline-block py-[.625rem] my-[-.625rem])',

    footer: 'on-deep bg-deep text-on-deep-quiet py-16 print:(bg-transparent)',
    'footer-grid': 'grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]',
    'footer-brand': 'brand min-h-[54.4px] text-2xl text-on-deep',
    'footer-block':
      'grid content-start [&>*]:(min-h-[44px] flex items-center text-on-deep) [&_a]:(no-underline hover:underline)',
    'footer-rights': 'md:col-span-full pt-6 border-t border-t-solid border-[#ffffff40] text-sm',

    'page-head':
      'grid gap-5 pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(48px,6vw,96px))] pb-[clamp(40px,5vw,72px)]',
    timeline:
      'wrap grid grid-cols-2 gap-x-4 gap-y-6 md:(grid-cols-4 gap-y-10) lg:grid-cols-7 pb-[clamp(72px,8vw,128px)] no-script:hidden',
    'timeline-item':
      'relative grid content-start gap-2 moving:rise lg:[&:nth-child(7n+1)]:before:(content-[""] absolute left-0 top-[92px] h-[2px] w-[calc(700%+96px)])',
    'timeline-year': 'h-[24px] leading-[24px] text-center font-700 text-delft',
    'timeline-button':
      'relative grid justify-items-center gap-4 p-2 w-full rounded-xl text-center text-[.9375rem] font-500 leading-snug [overflow-wrap:anywhere] [&:is(:hover,:focus-visible)_img]:translate-y--1',
    'timeline-logo':
      'w-[104px] h-[104px] rounded-full bg-paper [box-shadow:0_0_0_8px_var(--paper)] transition-transform duration-200',
    cases: 'grid gap-16 pb-24',
    case: 'grid gap-3 py-5',
    'case-tags': 'flex flex-wrap gap-2',

    'dialog-veil': 'fixed inset-0 z-40 bg-veil',
    'dialog-place': 'fixed inset-0 z-50 grid place-items-center p-4',
    dialog:
      'w-full max-w-[640px] max-h-[80vh] max-h-[80dvh] rounded-2xl border border-solid border-line bg-paper text-ink overflow-auto moving:data-[state=open]:rise',
    'dialog-head':
      'sticky top-0 low:static bg-paper flex items-center gap-3 p-4 sm:(gap-5 p-6) border-b border-b-solid border-line [overflow-wrap:anywhere] [&>img]:w-[56px] sm:[&>img]:w-[80px]',
    'dialog-close':
      'ml-auto self-start shrink-0 inline-grid place-items-center w-[44px] h-[44px] mt--2 mr--2 rounded-full hover:bg-porcelain',
    'dialog-body': 'px-4 sm:px-6 py-2',

    toasts: 'z-60',
    toast:
      'flex items-start gap-4 w-[min(440px,calc(100vw-32px))] p-5 rounded-xl on-deep bg-deep text-on-deep [outline-offset:-6px] [text-wrap:balance] border border-solid border-[#fff3] [box-shadow:0_8px_32px_#0003]',
    'toast-answers': 'flex flex-wrap gap-3 mt-3',
    'toast-answer':
      'min-h-[44px] px-5 rounded-full border-2 border-solid border-on-deep font-600 hover:(bg-on-deep text-deep)',
    'toast-close': 'ml-auto shrink-0 inline-grid place-items-center w-[44px] h-[44px] m-[-10px] rounded-full',

    mission: 'on-deep bg-deep text-on-deep fluid-band',
    'mission-grid': 'grid gap-10 lg:(grid-cols-[1fr_2fr] gap-20)',
    quote:
      'm-0 fluid-title leading-[1.2] tracking-[-.02em] md:[text-indent:-.42em] pt-7 [background:linear-gradient(var(--spark),var(--spark))_0_0/56px_4px_no-repeat]',
    'expertise-grid': 'grid gap-8 md:grid-cols-2 lg:(grid-cols-4 gap-6)',
    expertise: 'grid gap-2 content-start pt-5 border-t-2 border-t-solid border-delft',
    'client-first': 'grid gap-12 lg:(grid-cols-[2fr_1fr] gap-20)',
    reputation: 'card grid gap-3 content-start',
  },
});
