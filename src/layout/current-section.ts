import { useScrollValue } from '../lib/scroll';
import { type Section, sections } from '../sections';

/** The last section that begins above 30 % of the height of the window. At the end of the page, it is the last of all. */
function getCurrentSection(): Section | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const getTop = (section: Section) => document.getElementById(section)?.getBoundingClientRect().top ?? 0;
  return sections.filter((section) => isAtEnd || getTop(section) <= 0.3 * innerHeight).at(-1);
}

const getNone = () => undefined;

/** The section of the home page that the header marks. On other pages there is none. */
export const useCurrentSection = (path: string) =>
  useScrollValue(path === '/' ? getCurrentSection : getNone, path === '/' ? sections[0] : undefined);
