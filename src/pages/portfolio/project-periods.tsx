import type { Project } from '../../clients';
import { getMonthRange } from '../../language/period';
import { YearLabels } from './year-labels';
import { getPosition } from './year-scale';

/** The position of a month, in % of the width. 5.5 % at each side are the padding of the dialog. */
const toPercent = (month: number) => 5.5 + 89 * getPosition(month);

/** The fewest months that are a bar. Fewer are a dot. */
const minMonthsForBar = 3;

/** The period of a project as a bar. If it has not ended yet, the bar runs on to the edge. */
function ProjectPeriod({ period }: Pick<Project, 'period'>) {
  const [from, to] = getMonthRange(period);
  if (to - from < minMonthsForBar) return <circle cx={`${toPercent((from + to) / 2)}%`} cy="16" r="7" />;
  const left = toPercent(from);
  const right = to === Number.POSITIVE_INFINITY ? 100 : toPercent(to);
  return <rect x={`${left}%`} width={`${right - left}%`} y="6" height="20" />;
}

/** The periods of a client's projects on the time axis. The oldest year is at the left. */
export const ProjectPeriods = ({ projects }: { projects: readonly Project[] }) => (
  <svg aria-hidden="true" className="years" width="100%" height="56">
    <rect width="100%" height="32" className="fill-water" />
    <YearLabels toPercent={toPercent} y="51" ticks={['32', '37']} />
    <g className="fill-delft">
      {projects.map(({ period, nameKey }) => (
        <ProjectPeriod key={nameKey} period={period} />
      ))}
    </g>
  </svg>
);
