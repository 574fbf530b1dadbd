import { expertise } from '../../content/services';
import { useLanguage } from '../../language/page-language';

/** The skills of the company, each below a line. */
export function Expertise() {
  const { t } = useLanguage();
  return (
    <section className="section cropped has-canal">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('about.expertise.title')}</h2>
        </div>
        <ul className="grid md:grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-8 mr-$canal-bleed">
          {expertise.map((skill) => (
            <li key={skill} className="grid content-start gap-2 expertise">
              <h3 className="title-card text-size-card">{t(`about.expertise.${skill}.title`)}</h3>
              <p className="text-quiet">{t(`about.expertise.${skill}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
