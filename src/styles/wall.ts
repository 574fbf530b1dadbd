import type { StaticShortcutMap } from 'unocss';
import { clientKeys } from '../content/clients.ts';

/**
 * One width of the wall. A wall that is far from the window is neither drawn nor asked for: its height is counted here,
 * so that it takes its place without its logos.
 * @param columns how many logos stand side by side
 * @param link how many of their places the link at the end takes
 * @param height of a row, in px
 * @param gap between rows, in px
 */
function grid(columns: number, link: number, height: number, gap: number): string {
  const rows = Math.ceil((clientKeys.length + link) / columns);
  return `gap-${gap}px grid-cols-${columns} auto-rows-[minmax(${height}px,auto)] [contain-intrinsic-height:${rows * (height + gap) - gap}px]`;
}

/** The wall of client logos, and the link at its end. */
export const wall: StaticShortcutMap = {
  'logo-wall': [
    // Each cell is outlined, and the outer lines are cut off: what is left are the ditches between them.
    'grid overflow-hidden [content-visibility:auto]',
    grid(2, 2, 104, 1),
    `md:(${grid(4, 2, 104, 1)})`,
    `lg:(${grid(5, 1, 128, 1)})`,
  ],
  'logo-cell': [
    'grid place-items-center px-4 outline outline-1 outline-solid outline-line',
    '[&:hover_img]:[filter:none]',
  ],
  logo: [
    'h-40px md:h-44px w-auto max-w-full [object-fit:contain]',
    // Close to the ink of each scheme.
    '[filter:brightness(0)_invert(.085)_sepia(1)_saturate(3.25)_hue-rotate(175deg)]',
    'media-dark:[filter:brightness(0)_invert(1)_opacity(.92)]',
    'media-moving:[transition:filter_.2s]',
  ],
  'logo-more': [
    'col-span-2 lg:col-span-1 flex items-center justify-between gap-3 px-5 py-3 [&>svg]:shrink-0',
    'border border-solid border-transparent bg-delft hover:bg-delft-strong [--ring:var(--on-delft)] [outline-offset:-9px]',
    'text-on-delft font-600 leading-snug text-balance break-anywhere no-underline',
  ],
};
