import { dyke } from '../../illustration/shapes';
import { useLanguage } from '../../language/page-language';

/** The dyke from the side. It is higher than the water, as the company delivers more than it promises. */
function Dyke() {
  const { t } = useLanguage();
  return (
    <svg aria-hidden="true" className="dyke" viewBox={dyke.viewBox} preserveAspectRatio="xMidYMax slice" fill="none">
      <path d={dyke.water} className="fill-water" />
      <path d={dyke.canal} className="fill-water" />
      <path d={dyke.profile} className="fill-deep stroke-on-deep-quiet" strokeWidth="3" />
      <path
        d={dyke.fieldLines}
        className="stroke-field-line lt-md:hidden"
        strokeWidth="18"
        strokeDasharray="1.5 12.5"
      />
      <path d={dyke.levels} className="stroke-spark" strokeWidth="5" />
      <text {...dyke.topLabel} textAnchor="end">
        {t('about.mission.delivered')}
      </text>
      <text {...dyke.waterLabel}>{t('about.mission.promised')}</text>
    </svg>
  );
}

/** The mission, and the sentence that sums it up. */
export function Mission() {
  const { t } = useLanguage();
  return (
    <section className="section deep cropped has-canal mission">
      <Dyke />
      <div className="wrap grid gap-6 mission-text">
        <h2 className="title-card text-1.25rem">{t('about.mission.title')}</h2>
        <blockquote className="quote">
          <p>{t('about.mission.quote')}</p>
        </blockquote>
        <p className="lead">{t('about.mission.text')}</p>
      </div>
    </section>
  );
}
