import { clientKeys, clients } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { Hero } from '../../layout/hero';
import { SectionLink } from '../../layout/section-link';

/** The names of clients on the map. */
const plotLabels = clientKeys.flatMap((key) => clients[key].mapLabel ?? []);

/** The first section: one sentence, one line, two buttons and the polder. */
export function Introduction() {
  const { t } = useLanguage();
  return (
    <Hero id="home" plotLabels={plotLabels} waterLabels={[t('hero.highWater'), t('hero.lowWater')]}>
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
    </Hero>
  );
}
