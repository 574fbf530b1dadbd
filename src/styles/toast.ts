import type { StaticShortcutMap } from 'unocss';

/** The toasts. */
export const toast: StaticShortcutMap = {
  toast: [
    // Ark sets the position of each of several.
    '[translate:var(--x,0)_var(--y,0)] z-[var(--z-index,auto)] media-moving:[transition:translate_.2s]',
    'flex items-start gap-4 w-[min(440px,calc(100vw-2*var(--margin)))] p-5 rounded-xl text-balance break-anywhere',
    'bg-card text-ink border-2 border-solid border-delft [box-shadow:0_8px_32px_#0004]',
  ],
};
