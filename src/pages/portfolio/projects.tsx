import { clientOf, emblemOf } from '../../content/clients';
import { engagements, newestFirst } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { Icon } from '../../ui/icon';
import { ProjectDetails } from './project-details';
import { emblemId } from './timeline';

/**
 * Every project in full, for search engines and for readers without scripts. As long as the dialog is not there, the
 * link of a client shows its projects where the dialog would stand.
 */
export function Projects({ className }: { className: string }) {
  const { t } = useLanguage();
  return (
    <div className={className}>
      {newestFirst(engagements).map(({ client, projects }) => (
        <section key={client} id={client} className="dialog project">
          <div className="dialog-head">
            <img src={emblemOf(client)} alt="" width="80" height="80" loading="lazy" />
            <h2 className="dialog-title" lang={clientOf(client).language}>
              {clientOf(client).name}
            </h2>
            <a className="dialog-close project-close" href={`#${emblemId(client)}`} aria-label={t('portfolio.close')}>
              <Icon name="close" />
            </a>
          </div>
          <div className="dialog-body">
            {projects.map((project) => (
              <ProjectDetails key={project.nameKey} project={project} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
