import { Link } from 'wouter';
import { clientKeys, clientOf, wordmarkOf } from '../../content/clients';
import { useLanguage } from '../../language/language';
import { Icon } from '../../ui/icon';

const logo = { className: 'logo', width: 160, height: 48, fetchPriority: 'low' } as const;

/** The wall of client logos. */
export function LogoGrid() {
  const { t } = useLanguage();
  return (
    <section id="clients" className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('clients.title')}</h2>
          <p className="lead">{t('clients.text')}</p>
        </div>
        <div className="logo-wall">
          <ul className="contents">
            {clientKeys.map((key) => (
              <li key={key} className="logo-cell">
                <img {...logo} src={wordmarkOf(key)} alt={clientOf(key).name} lang={clientOf(key).language} />
              </li>
            ))}
          </ul>
          <Link href="/portfolio" className="logo-more">
            {t('clients.link')}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
