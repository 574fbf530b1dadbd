import { labelledYears } from './year-scale';

interface Props {
  /** The position of a month, in % of the width. */
  toPercent: (month: number) => number;
  /** The baseline of the labels, and the ends of the ticks. */
  y: string;
  ticks: readonly [top: string, bottom: string];
}

/** The labels of the years, each in the middle of its year, and the ticks between them. */
export const YearLabels = ({ toPercent, y, ticks: [top, bottom] }: Props) => (
  <>
    {[...labelledYears, Number.POSITIVE_INFINITY].map((year) => {
      const x = `${toPercent(12 * year)}%`;
      return <line key={year} x1={x} x2={x} y1={top} y2={bottom} className="stroke-edge" />;
    })}
    {labelledYears.map((year) => (
      <text key={year} x={`${toPercent(12 * year + 6)}%`} y={y} textAnchor="middle">
        {year}
      </text>
    ))}
  </>
);
