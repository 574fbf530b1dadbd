import { Polder } from '../illustration/polder';
import type { views } from '../illustration/shapes';

interface Props {
  title: string;
  text: string;
  /** What the drawing shows. */
  view: keyof typeof views;
}

/** The head of an inner page: its title and what it is about, beside the drawing. */
export function PageHeader({ title, text, view }: Props) {
  const isAboveTimeline = view === 'portfolio';
  return (
    <div className="cropped page-header">
      <Polder className={`page-header-drawing ${isAboveTimeline ? 'above-timeline' : 'beside-words'}`} view={view} />
      <div className="wrap">
        <div className="grid gap-6 lg:max-w-54%">
          <h1 className="title-display">{title}</h1>
          <p className="lead">{text}</p>
        </div>
      </div>
    </div>
  );
}
