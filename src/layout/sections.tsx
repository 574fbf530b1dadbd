import { Children, type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../language/language';
import { ErrorBoundary } from '../ui/error-boundary';

/** Whether the page around is open, or hidden. */
export const IsOpen = createContext(true);

/** A section that a fragment leads to. On a hidden page it has no id: a fragment on the open one would lead to it. */
export const Section = ({ id, ...attributes }: ComponentProps<'section'>) => (
  <section {...attributes} id={useContext(IsOpen) ? id : undefined} />
);

/** The sections of a page. If one fails, a text says so in its place, and the others stand. */
export function Sections({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [path] = useLocation();
  const error = (
    <p className="wrap section" role="alert">
      {t('error.part')}
    </p>
  );
  return Children.map(children, (section) => (
    <ErrorBoundary fallback={error} place={path}>
      {section}
    </ErrorBoundary>
  ));
}
