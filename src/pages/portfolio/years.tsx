import { type Project, timeline } from '../../clients';
import { monthRange } from '../../language/period';

const monthsPerYear = 12;
const periods = timeline.flatMap(({ projects }) => projects.map(({ period }) => monthRange(period)));
const firstMonth = Math.floor(Math.min(...periods.map(([from]) => from)) / monthsPerYear) * monthsPerYear;
const endMonth = (BUILD_YEAR + 1) * monthsPerYear;

/** The position of a month, in % of the width, the newest at the left. 5.5 % at each side are the padding of the dialog. */
const toPercent = (month: number) => 5.5 + (89 * (endMonth - month)) / (endMonth - firstMonth);

/** The months from one label to the next. There is room for ten labels. */
const labelStep = Math.ceil((endMonth - firstMonth) / monthsPerYear / 10) * monthsPerYear;

/** The first month after each year that has a label. */
const labelledYearEnds = Array.from(
  { length: Math.ceil((endMonth - firstMonth) / labelStep) },
  (_, index) => endMonth - index * labelStep,
);

/** The fewest months for which the locks have gates. In fewer, the gates would touch. */
const minMonthsForGates = 3;

/** The lock at each end of a project. Its gates lean against the high water outside. */
const locks = [
  { isEnd: true, walls: 'M-3 1H10M-3 31H10', gates: 'M7 1 0 16 7 31', highWater: 'M-1 0H7L0 16 7 32H-1z' },
  { isEnd: false, walls: 'M-10 1H3M-10 31H3', gates: 'M-7 1 0 16-7 31', highWater: 'M1 0H-7L0 16-7 32H1z' },
];

/** The months of a project: deep water between two locks. A project that has not ended yet has no lock at its end. */
function Months({ period }: Pick<Project, 'period'>) {
  const [from, to] = monthRange(period);
  const hasEnded = to !== Number.POSITIVE_INFINITY;
  const hasGates = to - from >= minMonthsForGates;
  // The newest month is at the left.
  const right = toPercent(from);
  const left = hasEnded ? toPercent(to) : 0;
  return (
    <g>
      <rect x={`${left}%`} width={`${right - left}%`} height="32" />
      {locks
        .filter(({ isEnd }) => hasEnded || !isEnd)
        .map(({ isEnd, walls, gates, highWater }) => (
          <svg key={walls} aria-hidden="true" x={`${isEnd ? left : right}%`} overflow="visible" className="lock-lines">
            {hasGates && <path d={highWater} className="fill-water-high" stroke="none" />}
            <path d={hasGates ? walls + gates : walls} strokeWidth="4" />
          </svg>
        ))}
    </g>
  );
}

/** The canal of all years, the newest first. */
export const Years = ({ projects }: { projects: readonly Project[] }) => (
  <svg aria-hidden="true" className="years" width="100%" height="56">
    <rect width="100%" height="32" />
    {[...labelledYearEnds, firstMonth].map((month) => (
      // A `<g>` cannot be placed in %.
      <svg key={month} aria-hidden="true" x={`${toPercent(month)}%`} overflow="visible">
        <path d="M0 32v5" />
      </svg>
    ))}
    {/* A label is in the middle of its year. */}
    {labelledYearEnds.map((yearEnd) => (
      <text key={yearEnd} x={`${toPercent(yearEnd - monthsPerYear / 2)}%`} y="51" textAnchor="middle">
        {yearEnd / monthsPerYear - 1}
      </text>
    ))}
    {projects.map(({ period, nameKey }) => (
      <Months key={nameKey} period={period} />
    ))}
  </svg>
);
