import { Polder } from '../../illustration/polder';
import { useLanguage } from '../../language/language';
import { SectionLink } from '../../layout/section-link';

/** The first section: one sentence, one line, two buttons and the polder. */
export function Hero() {
  const { t } = useLanguage();
  return (
    <section id="home" className="cropped hero">
      <Polder className="hero-drawing" view="home" />
      <div className="wrap">
        <div className="hero-text beside-drawing">
          <h1 className="title-display">{t('hero.title')}</h1>
          <p className="lead">{t('hero.text')}</p>
          <div className="buttons">
            <SectionLink section="contact" className="button button-solid" purpose={t('contact.title')}>
              {t('hero.getStarted')}
            </SectionLink>
            <SectionLink section="services" className="button button-line" purpose={t('services.title')}>
              {t('hero.learnMore')}
            </SectionLink>
          </div>
        </div>
      </div>
    </section>
  );
}
