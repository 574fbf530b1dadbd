import { useLanguage } from '../../language/page-language';

/** The work of the company with its clients, and its reputation. */
export function ClientFirst() {
  const { t } = useLanguage();
  return (
    <section className="section cropped has-canal bg-porcelain">
      <div className="wrap client-first">
        <div className="grid content-start gap-6">
          <h2 className="title-section">{t('about.clientFirst.title')}</h2>
          <p className="lead">{t('about.clientFirst.text')}</p>
        </div>
        <div className="grid content-start gap-6">
          <h2 className="title-section">{t('about.reputation.title')}</h2>
          <p className="lead">{t('about.reputation.text')}</p>
        </div>
      </div>
    </section>
  );
}
