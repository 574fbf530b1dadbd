import { Children, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../language/language';
import { ErrorBoundary } from '../ui/error-boundary';

/** What a visitor sees in the place of a section that fails. */
function SectionFault() {
  const { t } = useLanguage();
  return (
    <p className="wrap section" role="alert">
      {t('error.part')}
    </p>
  );
}

/** The sections of a page. If one fails, the others stand. */
export function Sections({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return Children.map(children, (section) => (
    <ErrorBoundary fallback={<SectionFault />} place={path}>
      {section}
    </ErrorBoundary>
  ));
}
