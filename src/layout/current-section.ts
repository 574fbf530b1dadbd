import { useEffect, useState } from 'react';
import { type Section, sections } from '../routes';

/** The section of the home page in the upper part of the window, for the bar to mark; none on other paths. */
export function useCurrentSection(path: string): Section | undefined {
  const [current, setCurrent] = useState<Section>();
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
  // Of a page that has just been left, the effect forgets the section a moment later.
  return path === '/' ? current : undefined;
}
