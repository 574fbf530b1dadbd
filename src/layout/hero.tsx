import type { ReactNode } from 'react';
import { Polder } from '../illustration/polder';
import type { views } from '../illustration/shapes';

interface Props {
  id?: string;
  /** What the drawing shows. */
  view: keyof typeof views;
  children: ReactNode;
}

/** A section with a large drawing, and words beside it. */
export const Hero = ({ id, view, children }: Props) => (
  <section id={id} className="cropped hero">
    <Polder className="hero-drawing" view={view} />
    <div className="wrap">
      <div className="hero-text">{children}</div>
    </div>
  </section>
);
