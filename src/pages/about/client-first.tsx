import { useLanguage } from '../../language/language';

/** How the company works with clients, and its reputation. */
export function ClientFirst() {
  const { t } = useLanguage();
  return (
    <section className="section bg-porcelain">
      <div className="wrap columns lg:items-baseline">
        <h2 className="title-section [text-wrap:wrap]">{t('about.clientFirst.title')}</h2>
        <p className="lead lg:col-span-2">{t('about.clientFirst.text')}</p>
        <div className="card grid gap-3">
          <h2 className="title-card">{t('about.reputation.title')}</h2>
          <p className="text-balance">{t('about.reputation.text')}</p>
        </div>
      </div>
    </section>
  );
}
