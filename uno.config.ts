import { defineConfig, presetMini } from 'unocss';

/** Colours per scheme; every pair of text and ground reaches 7:1. */
const light = {
  paper: '#FBFCFE',
  porcelain: '#F1F5FB',
  ink: '#0F1B2D',
  quiet: '#3C4A61',
  delft: '#123B7A',
  'delft-strong': '#0B2A5B',
  'on-delft': '#FFFFFF',
  line: '#D5DEEB',
  edge: '#6B7A93',
  spark: '#F2681D',
  canal: '#DDE8F8',
  field: '#6C8AB8',
  deep: '#0E2E63',
  'on-deep': '#F4F8FF',
  'on-deep-quiet': '#C9D8F1',
  error: '#8A1C12',
  veil: '#0F1B2D8C',
};

const dark: typeof light = {
  paper: '#0B1424',
  porcelain: '#111D33',
  ink: '#E8EEF7',
  quiet: '#B4C2D6',
  delft: '#9DBEFF',
  'delft-strong': '#C2D7FF',
  'on-delft': '#0B1424',
  line: '#24344F',
  edge: '#7F90AE',
  spark: '#FF8A4C',
  canal: '#16294A',
  field: '#4E6690',
  deep: '#0A1F45',
  'on-deep': '#F4F8FF',
  'on-deep-quiet': '#C3D3EE',
  error: '#FFB4A8',
  veil: '#02060DB3',
};

const variables = (colours: typeof light) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const base = `
:root{color-scheme:light dark;--bar:60px;${variables(light)}}
@media(min-width:1024px){:root{--bar:72px}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font-family:var(--font);line-height:1.6;-webkit-text-size-adjust:100%;background:var(--paper);color:var(--ink);scroll-padding-top:calc(var(--bar) + env(safe-area-inset-top));accent-color:var(--delft)}
body{min-height:100vh;min-height:100svh;font-size:1.0625rem;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
.choosing body{visibility:hidden}
h1,h2,h3{line-height:1.1;font-weight:600;letter-spacing:-.02em;text-wrap:balance}
p,li,dd{text-wrap:pretty;hyphens:auto}
ul,ol{padding:0;list-style:none}
img,svg{display:block;max-width:100%}
a{color:inherit}
button,input,textarea{font:inherit;color:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
:focus-visible{outline:3px solid var(--delft);outline-offset:3px;border-radius:4px}
::selection{background:var(--delft);color:var(--on-delft)}
[hidden]{display:none!important}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
@keyframes fade{from{opacity:0}}
`;

