import { expertise } from '../../content/services';
import { useLanguage } from '../../language/page-language';

/** The fields that the company knows well. */
export function Expertise() {
  const { t } = useLanguage();
  return (
    <section className="section cropped beside-canal">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('about.expertise.title')}</h2>
        </div>
        <ul className="expertise-list">
          {expertise.map((field) => (
            <li key={field} className="expertise">
              <h3 className="title-card text-size-card">{t(`about.expertise.${field}.title`)}</h3>
              <p className="text-quiet">{t(`about.expertise.${field}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
