import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { focusHeading } from '../navigation/focus';
import { type Section, sectionHref } from '../routes';

/** The wait between arriving at the home page and scrolling, in ms: agreed on, see `tests/specification.ts`. */
const scrollDelay = 100;

interface Props extends ComponentProps<'a'> {
  section: Section;
  children: string;
  /** Where it leads, for those who hear the link alone, if its words do not say so. */
  purpose?: string;
}

/** A link to a section of the home page: there the browser scrolls, elsewhere the home page is opened first. */
export function SectionLink({ section, purpose, ...attributes }: Props) {
  const [path] = useLocation();
  // The name begins with the words that are seen, so that they can be spoken to click it.
  const link = { ...attributes, 'aria-label': purpose && `${attributes.children}: ${purpose}` };
  const afterwards = (act: (part: HTMLElement) => void) => () => {
    setTimeout(() => {
      const part = document.getElementById(section);
      // The visitor may have chosen another section by then.
      if (part && location.hash === `#${section}`) act(part);
    }, scrollDelay);
  };
  // On the home page the address stays as it is, with its query or file name.
  if (path === '/')
    return (
      <a {...link} href={`#${section}`} onClick={afterwards(focusHeading)}>
        {attributes.children}
      </a>
    );
  return <Link {...link} href={sectionHref(section)} onClick={afterwards((part) => part.scrollIntoView())} />;
}
