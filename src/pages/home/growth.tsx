import { Link } from 'wouter';
import { clients, timeline } from '../../clients';
import { growth } from '../../content/clients';
import { useLanguage } from '../../language/page-language';

// In the unit of the drawings, which is 1px where they have their full size.

/** The distance between two lines, and between two rows. */
const lineSpacing = 5;
const rowHeight = 12;

interface PlotProps {
  lines: number;
  /** How many lines a row has. The last may have fewer. */
  columns: number;
  /** The lower left corner. */
  x: number;
  y: number;
}

/** Moves the origin to a lower corner, and leans what is above it to the right. */
const toPlotAxes = (x: number, y: number) => `translate(${x} ${y}) skewX(-12)`;

/** A plot with a line for each employee, in rows that lean to the right. */
function Plot({ lines, columns, x, y }: PlotProps) {
  const rows = Array.from({ length: Math.ceil(lines / columns) }, (_, row) => Math.min(columns, lines - row * columns));
  return (
    <path
      className="growth-lines"
      transform={toPlotAxes(x, y)}
      // The dashes begin again with each row.
      d={rows.map((length, row) => `M0 ${-rowHeight * (row + 0.5)}h${length * lineSpacing}`).join('')}
    />
  );
}

const before = Number.parseInt(growth?.before ?? '0', 10);
const after = Number.parseInt(growth?.after ?? '0', 10);

/** In a wide window: ten rows each, with the canal between them. */
const columns = { before: Math.ceil(before / 10), after: Math.ceil(after / 10) };
const canal = columns.before * lineSpacing + 24;

/** On a phone: one plot above the other. */
const narrow = { columns: 50, height: Math.ceil(after / 50) * rowHeight };

/** The growth of a client: a plot and a number for each time, the employees before and after. Its facts are in `content/clients.ts`. */
export function Growth() {
  const { t } = useLanguage();
  const project = timeline.find(({ client }) => client === growth?.client)?.projects[0];
  if (!growth || !project) return null;
  const { name, language } = clients[growth.client];
  return (
    <div className="growth section deep cropped has-canal">
      <div className="wrap grid gap-6">
        <p lang={language}>{name}</p>
        <h2 className="title-section">{t(project.nameKey)}</h2>
        <svg aria-hidden="true" className="lt-lg:hidden growth-drawing" viewBox="0 0 1010 340">
          <text className="growth-before" y="180">
            {growth.before}
          </text>
          <text className="growth-after" x={canal + 36} y="180">
            {growth.after}
          </text>
          <Plot lines={before} columns={columns.before} x={0} y={330} />
          <path className="growth-canal" d="M0 0v-126" transform={toPlotAxes(canal, 330)} />
          <Plot lines={after} columns={columns.after} x={canal + 24} y={330} />
        </svg>
        <svg aria-hidden="true" className="lg:hidden growth-drawing" viewBox={`0 0 330 ${300 + narrow.height}`}>
          <text className="growth-before" y="40">
            {growth.before}
          </text>
          <Plot lines={before} columns={columns.before} x={0} y={176} />
          <text className="growth-after" y="272">
            {growth.after}
          </text>
          <Plot lines={after} columns={narrow.columns} x={0} y={292 + narrow.height} />
        </svg>
        <p className="text-sm">{t('clients.growthLegend')}</p>
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
