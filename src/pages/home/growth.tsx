import { Link } from 'wouter';
import { clients, engagements } from '../../clients';
import { growth } from '../../content/clients';
import { useLanguage } from '../../language/page-language';

// Lengths are in SVG units: 1px where a drawing has its full size.

/** The distance between two lines, and between two rows. */
const lineSpacing = 5;
const rowHeight = 12;

/** Draws the rows of a plot, from its lower left corner upwards. Each dash of a row is the line of an employee. */
function drawRows(lines: number, columns: number): string {
  const rows = Array.from({ length: Math.ceil(lines / columns) }, (_, row) => {
    const length = Math.min(columns, lines - row * columns) * lineSpacing;
    return `m0-${rowHeight}h${length}m-${length} 0`;
  });
  return `M0 ${rowHeight / 2}${rows.join('')}`;
}

/** Moves the origin to a lower corner, and leans what is above it to the right. */
const toPlotAxes = (x: number, y: number) => `translate(${x} ${y}) skewX(-8)`;

/** Moves the second digit into the space beside a 1: the digits of the typeface are equally wide. */
const digitOffsets = growth?.after.startsWith('1') ? '0 -.11em' : undefined;

const countBefore = Number.parseInt(growth?.before ?? '0', 10);
const countAfter = Number.parseInt(growth?.after ?? '0', 10);

/** The columns of each plot in a wide window: ten rows, with the canal between the plots. */
const columns = { before: Math.ceil(countBefore / 10), after: Math.ceil(countAfter / 10) };
const canalX = columns.before * lineSpacing + 24;
const afterX = canalX + 24;
/** The numbers of the example fill 966 units. Larger ones make the drawing wider. */
const drawingWidth = Math.max(966, afterX + 18 + columns.after * lineSpacing);

/** The layout on a phone: one plot above the other. */
const narrowLayout = { columns: 60, height: Math.ceil(countAfter / 60) * rowHeight };

/** The employees of a client before and after our work: a number and a plot for each. */
export function Growth() {
  const { t } = useLanguage();
  const project = engagements.find(({ client }) => client === growth?.client)?.projects[0];
  if (!growth || !project) return null;
  const { name, language } = clients[growth.client];
  return (
    <div className="growth section deep cropped has-canal">
      <div className="wrap grid gap-6">
        <p className="font-600" lang={language}>
          {name}
        </p>
        <h2 className="title-section">{t(project.nameKey)}</h2>
        <svg aria-hidden="true" className="lt-md:hidden growth-drawing" viewBox={`0 -16 ${drawingWidth} 372`}>
          <text className="growth-before" y="180">
            {growth.before}
          </text>
          {/* 3 units from the edge: Firefox rounds the box of the text up. */}
          <text className="growth-after" x={drawingWidth - 3} y="180" textAnchor="end" dx={digitOffsets}>
            {growth.after}
          </text>
          <path className="growth-lines" transform={toPlotAxes(0, 330)} d={drawRows(countBefore, columns.before)} />
          <path className="growth-canal" d="M0-126v152h2000" transform={toPlotAxes(canalX, 330)} />
          <path className="growth-lines" transform={toPlotAxes(afterX, 330)} d={drawRows(countAfter, columns.after)} />
        </svg>
        <svg aria-hidden="true" className="md:hidden growth-drawing" viewBox={`0 0 297 ${292 + narrowLayout.height}`}>
          <text className="growth-before" y="40">
            {growth.before}
          </text>
          <path className="growth-lines" transform="translate(0 132)" d={drawRows(countBefore, narrowLayout.columns)} />
          <path className="growth-canal" d="M0 156h2000" />
          <text className="growth-after" x="-7" y="264" dx={digitOffsets}>
            {growth.after}
          </text>
          <path
            className="growth-lines"
            transform={`translate(0 ${288 + narrowLayout.height})`}
            d={drawRows(countAfter, narrowLayout.columns)}
          />
        </svg>
        <p className="-mt-2 mb-4 text-sm">{t('clients.growthLegend')}</p>
        <p className="lead">{t(project.descKey)}</p>
        <p>
          <Link href={`/portfolio#${growth.client}`} className="button button-deep">
            {t('clients.growthLink')}
          </Link>
        </p>
      </div>
    </div>
  );
}
