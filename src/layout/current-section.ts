import { useEffect, useState } from 'react';
import { isAtEnd } from '../lib/scroll';
import { useSignalValue } from '../lib/signals';
import { type Section, sections } from '../routes';

/**
 * The section of the home page for the bar to mark: the one in the upper part of the window, and at the end of the page
 * the last one, which may never come as far up. None on other paths.
 */
export function useCurrentSection(path: string): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  const atEnd = useSignalValue(isAtEnd, () => false);
  useEffect(() => {
    if (path !== '/' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (shown) setCurrent(sections.find((section) => section === shown.id));
      },
      { rootMargin: '-30% 0px -70%' },
    );
    for (const one of document.querySelectorAll(sections.map((id) => `#${id}`).join())) observer.observe(one);
    return () => {
      observer.disconnect();
      setCurrent(undefined);
    };
  }, [path]);
  if (path !== '/') return;
  // Until the observer says more, a page stands at its top.
  return atEnd ? sections.at(-1) : (current ?? sections[0]);
}
