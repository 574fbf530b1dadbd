import type { StaticShortcutMap } from 'unocss';
import { engagements } from '../content/engagements.ts';

/** A client of the timeline. Its position, and what is drawn between clients, is in `timeline.css`. */
export const timeline: StaticShortcutMap = {
  'timeline-band': '-mt-px md:pt-0',
  'timeline-link': 'grid justify-items-center gap-4 py-2 rounded-xl text-center no-underline',
  'timeline-logo': [
    'w-[var(--disc,104px)] rounded-full [isolation:isolate] [forced-color-adjust:none]',
    '[box-shadow:0_0_0_8px_var(--porcelain)] [a:is(:hover,:focus-visible)>&]:[translate:0_-.25rem]',
    'media-moving:[transition:translate_.2s]',
  ],
  'timeline-emblem': 'w-full aspect-square rounded-full',
  'timeline-name': [
    'lg:-mx-3 font-600 leading-[1.375] text-balance break-anywhere text-delft',
    'underline decoration-2 [text-decoration-color:var(--field)] underline-offset-4 [a:is(:hover,:focus-visible)>&]:[text-decoration-color:var(--spark)]',
  ],
  'timeline-year': 'absolute [clip-path:var(--row-year,inset(50%))] leading-[1.5] text-quiet',
};

/** Writes the place of each client on the timeline: `.place-0` and so on. */
export const placeRules = () => engagements.map((_, index) => `.place-${index}{--index:${index}}`).join('\n');
