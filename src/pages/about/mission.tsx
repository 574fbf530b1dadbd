import { useLanguage } from '../../language/page-language';

/**
 * The dyke from the side: its profile, the high water at its right, and field lines and a canal at its left. The top of the dyke is
 * higher than the water, as the company delivers more than it promises. The view box keeps it clear of the canal in the margin.
 */
function Dyke() {
  const { t } = useLanguage();
  return (
    <svg aria-hidden="true" className="dyke" viewBox="45 0 1600 160" preserveAspectRatio="xMidYMax slice" fill="none">
      <path d="M1700 56H908L1041 152H1700z" className="fill-water" />
      <path d="M496 130H404L416 142H484z" className="fill-water" />
      <path
        d="M1700 152H1041L880 36H810L682 126H500L484 142H416L400 126H-9V170H1700z"
        className="fill-deep stroke-on-deep-quiet"
        strokeWidth="3"
      />
      <path
        d="M0 142H398M505 142H682"
        className="stroke-field-line lt-md:hidden"
        strokeWidth="18"
        strokeDasharray="1.5 12.5"
      />
      <path d="M826 36H864M908 56H942" className="stroke-spark" strokeWidth="5" />
      <text x="864" y="22" textAnchor="end">
        {t('about.mission.delivered')}
      </text>
      <text x="908" y="45">
        {t('about.mission.promised')}
      </text>
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
