import { Polder } from './polder';

/** The head of an inner page: its title and what it is about, beside the drawing. */
export const PageHead = ({ title, text }: { title: string; text: string }) => (
  <div className="page-head">
    <Polder className="head-drawing" />
    <div className="wrap">
      <div className="beside-drawing">
        <h1 className="title-display">{title}</h1>
        <p className="lead [text-wrap:pretty] md:text-balance">{text}</p>
      </div>
    </div>
  </div>
);
