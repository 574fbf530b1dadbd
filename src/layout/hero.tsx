import type { ReactNode } from 'react';
import { Polder } from '../illustration/polder';

interface Props {
  id?: string;
  className?: string;
  /** The labels of plots, as on a map. */
  plotLabels?: readonly string[];
  /** The labels of the high and of the low water. */
  waterLabels?: readonly string[];
  /** A drawing below that of the polder. */
  underlay?: ReactNode;
  children: ReactNode;
}

/** A section with a large drawing, and text beside it. */
export const Hero = ({ id, className = '', plotLabels, waterLabels, underlay, children }: Props) => (
  <section id={id} className={`cropped hero ${className}`}>
    {underlay}
    <Polder className="hero-drawing" view="home" plotLabels={plotLabels} waterLabels={waterLabels} />
    <div className="wrap">
      <div className="grid gap-6 hero-text">{children}</div>
    </div>
  </section>
);
