import { useLanguage } from '../../language/language';
import { Polder } from '../../layout/polder';

/** The mission, and the sentence that sums it up. */
export function Mission() {
  const { t } = useLanguage();
  return (
    <section className="section deep cropped">
      <Polder className="quote-drawing" view="about" />
      <div className="wrap columns gap-y-10 lg:items-baseline">
        <div className="grid gap-4 content-start">
          <h2 className="title-card">{t('about.mission.title')}</h2>
          <p>{t('about.mission.text')}</p>
        </div>
        <blockquote className="quote lg:col-span-3">
          <p>{t('about.mission.quote')}</p>
        </blockquote>
      </div>
    </section>
  );
}
