import { timeline } from '../../clients';
import { monthRange } from '../../language/period';

const monthsPerYear = 12;
const ranges = timeline.flatMap(({ projects }) => projects.map(({ period }) => monthRange(period)));

/** The first month of the years of all projects, and the one after their last. */
const firstMonth = Math.floor(Math.min(...ranges.map(([from]) => from)) / monthsPerYear) * monthsPerYear;
const endMonth =
  Math.ceil(Math.min(Math.max(...ranges.map(([, to]) => to)) / monthsPerYear, BUILD_YEAR + 1)) * monthsPerYear;

/** Returns the share of all years that is over when a month begins: 0 for the first month. */
export const getShare = (month: number) => (Math.min(month, endMonth) - firstMonth) / (endMonth - firstMonth);

/** The years from one label to the next. There is room for ten labels. */
const labelStep = Math.ceil((endMonth - firstMonth) / monthsPerYear / 10);

/** The years that have a label, the newest first, each with its first month. */
export const labelledYears = Array.from(
  { length: Math.ceil((endMonth - firstMonth) / monthsPerYear / labelStep) },
  (_, index) => {
    const year = endMonth / monthsPerYear - 1 - index * labelStep;
    return { year, month: year * monthsPerYear };
  },
);

/** The months from the beginning of a year to its middle. */
export const halfYear = monthsPerYear / 2;
