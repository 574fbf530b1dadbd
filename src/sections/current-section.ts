import { useEffect, useState } from 'react';
import { type Section, sections } from '../routes';

/**
 * The section of the home page that crosses the upper part of the window, for the bar to mark.
 * @param path the path that is shown; other pages have no sections
 */
export function useCurrentSection(path: string): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    if (path !== '/' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(sections.find((section) => section === target.id));
      },
      { rootMargin: '-30% 0px -70%' },
    );
    for (const section of sections) {
      const band = document.getElementById(section);
      if (band) observer.observe(band);
    }
    return () => {
      observer.disconnect();
      setCurrent(undefined);
    };
  }, [path]);
  return current;
}
