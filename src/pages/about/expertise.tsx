import { expertise } from '../../content/services';
import { useLanguage } from '../../language/language';

/** The four fields that the company knows well. */
export function Expertise() {
  const { t } = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="title-section mb-10">{t('about.expertise.title')}</h2>
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {expertise.map((field) => (
            <li key={field} className="grid gap-2 content-start pt-5 border-t-2 border-t-solid border-delft">
              <h3 className="title-card">{t(`about.expertise.${field}.title`)}</h3>
              <p className="text-quiet text-balance">{t(`about.expertise.${field}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
