import { emblems } from 'virtual:logos';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type ClientKey, clients, emblemOf, engagementYear, timeline } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { SectionLink } from '../../layout/section-link';

/** The id of the timeline. */
export const timelineId = 'timeline';

/** For each key, the index of the link that gets the focus. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves focus along the timeline; the Tab key still reaches every client. */
function moveAlong(event: KeyboardEvent<HTMLOListElement>) {
  const move = moves[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(event.target as HTMLAnchorElement);
  if (!move || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const link = links[move(index, links.length)];
  link?.focus();
  // Firefox leaves it under the header otherwise, as in `keepFocusVisible`.
  link?.scrollIntoView({ block: 'nearest' });
}

/** The clients as round logos, newest first, and a link to the contact form. */
export function Timeline({ onClick }: { onClick: (event: MouseEvent, client: ClientKey) => void }) {
  const { t } = useLanguage();
  return (
    <div className="section cropped bg-porcelain has-canal timeline-section">
      <div id={timelineId} className="relative wrap grid grid-cols-2 md:grid-cols-4 timeline">
        <ol className="contents" aria-label={t('portfolio.timeline')} onKeyDown={moveAlong}>
          {timeline.map((engagement, index) => {
            const { client } = engagement;
            const { name, language } = clients[client];
            const year = engagementYear(engagement);
            const previous = timeline[index - 1];
            const opensYear = !previous || engagementYear(previous) !== year;
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
