/** The top of an inner page: its title, and what it is about. */
export const PageHead = ({ title, text }: { title: string; text: string }) => (
  <div className="wrap page-head">
    <h1 className="title-display">{title}</h1>
    <p className="lead">{text}</p>
  </div>
);
