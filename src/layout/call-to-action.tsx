import { Polder } from '../illustration/polder';
import { useLanguage } from '../language/page-language';
import { SectionLink } from './section-link';

/** The band that closes an inner page, and leads on to the contact form. */
export function CallToAction() {
  const { t } = useLanguage();
  return (
    <section className="section deep cropped has-canal call-to-action">
      <Polder className="lt-md:hidden call-to-action-drawing" view="plots" />
      <div className="wrap">
        <div className="grid gap-6 md:max-w-40%">
          <h2 className="title-section">{t('contact.title')}</h2>
          <p className="lead">{t('contact.text')}</p>
          <p>
            <SectionLink section="contact" className="button button-deep" purpose={t('contact.title')}>
              {t('hero.getStarted')}
            </SectionLink>
          </p>
        </div>
      </div>
    </section>
  );
}
