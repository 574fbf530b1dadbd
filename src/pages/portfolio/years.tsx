import { engagements, type Project } from '../../content/engagements';
import { monthsOf } from '../../language/period';

const monthsPerYear = 12;
const periods = engagements.flatMap(({ projects }) => projects.map(({ period }) => monthsOf(period)));
const firstMonth = Math.floor(Math.min(...periods.map(([from]) => from)) / monthsPerYear) * monthsPerYear;
const endMonth = (BUILD_YEAR + 1) * monthsPerYear;

/** Where a month begins, in % of the width, the newest at the left. 5.5 % at each side are the padding of the dialog. */
const toPercent = (month: number) => 5.5 + (89 * (endMonth - Math.min(month, endMonth))) / (endMonth - firstMonth);

/** There is room for ten labels. */
const labelStep = Math.ceil((endMonth - firstMonth) / monthsPerYear / 10) * monthsPerYear;
const labelledMonths = Array.from(
  { length: Math.ceil((endMonth - firstMonth) / labelStep) },
  (_, index) => endMonth - index * labelStep,
);

/** In fewer months than these, the gates would touch: then there are only the walls of the locks. */
const roomForGates = 3;

/** The canal of all years, the newest first. The months of each project are deep water between two locks. */
export const Years = ({ projects }: { projects: readonly Project[] }) => (
  <svg aria-hidden="true" className="years" width="100%" height="56">
    <rect width="100%" height="32" />
    {labelledMonths.map((month) => (
      <svg key={month} aria-hidden="true" x={`${toPercent(month)}%`} overflow="visible">
        <path d="M0 32v5" />
        {/* Time runs to the left: at the right of the line is the year that ends there. */}
        <text y="51">{month / monthsPerYear - 1}</text>
      </svg>
    ))}
    {projects.map(({ period, nameKey }) => {
      const [from, to] = monthsOf(period);
      const hasGates = to - from >= roomForGates;
      return (
        <g key={nameKey}>
          <rect x={`${toPercent(to)}%`} width={`${toPercent(from) - toPercent(to)}%`} height="32" />
          {/* The gates lean against the high water at both sides. */}
          {[
            [to, 'M-3 1H10M-3 31H10', 'M7 1 0 16 7 31'],
            [from, 'M-10 1H3M-10 31H3', 'M-7 1 0 16-7 31'],
          ].map(([month, walls, gates]) => (
            <svg
              key={walls}
              aria-hidden="true"
              x={`${toPercent(Number(month))}%`}
              overflow="visible"
              className="polder-lock"
            >
              <path d={`${walls}${hasGates ? gates : ''}`} strokeWidth="4" />
            </svg>
          ))}
        </g>
      );
    })}
  </svg>
);
