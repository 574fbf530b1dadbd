import { Link } from 'wouter';
import { clientKeys, clientOf, wordmarkOf } from '../content/clients';
import { useLanguage } from '../language/use-language';
import { Icon } from '../ui/icon';

/** The wall of client logos. */
export function ClientLogos() {
  const { t } = useLanguage();
  return (
    <section id="clients" className="band">
      <div className="wrap">
        <div className="band-head">
          <h2 className="title-section">{t('clients.title')}</h2>
          <p className="lead">{t('clients.text')}</p>
        </div>
        <ul className="logo-wall">
          {clientKeys.map((key) => {
            const { name, language } = clientOf(key);
            return (
              <li key={key} className="logo-cell">
                <img
                  className="logo"
                  src={wordmarkOf(key)}
                  alt={name}
                  lang={language}
                  width="160"
                  height="48"
                  loading="lazy"
                  decoding="async"
                />
              </li>
            );
          })}
        </ul>
        <p className="mt-10">
          <Link href="/portfolio" className="link-arrow">
            {t('clients.link')}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
