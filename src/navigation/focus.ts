import { useEffect, useRef } from 'react';
import { afterFrame } from './after-frame';

/**
 * Moves the focus to the heading of the page or section that was opened: reading and the Tab key go on from there. It
 * follows the frame of the press, which the browser would otherwise lay out twice.
 */
export function usePageFocus(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    return afterFrame(() => {
      shown.current = path;
      const named = document.getElementById(location.hash.slice(1))?.querySelector<HTMLElement>('h1, h2');
      // Other pages are drawn out of sight.
      const heading = named?.closest('#content') ? named : document.querySelector<HTMLElement>('#content h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}
