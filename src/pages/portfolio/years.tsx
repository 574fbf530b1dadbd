import { engagements, type Project } from '../../content/engagements';
import { monthsOf } from '../../language/period';

const year = 12;
const periods = engagements.flatMap(({ projects }) => projects.map(({ period }) => monthsOf(period)));
const first = Math.floor(Math.min(...periods.map(([from]) => from)) / year) * year;
const last = (BUILD_YEAR + 1) * year;

/** The left edge of a month, in % of the width. The first year begins where the words do. */
const place = (month: number) => 5 + (95 * (Math.min(month, last) - first)) / (last - first);

/** There is room for ten labels. */
const step = Math.ceil((last - first) / year / 10) * year;
const labelled = Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => first + index * step);

/** In fewer months than these, the gates would touch: then there are only the walls of the locks. */
const roomForGates = 3;

/** The canal of all years. The months of each project are deep water between two locks. */
export const Years = ({ projects }: { projects: readonly Project[] }) => (
  <svg aria-hidden="true" className="years" width="100%" height="56">
    <rect width="100%" height="32" />
    {labelled.map((month) => (
      <svg key={month} aria-hidden="true" x={`${place(month)}%`} overflow="visible">
        <path d="M0 32v5" />
        <text y="51">{month / year}</text>
      </svg>
    ))}
    {projects.map(({ period, nameKey }) => {
      const [from, to] = monthsOf(period);
      const gate = to - from < roomForGates ? '' : 'M7 1 0 16 7 31';
      return (
        <g key={nameKey}>
          <rect x={`${place(from)}%`} width={`${place(to) - place(from)}%`} height="32" />
          {[from, to].map((month) => (
            <svg key={month} aria-hidden="true" x={`${place(month)}%`} overflow="visible" className="polder-lock">
              <path d={`M-3 1H10M-3 31H10${gate}`} strokeWidth="4" />
            </svg>
          ))}
        </g>
      );
    })}
  </svg>
);
