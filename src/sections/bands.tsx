import { Children, type ReactNode } from 'react';
import { useLanguage } from '../language/use-language';
import { ErrorBoundary } from '../ui/error-boundary';

/** What stands in the place of a band that fails. */
function BandFault() {
  const { t } = useLanguage();
  return (
    <p className="wrap band" role="alert">
      {t('error.part')}
    </p>
  );
}

/** The bands of a page, each on its own: one that fails leaves the others standing. */
export function Bands({ children }: { children: ReactNode }) {
  return Children.map(children, (band) => <ErrorBoundary fallback={<BandFault />}>{band}</ErrorBoundary>);
}
