import { services } from '../content/services';
import { useLanguage } from '../language/use-language';
import { Emblem } from '../ui/emblem';

/** The four services, as cards. */
export function Services() {
  const { t } = useLanguage();
  return (
    <section id="services" className="band bg-porcelain">
      <div className="wrap">
        <div className="band-head">
          <h2 className="title-section">{t('services.title')}</h2>
          <p className="lead">{t('services.text')}</p>
        </div>
        <ul className="service-grid">
          {services.map((service) => (
            <li key={service} className="service">
              <Emblem name={service} />
              <h3 className="title-card">{t(`services.${service}.title`)}</h3>
              <p className="text-quiet">{t(`services.${service}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
