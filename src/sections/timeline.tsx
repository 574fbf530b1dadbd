import { lazy, Suspense, useEffect, useState } from 'react';
import { clientOf, emblemOf } from '../content/clients';
import { type Engagement, engagements, engagementYear, newestFirst } from '../content/engagements';
import { useLanguage } from '../language/use-language';
import { whenCached } from '../pwa/when-cached';
import { ErrorBoundary } from '../ui/error-boundary';
import { loadChunk } from '../ui/load-chunk';

const timeline = newestFirst(engagements);

const loadDialog = () => import('./case-dialog');

const CaseDialog = lazy(() => loadChunk(loadDialog));

/** The clients as round logos, newest first, and the dialog of the one that was chosen. */
export function Timeline() {
  const { t } = useLanguage();
  const [selected, select] = useState<Engagement>();
  // The dialog keeps its contents while it closes, and its chunk is asked for only once needed.
  const [shown, show] = useState<Engagement>();
  useEffect(() => whenCached(loadDialog), []);
  return (
    <>
      <ol className="timeline" aria-label={t('portfolio.timeline')}>
        {timeline.map((engagement, index) => {
          const { name, language } = clientOf(engagement.client);
          const year = engagementYear(engagement);
          const previous = timeline[index - 1];
          const opensYear = !previous || engagementYear(previous) !== year;
          return (
            <li key={engagement.client} className={`timeline-item stagger-${index}`}>
              <span className="timeline-year">{opensYear && year}</span>
              <button
                type="button"
                className="timeline-button"
                aria-haspopup="dialog"
                onClick={() => {
                  select(engagement);
                  show(engagement);
                }}
              >
                <img
                  className="timeline-logo"
                  src={emblemOf(engagement.client)}
                  alt=""
                  width="96"
                  height="96"
                />
                <span lang={language}>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {shown && (
        <ErrorBoundary fallback={<p role="alert">{t('error.part')}</p>}>
          <Suspense>
            <CaseDialog
              engagement={shown}
              open={Boolean(selected)}
              onClose={() => select(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
