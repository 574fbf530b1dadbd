import { expertise } from '../../content/services';
import { useLanguage } from '../../language/language';

/** The fields that the company knows well. */
export function Expertise() {
  const { t } = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="title-section mb-10">{t('about.expertise.title')}</h2>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
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
