import { services } from '../../content/services';
import { useLanguage } from '../../language/page-language';

/** The services, each with an icon in a plot. */
export function Services() {
  const { t } = useLanguage();
  return (
    <section id="services" className="section cropped has-canal bg-porcelain">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('services.title')}</h2>
          <p className="lead">{t('services.text')}</p>
        </div>
        <ul className="relative grid md:grid-cols-2 mr-$canal-bleed services">
          {services.map(({ name, path, dot: [x, y], lineAngle, lineSpacing }) => (
            <li key={name} className="grid service">
              <div className="grid service-plot">
                <svg
                  aria-hidden="true"
                  className="service-lines"
                  viewBox="0 0 320 160"
                  preserveAspectRatio="xMidYMid slice"
                >
                  {/* The field lines are the dashes of one broad stroke. */}
                  <path
                    d="M-240 80H560"
                    strokeWidth="800"
                    strokeDasharray={`1.5 ${lineSpacing - 1.5}`}
                    transform={`rotate(${lineAngle} 160 80)`}
                  />
                </svg>
                <svg
                  aria-hidden="true"
                  className="line-drawing service-icon"
                  viewBox="-4 -4 72 72"
                  width="80"
                  height="80"
                  strokeWidth="3"
                >
                  <path d={path} />
                  <circle cx={x} cy={y} r="4" />
                </svg>
              </div>
              <h3 className="title-card text-size-card">{t(`services.${name}.title`)}</h3>
              <p className="text-quiet service-text">{t(`services.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
