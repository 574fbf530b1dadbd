import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import type { Section } from '../sections';

type Props = ComponentProps<'a'> & { section: Section } & (
    | { purpose?: undefined }
    /** The purpose of the link, if its text alone does not give it. It is added to the accessible name. */
    | { purpose: string; children: string }
  );

/** A link to a section of the home page. On that page the browser scrolls; from others, `navigation.ts` does. */
export function SectionLink({ section, purpose, ...attributes }: Props) {
  const [path] = useLocation();
  // The accessible name begins with the visible text (WCAG 2.5.3).
  const props = { ...attributes, 'aria-label': purpose && `${attributes.children}: ${purpose}` };
  // On the home page the URL keeps its query or file name.
  if (path === '/') return <a {...props} href={`#${section}`} />;
  return <Link {...props} href={`/#${section}`} />;
}
