import { emblems } from 'virtual:logos';
import { type MouseEvent, memo } from 'react';
import { type ClientKey, clients, type Engagement, engagements, getEmblemPath } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { getMonthRange, translateYears } from '../../language/period';
import { SectionLink } from '../../layout/section-link';
import { pushFragment } from '../../lib/history';
import { YearLabels } from './year-labels';
import { getPosition } from './year-scale';

/** Opens the dialog of a client. With a modifier key, the browser follows the link. */
function handleClick(event: MouseEvent, client: ClientKey) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  pushFragment(client);
}

/** The position of a month on the time axis, in % of its length. */
const toPercent = (month: number) => 100 * getPosition(month);

/** Sets the index of a client, which delays its animation. In a document, the policy forbids `style` attributes. */
const delayAnimation = (index: number) => (item: HTMLElement | null) => item?.style.setProperty('--index', `${index}`);

const allProjects = engagements.flatMap(({ projects }) => projects);

/** The periods of a client on the time axis, a part of the client's link. */
const TimelinePeriods = ({ projects }: Pick<Engagement, 'projects'>) => (
  <svg aria-hidden="true" className="timeline-years timeline-periods">
    {projects.map((project) => {
      const [from, to] = getMonthRange(project.period);
      // Equal periods are one above the other.
      const equal = allProjects.filter(({ period }) => period === project.period);
      const height = 100 / equal.length;
      return (
        <rect
          key={project.nameKey}
          x={`${toPercent(from)}%`}
          width={`${toPercent(to) - toPercent(from)}%`}
          y={`${height * equal.indexOf(project)}%`}
          height={`${height}%`}
        />
      );
    })}
  </svg>
);

/** The clients as round logos, newest first, and a link to the contact form. With `memo`, a dialog opens without rendering them. */
export const Timeline = memo(function Timeline() {
  const { language, t } = useLanguage();
  return (
    <div className="section cropped bg-porcelain has-canal timeline-section">
      <div id="timeline" className="relative wrap grid grid-cols-2 md:grid-cols-4 timeline">
        <svg aria-hidden="true" className="timeline-years">
          <YearLabels toPercent={toPercent} y="100%" ticks={['62%', '73%']} />
        </svg>
        <ol className="contents" aria-label={t('portfolio.timeline')}>
          {engagements.map(({ client, projects }, index) => {
            const { name, language: nameLanguage } = clients[client];
            return (
              <li key={client} className="timeline-item" ref={delayAnimation(index)}>
                <a
                  className="grid gap-4 timeline-link"
                  href={`#${client}`}
                  aria-haspopup="dialog"
                  aria-describedby={`years-${client}`}
                  onClick={(event) => handleClick(event, client)}
                >
                  <span className={`timeline-logo emblem-${emblems[client] ?? 'disc'}`}>
                    {/* With another priority, React preloads it before the font: https://github.com/facebook/react/issues/34217 */}
                    <img className="timeline-emblem" src={getEmblemPath(client)} alt="" fetchPriority="low" />
                  </span>
                  <span className="timeline-name" lang={nameLanguage}>
                    {name}
                  </span>
                  <TimelinePeriods projects={projects} />
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
            <span className="timeline-name">{t('portfolio.invitation')}</span>{' '}
            <small className="-mt-2 text-sm text-quiet">{t('nav.contact')}</small>
          </SectionLink>
        </div>
      </div>
    </div>
  );
});
