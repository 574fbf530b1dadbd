import { Children, type ReactNode } from 'react';
import { useLanguage } from '../language/use-language';
import { ErrorBoundary } from '../ui/error-boundary';

/** What stands in the place of a section that fails. */
function SectionFault() {
  const { t } = useLanguage();
  return (
    <p className="wrap section" role="alert">
      {t('error.part')}
    </p>
  );
}

/** The sections of a page, each on its own: one that fails leaves the others standing. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <ErrorBoundary fallback={<SectionFault />}>{section}</ErrorBoundary>);
}
