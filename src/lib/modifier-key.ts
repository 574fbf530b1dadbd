import type { MouseEvent } from 'react';

/** Tells if a click asks the browser to open its link in a tab or a window, or to download it. */
export const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
