import { useEffect, useState } from 'react';
import { type Section, sections } from '../routes';

/** The section of the home page in the upper part of the window, for the bar to mark; none on other paths. */
export function useCurrentSection(path: string): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    if (path !== '/' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (bands) => {
        const band = bands.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (band) setCurrent(sections.find((section) => section === band.id));
      },
      { rootMargin: '-30% 0px -70%' },
    );
    for (const band of document.querySelectorAll(sections.map((id) => `#${id}`).join())) observer.observe(band);
    return () => {
      observer.disconnect();
      setCurrent(undefined);
    };
  }, [path]);
  return current;
}
