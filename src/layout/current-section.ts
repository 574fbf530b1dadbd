import { useEffect, useState } from 'react';
import { isAtEnd } from '../lib/scroll';
import { useSignalValue } from '../lib/signals';
import { type Section, sections } from '../sections';

/**
 * The section of the home page that the header marks: the one at 30 % of the height of the window. At the end of the page
 * it is the last section, which may be too short to get there. On other pages there is none.
 */
export function useCurrentSection(path: string): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  const atEnd = useSignalValue(isAtEnd, () => false);
  useEffect(() => {
    if (path !== '/') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const target = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target;
        // A band without an id belongs to the section before it.
        const id = target?.id || target?.previousElementSibling?.id;
        if (target) setCurrent(sections.find((section) => section === id));
      },
      { rootMargin: '-30% 0px -70%' },
    );
    for (const element of document.querySelectorAll('main > *')) observer.observe(element);
    return () => {
      observer.disconnect();
      setCurrent(undefined);
    };
  }, [path]);
  if (path !== '/') return;
  return atEnd ? sections.at(-1) : (current ?? sections[0]);
}
