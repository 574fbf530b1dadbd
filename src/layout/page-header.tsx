import { CanalLock } from '../illustration/lock';
import { Polder } from '../illustration/polder';

interface Props {
  title: string;
  text: string;
  /** The view of the drawing. */
  view: 'about' | 'portfolio';
}

/** The header of an inner page: its title and its subject, beside the drawing. */
export function PageHeader({ title, text, view }: Props) {
  return (
    <div className={`cropped page-header ${view}-header`}>
      <Polder className={`page-header-drawing ${view}-view`} view={view} />
      <div className="wrap">
        <div className="grid gap-6 page-header-text">
          <h1 className="title-display">{title}</h1>
          <p className="lead">{text}</p>
        </div>
      </div>
      <CanalLock />
    </div>
  );
}
