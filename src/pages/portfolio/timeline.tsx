import { emblems } from 'virtual:logos';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type ClientKey, clients, type Engagement, emblemOf, timeline } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { monthRange, translateYears } from '../../language/period';
import { SectionLink } from '../../layout/section-link';
import { scrollToFocus } from '../../lib/focus';
import { getShare, halfYear, labelledYears } from './year-scale';

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

/** The position of a month in the canal of all years, in % of its length. The newest is at the left, as among the clients. */
const toPercent = (month: number) => 100 - 100 * getShare(month);

const allProjects = timeline.flatMap(({ projects }) => projects);

/** The periods of a client in the canal of all years, a part of the client's link. */
const Periods = ({ projects }: Pick<Engagement, 'projects'>) => (
  <svg aria-hidden="true" className="timeline-years timeline-periods">
    {projects.map((project) => {
      const [from, to] = monthRange(project.period);
      // Equal periods are one above the other.
      const equal = allProjects.filter(({ period }) => period === project.period);
      const height = 100 / equal.length;
      return (
        <rect
          key={project.nameKey}
          x={`${toPercent(to)}%`}
          width={`${toPercent(from) - toPercent(to)}%`}
          y={`${height * equal.indexOf(project)}%`}
          height={`${height}%`}
        />
      );
    })}
  </svg>
);

/** The clients as round logos, newest first, and a link to the contact form. */
export function Timeline({ onClick }: { onClick: (event: MouseEvent, client: ClientKey) => void }) {
  const { language, t } = useLanguage();
  return (
    <div className="section cropped bg-porcelain has-canal timeline-section">
      <div id={timelineId} className="relative wrap grid grid-cols-2 md:grid-cols-4 timeline">
        <svg aria-hidden="true" className="timeline-years">
          {labelledYears.map(({ year, month }) => (
            <text key={year} x={`${toPercent(month + halfYear)}%`} y="100%" textAnchor="middle">
              {year}
            </text>
          ))}
        </svg>
        <ol className="contents" aria-label={t('portfolio.timeline')} onKeyDown={handleKeyDown}>
          {timeline.map(({ client, projects }) => {
            const { name, language: nameLanguage } = clients[client];
            return (
              <li key={client} className="timeline-item">
                <a
                  className="grid gap-4 timeline-link"
                  href={`#${client}`}
                  aria-haspopup="dialog"
                  aria-describedby={`years-${client}`}
                  onClick={(event) => onClick(event, client)}
                >
                  <span className={`timeline-logo emblem-${emblems[client] ?? 'disc'}`}>
                    {/* With another priority, React preloads it before the font: https://github.com/facebook/react/issues/34217 */}
                    <img className="timeline-emblem" src={emblemOf(client)} alt="" fetchPriority="low" />
                  </span>
                  <span className="timeline-name" lang={nameLanguage}>
                    {name}
                  </span>
                  <Periods projects={projects} />
                </a>
                <p id={`years-${client}`} className="text-sm text-quiet text-center">
                  {projects.map(({ period }) => translateYears(period, language)).join(', ')}
                </p>
              </li>
            );
          })}
        </ol>
        <div className="timeline-item timeline-contact">
          <SectionLink className="grid gap-4 timeline-link" section="contact">
            <span className="timeline-name">{t('portfolio.mooring')}</span>{' '}
            <small className="-mt-2 text-sm text-quiet">{t('nav.contact')}</small>
          </SectionLink>
        </div>
      </div>
    </div>
  );
}
