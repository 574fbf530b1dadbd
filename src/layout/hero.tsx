import type { ReactNode } from 'react';
import { Polder } from '../illustration/polder';

interface Props {
  id?: string;
  className?: string;
  /** The labels of plots, as on a map. */
  names?: readonly string[];
  children: ReactNode;
}

/** A section with a large drawing, and words beside it. */
export const Hero = ({ id, className = '', names, children }: Props) => (
  <section id={id} className={`cropped hero ${className}`}>
    <Polder className="hero-drawing" view="home" names={names} />
    <div className="wrap">
      <div className="grid gap-6 hero-text">{children}</div>
    </div>
  </section>
);
