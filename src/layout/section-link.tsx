import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
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
  // On the home page the address stays as it is, with its query or file name.
  if (path === '/')
    return (
      <a {...link} href={`#${section}`}>
        {attributes.children}
      </a>
    );
  const scroll = () =>
    setTimeout(
      // The visitor may have chosen another section by then.
      () => location.hash === `#${section}` && document.getElementById(section)?.scrollIntoView(),
      scrollDelay,
    );
  return <Link {...link} href={sectionHref(section)} onClick={scroll} />;
}
