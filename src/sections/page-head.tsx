/** The head of an inner page: its title and what it is about. */
export function PageHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap page-head">
      <h1 className="title-display">{title}</h1>
      <p className="lead">{text}</p>
    </div>
  );
}
