import { useLanguage } from '../../language/use-language';

/** How the company works with clients, and its reputation. */
export function ClientFirst() {
  const { t } = useLanguage();
  return (
    <section className="section bg-porcelain">
      <div className="wrap grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
        <div className="grid gap-4 content-start">
          <h2 className="title-section">{t('about.clientFirst.title')}</h2>
          <p className="lead">{t('about.clientFirst.text')}</p>
        </div>
        <div className="card grid gap-3 content-start">
          <h2 className="title-card">{t('about.reputation.title')}</h2>
          <p>{t('about.reputation.text')}</p>
        </div>
      </div>
    </section>
  );
}
