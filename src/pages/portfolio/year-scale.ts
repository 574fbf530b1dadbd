import { engagements } from '../../clients';
import { getMonthRange } from '../../language/period';

const ranges = engagements.flatMap(({ projects }) => projects.map(({ period }) => getMonthRange(period)));

/** The first year of all projects, and the one after their last, or after this year if one has not ended. */
const firstYear = Math.floor(Math.min(...ranges.map(([from]) => from)) / 12);
const endYear = Math.min(Math.ceil(Math.max(...ranges.map(([, to]) => to)) / 12), BUILD_YEAR + 1);

/** Returns the position of a month on the time axis, from 0 to 1. */
export const getPosition = (month: number) => (Math.min(month / 12, endYear) - firstYear) / (endYear - firstYear);

/** The years from one label to the next. There is room for ten labels. */
const labelStep = Math.ceil((endYear - firstYear) / 10);

/** The years that have a label, the newest first. */
export const labelledYears = Array.from(
  { length: Math.ceil((endYear - firstYear) / labelStep) },
  (_, index) => endYear - 1 - index * labelStep,
);
