import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { type Section, sectionHref, tidy } from '../routes';

/** The wait between arriving at the home page and scrolling, in ms: agreed on, see `tests/specification.ts`. */
const scrollDelay = 100;

/** Whether a press on a link is to be followed here: with a key held, the browser opens a tab or a window for it. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

interface Props extends ComponentProps<'a'> {
  section: Section;
  children: string;
  /** Where it leads, for those who hear the link alone, if its words do not say so. */
  purpose?: string;
}

/** A link to a section of the home page: there the browser scrolls, elsewhere the home page is opened first. */
export function SectionLink({ section, purpose, ...attributes }: Props) {
  const [path, navigate] = useLocation();
  const { base } = useRouter();
  // On the home page the address stays as it is, with its query or file name.
  const href = path === '/' ? `#${section}` : tidy(base + sectionHref(section));
  const open = (event: MouseEvent) => {
    if (path === '/' || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(sectionHref(section));
    // The visitor may have chosen another section by then.
    setTimeout(
      () => location.hash === `#${section}` && document.getElementById(section)?.scrollIntoView(),
      scrollDelay,
    );
  };
  // The name begins with the words that are seen, so that they can be spoken to press it.
  const name = purpose && `${attributes.children}: ${purpose}`;
  return <a {...attributes} aria-label={name} href={href} onClick={open} />;
}
