import { services } from '../../content/services';
import { useLanguage } from '../../language/use-language';

/** The mark of a service, on a field of the polder. */
const Mark = ({ lines, spark: [x, y], turn }: (typeof services)[number]) => (
  <svg aria-hidden="true" className="mark" width="64" height="64">
    <path className="mark-field" d="M4 32h56" strokeDasharray="1.5 4.5" transform={`rotate(${turn} 32 32)`} />
    <path className="mark-casing" d={lines} />
    <path className="mark-lines" d={lines} />
    <circle className="mark-spark" cx={x} cy={y} r="4" />
  </svg>
);

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
            <li key={service.name} className="service">
              <Mark {...service} />
              <h3 className="title-card">{t(`services.${service.name}.title`)}</h3>
              <p className="text-quiet">{t(`services.${service.name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
