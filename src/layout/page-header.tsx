import { CanalLock } from '../illustration/lock';
import { Polder } from '../illustration/polder';

interface Props {
  title: string;
  text: string;
  /** What the drawing shows. */
  view: 'about' | 'portfolio';
}

/** The head of an inner page: its title and what it is about, beside the drawing. */
export function PageHeader({ title, text, view }: Props) {
  return (
    <div className={`cropped page-header ${view}-header`}>
      <Polder className={`page-header-drawing ${view}-view`} view={view} />
      <div className="wrap">
        <div className="page-header-text">
          <h1 className="title-display">{title}</h1>
          <p className="lead">{text}</p>
        </div>
      </div>
      <CanalLock />
    </div>
  );
}
