import { emblems } from 'virtual:logos';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type ClientKey, clients, emblemOf, getStartYear, timeline } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { SectionLink } from '../../layout/section-link';
import { scrollToFocus } from '../../lib/focus';

/** The id of the timeline. */
export const timelineId = 'timeline';

/** The index of the link that gets the focus, by key. */
const targetIndexes: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus along the timeline. The Tab key reaches every client, too. */
function handleKeyDown(event: KeyboardEvent<HTMLOListElement>) {
  const getTargetIndex = targetIndexes[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(event.target as HTMLAnchorElement);
  if (!getTargetIndex || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[getTargetIndex(index, links.length)]?.focus();
  scrollToFocus();
}

/** The clients as round logos, newest first, and a link to the contact form. */
export function Timeline({ onClick }: { onClick: (event: MouseEvent, client: ClientKey) => void }) {
  const { t } = useLanguage();
  return (
    <div className="section cropped bg-porcelain has-canal timeline-section">
      <div id={timelineId} className="relative wrap grid grid-cols-2 md:grid-cols-4 timeline">
        <ol className="contents" aria-label={t('portfolio.timeline')} onKeyDown={handleKeyDown}>
          {timeline.map((engagement, index) => {
            const { client } = engagement;
            const { name, language } = clients[client];
            const year = getStartYear(engagement);
            const previous = timeline[index - 1];
            const opensYear = !previous || getStartYear(previous) !== year;
            return (
              <li key={client} className={`relative timeline-item${opensYear ? ' opens-year' : ''}`}>
                <span id={`year-${client}`} className="timeline-year">
                  {year}
                </span>
                <a
                  className="grid gap-4 timeline-link"
                  href={`#${client}`}
                  aria-haspopup="dialog"
                  aria-describedby={`year-${client}`}
                  onClick={(event) => onClick(event, client)}
                >
                  <span className={`timeline-logo emblem-${emblems[client] ?? 'disc'}`}>
                    {/* With another priority, React preloads it before the font: https://github.com/facebook/react/issues/34217 */}
                    <img className="timeline-emblem" src={emblemOf(client)} alt="" fetchPriority="low" />
                  </span>
                  <span className="timeline-name" lang={language}>
                    {name}
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
        <div className="relative timeline-item timeline-contact">
          <SectionLink className="grid gap-4 timeline-link" section="contact">
            <span className="timeline-name">{t('portfolio.mooring')}</span>{' '}
            <small className="text-sm text-quiet text-balance">{t('contact.title')}</small>
          </SectionLink>
        </div>
      </div>
    </div>
  );
}
