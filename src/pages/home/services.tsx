import { services } from '../../content/services';
import { useLanguage } from '../../language/language';

/** The mark of a service, on a field of the polder. */
const Mark = ({ lines, spark: [x, y], turn }: (typeof services)[number]) => (
  <svg aria-hidden="true" className="line mark" viewBox="0 0 64 64" width="64" height="64">
    <path
      className="stroke-field"
      d="M4 32h56"
      strokeWidth="52"
      strokeLinecap="butt"
      strokeDasharray="1.5 4.5"
      transform={`rotate(${turn} 32 32)`}
    />
    <path className="stroke-card" d={lines} strokeWidth="9" />
    <path className="stroke-delft" d={lines} strokeWidth="2.5" />
    <circle className="fill-spark" cx={x} cy={y} r="4" />
  </svg>
);

/** The four services, as cards. */
export function Services() {
  const { t } = useLanguage();
  return (
    <section id="services" className="section bg-porcelain">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('services.title')}</h2>
          <p className="lead">{t('services.text')}</p>
        </div>
        <ul className="services">
          {services.map((service) => (
            <li key={service.name} className="card service">
              <Mark {...service} />
              <h3 className="title-card service-title">{t(`services.${service.name}.title`)}</h3>
              <p className="text-quiet text-balance basis-full">{t(`services.${service.name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
