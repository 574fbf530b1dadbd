import { wordmarks } from 'virtual:logos';
import { Link } from 'wouter';
import { type ClientKey, clientKeys, clients, engagements, getWordmarkPath } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { Icon } from '../../ui/icon';

/** Returns whether the portfolio has projects of a client. */
const hasEngagement = (key: ClientKey) => engagements.some(({ client }) => client === key);

/** A client's logo, in the size and with the treatment that the build has measured. */
function Logo({ client }: { client: ClientKey }) {
  const [kind, width, height] = wordmarks[client];
  const { name, language } = clients[client];
  const attributes = { width, height, loading: 'lazy', src: getWordmarkPath(client) } as const;
  return <img {...attributes} className={`logo logo-${kind}`} alt={name} lang={language} />;
}

/** The logos of all clients. Each is a link to the projects of the client, if the portfolio has them. */
export function LogoGrid() {
  const { t } = useLanguage();
  return (
    <section id="clients" className="section cropped has-canal">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-section">{t('clients.title')}</h2>
          <p className="lead">{t('clients.text')}</p>
        </div>
        <div className="grid grid-cols-2 md:grid-cols-4 mr-$canal-bleed logo-grid">
          <ul className="contents">
            {clientKeys.map((key) => (
              <li key={key} className="relative logo-cell">
                {hasEngagement(key) ? (
                  <Link href={`/portfolio#${key}`}>
                    <Logo client={key} />
                  </Link>
                ) : (
                  <Logo client={key} />
                )}
              </li>
            ))}
          </ul>
          <Link href="/portfolio" className="button-solid flex text-balance logo-grid-link">
            {t('clients.link')}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
