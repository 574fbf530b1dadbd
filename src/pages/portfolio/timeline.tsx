import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { clientOf, emblemOf } from '../../content/clients';
import { type Engagement, engagements, engagementYear, newestFirst } from '../../content/engagements';
import { useLanguage } from '../../language/use-language';
import { loadChunk } from '../../loading/load-chunk';
import { whenCached } from '../../pwa/when-cached';
import { ErrorBoundary } from '../../ui/error-boundary';

const timeline = newestFirst(engagements);

const loadDialog = () => import('./case-dialog');

const CaseDialog = lazy(() => loadChunk(loadDialog));

/** The places that the keys lead to, in a row of so many buttons, from one of them. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves focus along the timeline; the Tab key still reaches every client. */
function moveAlong(event: KeyboardEvent<HTMLOListElement>) {
  const move = moves[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  if (!move || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  buttons[move(index, buttons.length)]?.focus();
}

/** The clients as round logos, newest first, and the dialog of the one that was chosen. */
export function Timeline() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  // The dialog keeps its contents while it closes, and its chunk is asked for only once needed.
  const [chosen, choose] = useState<Engagement>();
  useEffect(() => whenCached(loadDialog), []);
  const show = (engagement: Engagement) => {
    choose(engagement);
    setOpen(true);
  };
  return (
    <>
      <ol className="timeline" aria-label={t('portfolio.timeline')} onKeyDown={moveAlong}>
        {timeline.map((engagement, index) => {
          const { name, language } = clientOf(engagement.client);
          const year = engagementYear(engagement);
          const previous = timeline[index - 1];
          const opensYear = !previous || engagementYear(previous) !== year;
          const id = `year-${year}`;
          return (
            <li key={engagement.client} className="timeline-item">
              <span id={opensYear ? id : undefined} className="timeline-year">
                {opensYear && year}
              </span>
              <button
                type="button"
                className="timeline-button"
                aria-haspopup="dialog"
                aria-describedby={id}
                onClick={() => show(engagement)}
              >
                <img className="timeline-logo" src={emblemOf(engagement.client)} alt="" width="96" height="96" />
                <span lang={language}>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {chosen && (
        <ErrorBoundary fallback={<p role="alert">{t('error.part')}</p>}>
          <Suspense>
            <CaseDialog engagement={chosen} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
