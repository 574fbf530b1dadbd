import { useLanguage } from '../../language/page-language';

/** The steps of the work, in their order. Their words are `about.steps.<name>.title` and `.text`. */
const steps = ['listen', 'plan', 'setUp', 'handOver'] as const;

/** The work of the company with its clients, as a staircase of locks, and its reputation. */
export function ClientFirst() {
  const { t } = useLanguage();
  return (
    <section className="section cropped has-canal bg-porcelain">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('about.clientFirst.title')}</h2>
          <p className="lead">{t('about.clientFirst.text')}</p>
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step} className="step">
              <h3 className="title-card text-size-card">{t(`about.steps.${step}.title`)}</h3>
              <p className="text-quiet">{t(`about.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <h2 className="title-card text-1.25rem text-quiet reputation">{t('about.reputation.title')}</h2>
        <p className="text-size-title leading-[1.15] tracking-[-.015em] text-balance max-w-22em">
          {t('about.reputation.text')}
        </p>
      </div>
    </section>
  );
}
