import { type KeyboardEvent, memo } from 'react';
import { clientOf, emblemOf } from '../../content/clients';
import { type Engagement, engagements, engagementYear, newestFirst } from '../../content/engagements';
import { useLanguage } from '../../language/use-language';
import { useClientDialog } from './use-client-dialog';

const timeline = newestFirst(engagements);

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

/** A message about a press is seen where the press was, be that at the edge of the window. */
const bringIntoView = (message: Element | null) => message?.scrollIntoView({ block: 'nearest' });

/** The clients as round logos, newest first. They stay as they are while a dialog opens and closes. */
const Clients = memo(function Clients(props: { failed: Engagement | undefined; onChoose: (one: Engagement) => void }) {
  const { t } = useLanguage();
  return (
    <ol
      className="timeline"
      data-rows={Math.ceil(timeline.length / 7)}
      aria-label={t('portfolio.timeline')}
      onKeyDown={moveAlong}
    >
      {timeline.map((engagement, index) => {
        const { name, language } = clientOf(engagement.client);
        const year = engagementYear(engagement);
        const previous = timeline[index - 1];
        const opensYear = !previous || engagementYear(previous) !== year;
        const id = `year-${engagement.client}`;
        return (
          <li
            key={engagement.client}
            className={opensYear ? 'timeline-item opens-year media-moving:rise' : 'timeline-item media-moving:rise'}
          >
            <span id={id} className={opensYear ? 'timeline-year font-700 text-delft' : 'timeline-year text-quiet'}>
              {year}
            </span>
            <button
              type="button"
              className="timeline-button"
              aria-haspopup="dialog"
              aria-describedby={id}
              onClick={() => props.onChoose(engagement)}
            >
              <span className="timeline-logo">
                <img
                  className="timeline-emblem"
                  src={emblemOf(engagement.client)}
                  alt=""
                  width="104"
                  height="104"
                  // Of any other picture React says in the body that it comes first, before the font.
                  fetchPriority="low"
                />
              </span>
              <span className="timeline-name" lang={language}>
                {name}
              </span>
            </button>
            {props.failed === engagement && (
              <p role="alert" className="fault text-center" ref={bringIntoView}>
                {t('error.press')}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
});

/** The clients, and the dialog of the one that was chosen. */
export function Timeline() {
  const { dialog, failed, show } = useClientDialog();
  return (
    <div className="timeline-band section bg-porcelain media-no-script:hidden">
      <Clients failed={failed} onChoose={show} />
      {dialog}
    </div>
  );
}