export default defineConfig({
  presets: [presetMini({ preflight: false })],
  preflights: [{ getCSS: () => base }],
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1200px' },
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
  },
  variants: [
    (matcher) => {
      const [name, media] =
        Object.entries({
          'no-script:': '@media(scripting:none)',
          'forced:': '@media(forced-colors:active)',
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
        'padding-inline':
          'max(clamp(20px,5vw,48px),env(safe-area-inset-left),env(safe-area-inset-right))',
      },
    ],
    ['fluid-display', { 'font-size': 'clamp(2.5rem,1.5rem + 4.6vw,5rem)' }],
    ['fluid-title', { 'font-size': 'clamp(1.875rem,1.4rem + 2.2vw,3rem)' }],
    ['fluid-lead', { 'font-size': 'clamp(1.125rem,1.05rem + .4vw,1.3125rem)' }],
    ['fluid-band', { 'padding-block': 'clamp(72px,5vw + 48px,144px)' }],
    ['rise', { animation: 'rise .45s cubic-bezier(.2,.7,.2,1) backwards' }],
    [/^stagger-(\d+)$/, ([, step]) => ({ 'animation-delay': `${Number(step) * 0.05}s` })],
  ],
  shortcuts: {
    wrap: 'w-full max-w-[1296px] mx-auto safe-x',
    band: 'fluid-band relative',
    lead: 'fluid-lead text-quiet max-w-[38em]',
    'title-display': 'fluid-display leading-[1.02] tracking-[-.035em]',
    'title-section': 'fluid-title',
    'title-card': 'text-xl leading-[1.25] tracking-[-.01em]',
    'band-head': 'max-w-[46rem] grid gap-4 mb-[clamp(40px,4vw,64px)]',

    btn: 'inline-flex items-center justify-center gap-2 min-h-[48px] px-6 py-2 rounded-full font-600 leading-tight text-center no-underline border-2 border-solid transition-colors duration-200',
    'btn-solid':
      'btn bg-delft text-on-delft border-delft hover:bg-delft-strong hover:border-delft-strong',
    'btn-line': 'btn border-delft text-delft hover:bg-delft hover:text-on-delft',
    link: 'text-delft font-600 underline decoration-spark decoration-2 underline-offset-4 hover:decoration-4',
    badge:
      'inline-block px-3 py-1 rounded-full text-sm leading-snug font-500 bg-canal text-delft-strong',
    'badge-line':
      'inline-block px-3 py-1 rounded-full text-sm leading-snug border border-solid border-edge',
    card: 'bg-paper border border-solid border-line rounded-2xl p-[clamp(24px,2.4vw,36px)]',

    'link-arrow':
      'inline-flex items-center gap-2 min-h-[44px] text-delft font-600 no-underline border-b-2 border-b-solid border-spark hover:border-delft',
    buttons: 'flex flex-wrap gap-3',

    skip: 'btn-solid absolute left-4 top-[-100px] z-30 focus:top-4',
    bar: 'fixed inset-x-0 top-0 z-20 pt-[env(safe-area-inset-top)] border-b border-b-solid border-transparent transition-colors duration-200 data-[opaque]:(bg-paper border-line) no-script:bg-paper print:hidden',
    'bar-row': 'wrap flex items-center justify-between gap-4 min-h-[var(--bar)]',
    brand:
      'inline-flex items-baseline gap-[.1em] py-2 text-[1.375rem] font-700 tracking-[-.03em] no-underline text-ink whitespace-nowrap',
    'brand-dot': 'w-[.32em] h-[.32em] rounded-full bg-spark',
    'menu-toggle':
      'lg:hidden inline-flex items-center justify-center w-[48px] h-[48px] mr-[-12px] rounded-full',
    menu: 'w-full max-w-none border-0 p-0 m-0 bg-paper text-ink inset-[calc(var(--bar)+env(safe-area-inset-top))_0_auto] max-h-[calc(100dvh-var(--bar)-env(safe-area-inset-top))] overflow-auto backdrop:bg-veil lg:(static flex w-auto overflow-visible bg-transparent items-center gap-6 max-h-none)',
    'menu-list': 'grid pt-2 safe-x lg:(flex p-0)',
    'menu-link':
      'block py-4 text-xl font-500 no-underline border-b border-b-solid border-line hover:text-delft aria-[current=page]:(text-delft font-600) lg:(text-base py-3 px-3 border-0)',
    'menu-foot': 'flex items-center justify-between gap-4 py-6 safe-x lg:(p-0 gap-5)',
    flags: 'flex gap-1 border-0 p-0 m-0 min-w-0 no-script:hidden',
    flag: 'inline-flex items-center justify-center w-[44px] h-[44px] rounded-full border-2 border-solid border-transparent hover:border-line [&[aria-pressed=true]]:border-delft',
    'flag-drawing': 'rounded-[3px] outline outline-1 outline-solid outline-line',

    hero: 'relative overflow-hidden [isolation:isolate] grid items-center pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(40px,6vw,96px))] pb-[clamp(300px,76vw,420px)] md:pb-[clamp(64px,8vw,128px)] lg:min-h-[min(100svh,860px)]',
    'hero-text': 'grid gap-6 md:max-w-[54%] lg:max-w-[56%]',
    'hero-drawing':
      'polder absolute z-[-1] right-0 bottom-0 w-full h-[clamp(260px,68vw,380px)] md:(top-0 w-[44%] h-full) lg:w-[42%]',
    polder: 'overflow-hidden',
    'polder-fields': 'stroke-field',
    'polder-ground': 'fill-paper stroke-none',
    'polder-bank': 'stroke-paper stroke-[92px]',
    'polder-water': 'stroke-canal stroke-[64px]',
    'polder-lock': 'stroke-spark stroke-[10px]',
    'polder-flood': 'fill-canal',

    'service-grid': 'grid gap-4 sm:grid-cols-2 lg:(grid-cols-4 gap-6)',
    service: 'card grid gap-3 content-start',
    emblem: 'mb-3 stroke-delft',
    'emblem-mark': 'stroke-spark stroke-[2.5px]',

    'logo-wall': 'grid grid-cols-2 gap-3 md:(grid-cols-4) lg:(grid-cols-5 gap-4)',
    'logo-cell': 'grid place-items-center px-4 h-[112px] bg-porcelain rounded-xl',
    logo: 'h-[40px] w-auto max-w-full [object-fit:contain]',

    contact: 'band bg-porcelain overflow-hidden [isolation:isolate]',
    'contact-drawing':
      'polder absolute z-[-1] top-0 right-0 w-[34%] h-full hidden lg:block opacity-60',
    'contact-grid': 'grid gap-12 lg:(grid-cols-[7fr_4fr] gap-24 items-start)',
    form: 'grid gap-5 no-script:hidden',
    label: 'grid gap-2 font-600',
    field:
      'w-full min-h-[52px] px-4 py-3 rounded-xl border border-solid border-edge bg-paper text-ink font-400 resize-y hover:border-delft',
    'form-fallback': 'hidden no-script:block',
    details: 'card not-italic grid gap-6',
    'details-list': 'grid gap-5 [&_dt]:(text-sm text-quiet)',

    footer: 'bg-deep text-on-deep-quiet py-16 print:(bg-transparent)',
    'footer-grid': 'grid gap-8 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]',
    'footer-brand': 'brand text-2xl text-on-deep p-0',
    'footer-block':
      'not-italic [&_a]:(text-on-deep no-underline inline-block py-[10px] hover:underline)',
    'footer-rights': 'md:col-span-full pt-8 border-t border-t-solid border-on-deep-quiet text-sm',

    'page-head':
      'grid gap-5 pt-[calc(var(--bar)+env(safe-area-inset-top)+clamp(48px,6vw,96px))] pb-[clamp(40px,5vw,72px)]',
    'title-page': 'fluid-display leading-[1.02] tracking-[-.035em]',
    timeline:
      'wrap grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:grid-cols-7 pb-[clamp(72px,8vw,128px)] no-script:hidden',
    'timeline-item': 'relative grid content-start justify-items-center gap-2 moving:rise',
    'timeline-year': 'h-[1.6em] font-600 text-sm text-quiet',
    'timeline-button':
      'relative grid justify-items-center gap-4 p-2 w-full rounded-xl text-center text-sm font-500 leading-snug',
    'timeline-logo': 'w-[96px] h-[96px] rounded-full bg-paper transition-transform duration-200',
    cases: 'grid gap-16 pb-24',
    case: 'grid gap-3 py-5',
    'case-tags': 'flex flex-wrap gap-2',

    'dialog-veil': 'fixed inset-0 z-40 bg-veil',
    'dialog-place': 'fixed inset-0 z-50 grid place-items-center p-4',
    dialog:
      'grid grid-rows-[auto_1fr] w-full max-w-[640px] max-h-[80vh] rounded-2xl bg-paper text-ink overflow-hidden',
    'dialog-head': 'flex items-center gap-4 p-6 border-b border-b-solid border-line',
    'dialog-close':
      'ml-auto self-start inline-grid place-items-center w-[44px] h-[44px] rounded-full',
    'dialog-body': 'overflow-auto px-6 py-2',

    toasts: 'z-60',
    toast:
      'flex items-start gap-4 w-[min(440px,calc(100vw-32px))] p-5 rounded-xl bg-deep text-on-deep',
    'toast-close':
      'ml-auto inline-grid place-items-center w-[44px] h-[44px] m-[-10px] rounded-full',

    mission: 'bg-deep text-on-deep fluid-band',
    'mission-grid': 'grid gap-10 lg:(grid-cols-[1fr_2fr] gap-20)',
    quote: 'm-0 fluid-title leading-[1.2] tracking-[-.02em]',
    'expertise-grid': 'grid gap-x-12 gap-y-8 md:grid-cols-2',
    expertise: 'grid gap-2 pt-5 border-t-2 border-t-solid border-delft',
    'client-first': 'grid gap-12 lg:(grid-cols-[2fr_1fr] gap-20)',
    reputation: 'card grid gap-3 content-start',

    'not-found':
      'relative overflow-hidden [isolation:isolate] grid items-center min-h-[80svh] pt-[var(--bar)]',
    'not-found-drawing': 'polder absolute z-[-1] top-0 right-0 w-full md:w-[55%] h-full opacity-60',
    'not-found-text': 'grid gap-5',
    'error-screen': 'grid content-center gap-6 min-h-[100svh]',
  },
});
